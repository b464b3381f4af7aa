import type { PowerTile } from './tile.ts';

/** Every payment is 1 lower (K-PAY-3). */
export const priestOfRa: PowerTile = {
  kind: 'priest-of-ra',
  paymentDiscount: 1,
};
