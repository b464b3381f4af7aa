import type { Fresh, Moved } from '@ennead/wire';
import type { SoakPerson } from './person.ts';

/** What one seat has seen. */
export interface SoakSeat {
  readonly seat: number;
  readonly person: SoakPerson;
  number: number;
  moment: number;
  view: Record<string, unknown>;
  /** Highest number that was acknowledged. */
  acknowledged: number;
  /** Steps that were left out of the stream. */
  gaps: number;
  /** When the answer on its way was sent; 0 when none is. */
  sentAt: number;
}

export function newSeat(person: SoakPerson, seat: number): SoakSeat {
  return { seat, person, number: 0, moment: 0, view: {}, acknowledged: 0, gaps: 0, sentAt: 0 };
}

export function takeFresh(seat: SoakSeat, { number, moment, view }: Fresh): void {
  Object.assign(seat, { number, moment, view });
}

/** Takes in one step; false where it tells of no new moment. */
export function takeMoved(seat: SoakSeat, { number, moment, changed, removed }: Moved): boolean {
  if (number !== seat.number + 1) seat.gaps += 1;
  seat.number = number;
  Object.assign(seat.view, changed);
  for (const key of removed) delete seat.view[key];
  const isNew = moment !== seat.moment;
  seat.moment = moment;
  return isNew;
}
