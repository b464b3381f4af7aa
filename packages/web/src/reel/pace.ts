import type { Pace } from '../settings.ts';
import { hasMoment, type Weight } from './frame.ts';

/** Milliseconds that a frame stays before the next one comes. */
const CALM: Readonly<Record<Weight, number>> = {
  aside: 150,
  small: 650,
  step: 1100,
  beat: 1500,
  great: 2600,
  summary: 6500,
};

const SHARE: Readonly<Record<Pace, number>> = { calm: 1, quick: 0.4, instant: 0 };

/** Nobody reads as fast as they look. */
const QUICK_READER = 0.7;

/** One knows what one did oneself. */
const OWN = 0.45;
/** Far behind the table, everything goes by faster. */
const BEHIND = 60;

export interface Circumstances {
  readonly isOwn: boolean;
  /** Frames that still wait. */
  readonly behind: number;
  /** Somebody asked to see it: it is not skipped, however fast all else goes. */
  readonly isFilm: boolean;
}

export function durationOf(weight: Weight, pace: Pace, { isOwn, behind, isFilm }: Circumstances): number {
  const isHurried = !isFilm && behind > BEHIND;
  const told = isFilm && pace === 'instant' ? 'quick' : pace;
  const share = weight === 'summary' && told === 'quick' ? QUICK_READER : SHARE[told];
  const own = isOwn && weight !== 'beat' && !hasMoment(weight) ? OWN : 1;
  return CALM[weight] * share * own * (isHurried ? 0.5 : 1);
}
