import { placesOf } from '@ennead/kernel';
import type { Rating } from './plackett-luce.ts';

/** Games until a rating is no longer provisional. */
export const SETTLED = 10;

const BASE = 1000;
const SCALE = 40;

/** What somebody is surely worth: three spreads below the middle. Newcomers begin at 0. */
export function ordinal({ mu, sigma }: Rating): number {
  return mu - 3 * sigma;
}

/** The number that people read. Newcomers begin at 1000. */
export function shownRating(rating: Rating): number {
  return Math.round(BASE + SCALE * ordinal(rating));
}

/** How far the middle of a rating may be off, in the same measure. */
export function shownSpread({ sigma }: Rating): number {
  return Math.round(SCALE * sigma);
}

/** What a game needs to be rated: who played each seat, and whether they stayed to the end. */
export interface RatedSeat {
  readonly player: string;
  readonly place: number;
  readonly left: boolean;
}

/** Places that count: whoever left comes behind all who stayed, and those who left share that place. */
export function placesWithLeavers(seats: readonly Pick<RatedSeat, 'place' | 'left'>[]): number[] {
  const all = seats.map(({ place, left }, at) => ({ place, left, at }));
  const stayed = Map.groupBy(
    all.filter(({ left }) => !left),
    ({ place }) => place,
  );
  const groups = [...stayed].sort(([a], [b]) => a - b).map(([, group]) => group);
  const left = all.filter((seat) => seat.left);
  return placesOf([...groups, left].map((group) => group.map(({ at }) => at)));
}
