import { changed, missing, type Seat } from '@ennead/kernel';
import { stands } from '../actions/pyramids.ts';
import { boardOf, sectorName, sectorNamed } from '../board/board.ts';
import { type KemetStep, type Log, question } from '../flow.ts';
import { COLOURS } from '../pieces.ts';
import type { KemetFrame, KemetState } from '../state.ts';
import { enlist } from '../troops.ts';
import { unitsLeft } from './units-left.ts';

/**
 * A player founds the city: pyramids, then units (K-SETUP-6, K-SETUP-7). While pyramids are placed the number of the
 * frame holds the level of each colour as digits of base 5; while units are placed, how many districts were answered.
 */

const MOST_IN_A_DISTRICT = 5;
const BASE = 5;
const ONE_OF_EACH = 1 + BASE + BASE * BASE;
const DISTRICTS = 3;

function levelIn(n: number, colour: number): number {
  return Math.floor(n / BASE ** colour) % BASE;
}

/** The first colour with a level that is not on the board yet, -1 when all are. */
function colourToPlace(state: KemetState, seat: Seat, n: number): number {
  for (let colour = 0, levels = n; levels > 0; colour++, levels = Math.floor(levels / BASE))
    if (levels % BASE > 0 && !stands(state, seat, colour)) return colour;
  return -1;
}

const askDistrict = question({
  kind: 'district',
  skip(state, frame) {
    if (colourToPlace(state, state.active, frame.n) >= 0) return null;
    frame.n = 0;
    return 'next';
  },
  options(state) {
    const own = state.active * DISTRICTS;
    return boardOf(state)
      .ids.slice(own, own + DISTRICTS)
      .filter((_, district) => state.pyramidColour[own + district] === -1);
  },
  about: (state, { n }) => ({ colour: COLOURS[colourToPlace(state, state.active, n)] ?? missing() }),
  take(state, { n }, option, log) {
    const seat = state.active;
    const colour = colourToPlace(state, seat, n);
    const district = sectorNamed(state, option);
    const level = levelIn(n, colour);
    state.pyramidColour = changed(state.pyramidColour, district, colour);
    state.pyramidLevel = changed(state.pyramidLevel, district, level);
    log?.push({
      type: 'pyramid-placed',
      rule: 'K-SETUP-6',
      seat,
      colour: COLOURS[colour] ?? missing(),
      level,
      sector: option,
    });
    return 'stay';
  },
});

/** The next district that gets units: those with pyramids, in order. */
function districtToFill(state: KemetState, { n }: KemetFrame): number {
  const own = state.active * DISTRICTS;
  for (let district = own, skip = n; district < own + DISTRICTS; district++)
    if (state.pyramidColour[district] !== -1) {
      if (skip === 0) return district;
      skip -= 1;
    }
  return -1;
}

const askUnits = question({
  kind: 'setup-units',
  skip: (state, frame) => (districtToFill(state, frame) === -1 ? 'end' : null),
  /** What leaves no more than 5 for each of the districts that follow. */
  options(state, frame) {
    const left = unitsLeft(state);
    const following = districtsFollowing(state, frame);
    const least = Math.max(0, left - following * MOST_IN_A_DISTRICT);
    const options: number[] = [];
    for (let units = least; units <= Math.min(left, MOST_IN_A_DISTRICT); units++)
      if (following > 0 || units === left) options.push(units);
    return options;
  },
  about: (state, frame) => ({ sector: sectorName(state, districtToFill(state, frame)) }),
  take(state, frame, option, log) {
    place(state, districtToFill(state, frame), option, log);
    frame.n += 1;
    return 'stay';
  },
});

function districtsFollowing(state: KemetState, { n }: KemetFrame): number {
  const own = state.active * DISTRICTS;
  return state.pyramidColour.slice(own, own + DISTRICTS).filter((colour) => colour !== -1).length - n - 1;
}

function place(state: KemetState, district: number, units: number, log: Log): void {
  if (units > 0) enlist(state, state.active, district, units, 'setup', 'K-SETUP-7', log);
}

export const citySetup: readonly KemetStep[] = [
  question({
    kind: 'split',
    options: () => ['1/1/1', '2/1/0'],
    take(_state, frame, option) {
      if (option === '2/1/0') return 'next';
      frame.n = ONE_OF_EACH;
      frame.at += 3;
      return 'stay';
    },
  }),
  question({
    kind: 'high-colour',
    options: () => [...COLOURS],
    take(_state, frame, option) {
      frame.n = ONE_OF_EACH + BASE ** COLOURS.indexOf(option);
      return 'next';
    },
  }),
  question({
    kind: 'missing-colour',
    options: (_state, { n }) => COLOURS.filter((_, colour) => levelIn(n, colour) === 1),
    take(_state, frame, option) {
      frame.n -= BASE ** COLOURS.indexOf(option);
      return 'next';
    },
  }),
  askDistrict,
  askUnits,
];
