import { afterLayout } from './after-layout.ts';

/** A tab that is put behind others in the middle of it goes on after this. */
const AT_MOST_MS = 1000;

/** Resolves when what has changed is on the screen; at once where nothing is painted. */
export function painted(): Promise<void> {
  if (document.hidden) return Promise.resolve();
  return new Promise((resolve) => {
    const late = setTimeout(resolve, AT_MOST_MS);
    afterLayout(() => {
      clearTimeout(late);
      resolve();
    });
  });
}
