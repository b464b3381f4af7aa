/** Thoughts of this thread. */
let thoughts = 0;

/** Bots that think for as long as they may and say how often this thread has thought. */
export function createBot(_name: string, _game: unknown, { budgetMs }: { budgetMs: number }) {
  return {
    choose(): number {
      const until = performance.now() + budgetMs;
      while (performance.now() < until);
      thoughts += 1;
      return thoughts;
    },
  };
}
