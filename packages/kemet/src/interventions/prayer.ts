import { missing } from '@ennead/kernel';
import { PRAYER_CAP } from '../pieces.ts';
import { gainPrayer } from '../prayer.ts';
import type { OpenIntervention } from './intervention.ts';

/** Exactly 2 prayer points (K-DI-4). */
export const prayer: OpenIntervention = {
  id: 'prayer',
  canTakeEffect: (state, seat) => (state.prayer[seat] ?? missing()) < PRAYER_CAP,
  takeEffect: (state, seat, log) =>
    gainPrayer(state, seat, 2, 'K-DI-4', log && [{ source: 'prayer', value: 2 }], log),
};
