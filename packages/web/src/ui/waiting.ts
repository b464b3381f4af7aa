import { signal } from '../signal.ts';

const count = signal(0);

/** How many tables wait for the reader, as far as this page knows. Reading it in a template follows it. */
export function waitingTables(): number {
  return count.get();
}

/** So many wait: tab and icon say so. */
export function noteWaiting(tables: number): void {
  count.set(tables);
  // Not every browser has it, and none lets a page in a tab use it.
  const told = tables > 0 ? navigator.setAppBadge?.(tables) : navigator.clearAppBadge?.();
  told?.catch(() => undefined);
}
