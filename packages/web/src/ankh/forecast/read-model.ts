import { conflictForecast, forecast, idleActions, type RegionForecast } from '@ennead/ankh/read-model';
import { type ActionName, type AnkhState, groundOf } from '@ennead/ankh/tables';
import type { Seat } from '@ennead/kernel';
import { remembered } from '../../ui/remembered.ts';

/** The regions that a Conflict still comes to, in its order. */
export const regionsAhead = remembered((view: AnkhState): readonly RegionForecast[] =>
  conflictForecast(view),
);

/** Every region as it stands, also while it is fought for, by its number. */
export const regionsNow = remembered((view: AnkhState): readonly RegionForecast[] =>
  groundOf(view).lands.map((_, region) => forecast(view, region)),
);

const idleBySeat = remembered((_view: AnkhState) => new Map<Seat, readonly ActionName[]>());

/** Whether an action would do nothing. */
export function isIdle(view: AnkhState, seat: Seat, action: ActionName): boolean {
  const known = idleBySeat(view);
  const idle = known.get(seat) ?? idleActions(view, seat);
  known.set(seat, idle);
  return idle.includes(action);
}
