import type { Policy } from './policy.ts';

/** Priests move to any room in this action, still once each. */
export const openDoors: Policy = { name: 'open-doors', rule: 'P-CARD-2', changes: { priestsAnywhere: true } };
