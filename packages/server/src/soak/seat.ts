import type { Fresh } from '@ennead/wire';
import type { SoakPerson } from './person.ts';
import type { HeardMove } from './sample.ts';

/** What one seat has seen. */
export interface SoakSeat {
  readonly seat: number;
  readonly person: SoakPerson;
  number: number;
  moment: number;
  view: Record<string, unknown>;
  /** Steps that have not been put into the view yet. */
  ahead: HeardMove[];
  /** Highest number that was acknowledged. */
  acknowledged: number;
  /** Steps that were left out of the stream. */
  gaps: number;
  /** When the answer on its way was sent; 0 when none is. */
  sentAt: number;
}

export function newSeat(person: SoakPerson, seat: number): SoakSeat {
  return { seat, person, number: 0, moment: 0, view: {}, ahead: [], acknowledged: 0, gaps: 0, sentAt: 0 };
}

export function takeFresh(seat: SoakSeat, { number, moment, view }: Fresh): void {
  Object.assign(seat, { number, moment, view, ahead: [] });
}

/** Takes in one step; false where it tells of no new moment. */
export function takeMoved(seat: SoakSeat, moved: HeardMove): boolean {
  const { number, moment } = moved;
  if (number !== seat.number + 1) seat.gaps += 1;
  seat.number = number;
  seat.ahead.push(moved);
  if (seat.ahead.length >= MOST_AHEAD) viewOf(seat);
  const isNew = moment !== seat.moment;
  seat.moment = moment;
  return isNew;
}

/** Most games are over before anybody asks for the view; of longer ones no more than this is kept unread. */
const MOST_AHEAD = 200;

/** What the seat sees now. */
export function viewOf({ view, ahead }: SoakSeat): Record<string, unknown> {
  for (const moved of ahead.splice(0)) {
    const { changed, removed } = moved.rest();
    Object.assign(view, changed);
    for (const key of removed) delete view[key];
  }
  return view;
}
