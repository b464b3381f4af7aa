import { missing, type Seat } from '@ennead/kernel';
import { tilesToBuy } from '../actions/offer.ts';
import { raisablePyramids, raisePrice } from '../actions/pyramids.ts';
import { districtsToRecruit } from '../actions/recruit-room.ts';
import { SPACES } from '../data/action-board.ts';
import { COLOURS, PRAYER_CAP } from '../pieces.ts';
import type { KemetState } from '../state.ts';

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
      return districtsToRecruit(view, seat, NOBODY_RECRUITED).length > 0 ? null : 'no-recruits';
    case 'raise':
      return raisablePyramids(view, seat, (from) => affords(view, seat, from)).length > 0
        ? null
        : 'no-pyramid';
    case 'buy':
      return tilesToBuy(view, seat, COLOURS.indexOf(spot.colour)).length > 0 ? null : 'no-tile';
  }
}

function affords(view: KemetState, seat: Seat, from: number): boolean {
  return raisePrice(view, seat, from, from + 1) <= (view.prayer[seat] ?? 0);
}
