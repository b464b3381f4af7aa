/** Work over a long game that can be left and gone on with: others get their turn where it yields. */
export type Work<T> = Generator<void, T, void>;

/** It yields after so many moves. */
export const AT_ONCE = 32;

/** Does the work at one go. */
export function finish<T>(work: Work<T>): T {
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
}
