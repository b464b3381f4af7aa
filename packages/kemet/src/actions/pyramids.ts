import type { Option, Seat } from '@ennead/kernel';
import { boardOf, cityOf, sectorName, sectorNamed } from '../board/board.ts';
import type { Log } from '../flow.ts';
import { COLOURS, type Colour } from '../pieces.ts';
import { price } from '../prayer.ts';
import type { KemetState, Raise } from '../state.ts';
import { LEVEL_DISCOUNT } from '../tiles/moments.ts';
import { controller, isEnemyHeld } from '../troops.ts';

/** Which pyramids may be raised, how far, and for how much (K-RAISE-2 to 5). */

const NEW_PYRAMIDS = COLOURS.map((colour) => `new:${colour}`);

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
  for (let district = seat * 3; district < seat * 3 + 3; district++)
    if (state.pyramidColour[district] === colour) return true;
  return false;
}

/** Own districts without a pyramid and without an enemy troop (K-RUL-64). */
export function freeDistricts(state: KemetState, seat: Seat): number[] {
  const free: number[] = [];
  for (let district = seat * 3; district < seat * 3 + 3; district++)
    if (state.pyramidColour[district] === -1 && !isEnemyHeld(state, seat, district)) free.push(district);
  return free;
}

/** Pyramids whose next level costs at most what `affords` says: districts, or 'new:<colour>'. */
export function raisablePyramids(
  state: KemetState,
  seat: Seat,
  affords: (from: number) => boolean,
): Option[] {
  const { districts, ids } = boardOf(state);
  const highest = highestLevel(state);
  const options: Option[] = [];
  for (let district = 0; district < districts; district++) {
    const level = state.pyramidLevel[district] as number;
    if (level > 0 && level < highest && controller(state, district) === seat && affords(level))
      options.push(ids[district] as string);
  }
  if (affords(0) && freeDistricts(state, seat).length > 0)
    for (let colour = 0; colour < COLOURS.length; colour++)
      if (!stands(state, seat, colour)) options.push(NEW_PYRAMIDS[colour] as string);
  return options;
}

/** What a pyramid option means. */
export function pyramidChosen(state: KemetState, option: string): Raise {
  const colour = NEW_PYRAMIDS.indexOf(option);
  if (colour >= 0) return { district: -1, colour, level: 0 };
  const district = sectorNamed(state, option);
  return { district, colour: state.pyramidColour[district] as number, level: 0 };
}

export function pyramidOption(state: KemetState, { district, colour }: Raise): string {
  return district === -1 ? (NEW_PYRAMIDS[colour] as string) : sectorName(state, district);
}

/** Sets a pyramid to a level, putting a new one into its district. */
export function build(state: KemetState, seat: Seat, raise: Raise, rule: string, log: Log): void {
  const { district, colour, level } = raise;
  const from = state.pyramidLevel[district] as number;
  state.pyramidColour[district] = colour;
  state.pyramidLevel[district] = level;
  log?.push({
    type: 'pyramid-raised',
    rule,
    seat,
    owner: cityOf(district),
    colour: COLOURS[colour] as Colour,
    sector: sectorName(state, district),
    from,
    level,
  });
}
