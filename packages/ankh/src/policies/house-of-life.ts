import type { Policy } from './policy.ts';

/** The power unlocked in this action costs less. */
export const houseOfLife: Policy = {
  name: 'house-of-life',
  rule: 'P-CARD-7',
  changes: { unlockDiscount: 2 },
};
