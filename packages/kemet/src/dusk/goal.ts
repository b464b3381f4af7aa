import type { KemetState } from '../state.ts';

/** Points that end the game (K-END-1). */
export function goalOf({ setup }: KemetState): number {
  if (setup.beginner) return 4;
  return setup.length === 'short' ? 8 : 10;
}
