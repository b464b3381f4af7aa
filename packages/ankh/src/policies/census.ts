import type { Policy } from './policy.ts';

/** Monuments of enemies give followers as well in this action; their owners lose nothing. */
export const census: Policy = { name: 'census', rule: 'P-CARD-6', changes: { gainsFromEnemies: true } };
