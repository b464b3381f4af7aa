import { missing } from '@ennead/kernel';
import { PRAYER_CAP } from '../pieces.ts';
import { gainPrayer } from '../prayer.ts';
import type { OpenIntervention } from './intervention.ts';

/** Each opponent loses 1 prayer point, the player gains 1 in total (K-DI-6). */
export const manaTheft: OpenIntervention = {
  id: 'mana-theft',
  canTakeEffect({ prayer }, seat) {
    for (let other = 0; other < prayer.length; other++) {
      const points = prayer[other] ?? missing();
      if (other === seat ? points < PRAYER_CAP : points > 0) return true;
    }
    return false;
  },
  takeEffect(state, seat, log) {
    for (let other = 0; other < state.setup.players; other++) {
      const points = state.prayer[other] ?? missing();
      if (other === seat || points === 0) continue;
      state.prayer[other] = points - 1;
      log?.push({
        type: 'prayer-lost',
        rule: 'K-DI-6',
        seat: other,
        lost: 1,
        now: points - 1,
        source: 'mana-theft',
      });
    }
    gainPrayer(state, seat, 1, 'K-DI-6', log && [{ source: 'mana-theft', value: 1 }], log);
  },
};
