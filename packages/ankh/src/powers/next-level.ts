import { DASHBOARD_TOKENS } from '../box.ts';

/** Two tokens lie below each of the three levels (A-SETUP-3). */
const TOKENS_PER_LEVEL = 2;

/** The level of the leftmost token on a dashboard after so many powers; null when none is left (A-UNL-2). */
export function levelAfter(powers: number): number | null {
  return powers < DASHBOARD_TOKENS ? 1 + Math.floor(powers / TOKENS_PER_LEVEL) : null;
}
