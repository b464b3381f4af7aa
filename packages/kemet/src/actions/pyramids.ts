import { answersOf, changed, missing, type Seat } from '@ennead/kernel';
import { boardOf, cityOf, DISTRICTS, districtNames, perBoard, sectorName } from '../board/board.ts';
import type { Log } from '../flow.ts';
import { COLOURS } from '../pieces.ts';
import { price } from '../prayer.ts';
import type { PyramidOption } from '../questions.ts';
import type { KemetState, Raise } from '../state.ts';
import { LEVEL_DISCOUNT } from '../tiles/moments.ts';
import { controller, isEnemyHeld } from '../troops.ts';

/** Which pyramids may be raised, how far, and for how much (K-RAISE-2 to 5). */

const NEW_PYRAMIDS = COLOURS.map((colour) => `new:${colour}` as const);

/** The choice so far, in a Raise action or with Hand of God. */
export function raiseOf(state: KemetState): Raise {
  if (state.raise === null) throw new Error('no pyramid is being raised');
  return state.raise;
}

export function highestLevel(state: KemetState): number {
  return state.setup.beginner ? 2 : 4;
}

/** Printed price of raising from one level to another: every level gained costs its number. */
export function levelsPrice(from: number, to: number): number {
  return (to * (to + 1) - from * (from + 1)) / 2;
}

/** Price of raising with Slaves and Priest of Ra (K-RAISE-3). */
export function raisePrice(state: KemetState, seat: Seat, from: number, to: number): number {
  return price(state, seat, levelsPrice(from, to), LEVEL_DISCOUNT, to - from);
}

/** Whether a colour of this player stands on the board. */
export function stands(state: KemetState, seat: Seat, colour: number): boolean {
  for (let district = seat * DISTRICTS; district < (seat + 1) * DISTRICTS; district++)
    if (state.pyramidColour[district] === colour) return true;
  return false;
}

/** Own districts without a pyramid and without an enemy troop (K-RUL-64). */
export function freeDistricts(state: KemetState, seat: Seat): number[] {
  const free: number[] = [];
  for (let district = seat * DISTRICTS; district < (seat + 1) * DISTRICTS; district++)
    if (state.pyramidColour[district] === -1 && !isEnemyHeld(state, seat, district)) free.push(district);
  return free;
}

/** Pyramids whose next level is one of those a player can get: a set of districts and, behind them, of new colours. */
export function raisablePyramids(state: KemetState, seat: Seat, payable: number): number {
  const { districts } = boardOf(state);
  const highest = Math.min(highestLevel(state), payable);
  let pyramids = 0;
  for (let district = 0; district < districts; district++) {
    const level = state.pyramidLevel[district] ?? missing();
    if (level > 0 && level < highest && controller(state, district) === seat) pyramids |= 1 << district;
  }
  if (highest > 0 && freeDistricts(state, seat).length > 0)
    for (let colour = 0; colour < COLOURS.length; colour++)
      if (!stands(state, seat, colour)) pyramids |= 1 << (districts + colour);
  return pyramids;
}

/** In the order of such a set: districts, 'new:<colour>', then 'none'. */
export const pyramidsOrNone = perBoard((board) =>
  answersOf<PyramidOption | 'none'>([...districtNames(board), ...NEW_PYRAMIDS, 'none']),
);

/** The place of 'none' there. */
export function noPyramid(state: KemetState): number {
  return boardOf(state).districts + NEW_PYRAMIDS.length;
}

/** The pyramid at a place there. */
export function pyramidAt(state: KemetState, place: number): Raise {
  const { districts } = boardOf(state);
  if (place >= districts) return { district: -1, colour: place - districts, level: 0 };
  return { district: place, colour: state.pyramidColour[place] ?? missing(), level: 0 };
}

export function pyramidOption(state: KemetState, { district, colour }: Raise): PyramidOption {
  return district === -1 ? (NEW_PYRAMIDS[colour] ?? missing()) : sectorName(state, district);
}

/** Sets a pyramid to a level, putting a new one into its district. */
export function build(state: KemetState, seat: Seat, raise: Raise, rule: string, log: Log): void {
  const { district, colour, level } = raise;
  const from = state.pyramidLevel[district] ?? missing();
  state.pyramidColour = changed(state.pyramidColour, district, colour);
  state.pyramidLevel = changed(state.pyramidLevel, district, level);
  log?.push({
    type: 'pyramid-raised',
    rule,
    seat,
    owner: cityOf(district),
    colour: COLOURS[colour] ?? missing(),
    sector: sectorName(state, district),
    from,
    level,
  });
}
