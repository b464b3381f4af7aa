import type { Context } from './command.ts';

const WIDTH = 30;
/** Milliseconds between two pictures of the bar. */
const PACE = 100;

/** A bar that fills while `total` things are done. Nothing is shown when no one watches. */
export function progress(
  { show }: Context,
  total: number,
  unit: string,
): { done(count: number): void; clear(): void } {
  if (show === undefined) return { done() {}, clear() {} };
  let last = 0;
  const started = performance.now();
  return {
    done(count) {
      const now = performance.now();
      if (now - last < PACE) return;
      last = now;
      const full = Math.round((count / total) * WIDTH);
      const left = ((now - started) / 1000 / count) * (total - count);
      show(
        `${'█'.repeat(full)}${'░'.repeat(WIDTH - full)} ${count} of ${total} ${unit}, ${left.toFixed(0)} s left`,
      );
    },
    clear: () => show(''),
  };
}
