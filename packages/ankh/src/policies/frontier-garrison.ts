import type { Policy } from './policy.ts';

/** Neutral monuments, building sites included, count for A-SUM-2 in this action; attuned powers gain nothing. */
export const frontierGarrison: Policy = {
  name: 'frontier-garrison',
  rule: 'P-CARD-4',
  changes: { summonsBesideNeutral: true },
};
