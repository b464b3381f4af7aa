import { missing, type Seat } from '@ennead/kernel';
import { tilesToBuy } from '../actions/offer.ts';
import { raisablePyramids } from '../actions/pyramids.ts';
import { districtsToRecruit } from '../actions/recruit-room.ts';
import { SPACES } from '../data/action-board.ts';
import { COLOURS, PRAYER_CAP } from '../pieces.ts';
import { payableBase } from '../prayer.ts';
import type { KemetState } from '../state.ts';
import { LEVEL_DISCOUNT } from '../tiles/moments.ts';

/** Why an action would do nothing. */
export type Idle = 'full-prayer' | 'no-troop' | 'no-recruits' | 'no-pyramid' | 'no-tile';

const NOBODY_RECRUITED = { chosen: 0, units: 0, district: -1 };

/** Why a token on this space of the action board would do nothing now, cards aside; null: it would do something. */
export function idleReason(view: KemetState, seat: Seat, space: number): Idle | null {
  const spot = SPACES[space] ?? missing();
  switch (spot.action) {
    case 'pray':
      return (view.prayer[seat] ?? 0) >= PRAYER_CAP ? 'full-prayer' : null;
    case 'move':
      return view.holder.includes(seat) ? null : 'no-troop';
    case 'recruit':
      return districtsToRecruit(view, seat, NOBODY_RECRUITED) !== 0 ? null : 'no-recruits';
    case 'raise':
      return raisablePyramids(view, seat, payableBase(view, seat, LEVEL_DISCOUNT)) !== 0
        ? null
        : 'no-pyramid';
    case 'buy':
      return tilesToBuy(view, seat, COLOURS.indexOf(spot.colour)) !== 0 ? null : 'no-tile';
  }
}
