import type { Policy } from './policy.ts';

/** Figures move farther in this action. */
export const royalRoad: Policy = { name: 'royal-road', rule: 'P-CARD-2', changes: { moveRange: 4 } };
