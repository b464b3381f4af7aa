import { add, changed, missing } from '@ennead/kernel';
import { spaceName } from '../map/spaces.ts';
import { monumentAt, monumentName, stockOf } from '../monuments.ts';
import { controllerOf, monument, monumentKind, PYRAMID, SPHINX } from '../pieces.ts';
import type { AnkhState } from '../state.ts';
import type { Log } from '../turn/hooks.ts';
import { SPHINXES } from './names.ts';

/** Those not on the board; one that is destroyed is back at once (P-SPHINX-6). */
export function sphinxSupply({ monuments }: AnkhState): number {
  let left = SPHINXES;
  for (const each of monuments) if (monumentKind(each) === SPHINX) left -= 1;
  return left;
}

/** The spaces of the sphinxes a team controls. */
export function sphinxesOf({ monuments }: AnkhState, team: number): number[] {
  const spaces: number[] = [];
  for (let space = 0; space < monuments.length; space++) {
    const each = monuments[space] ?? missing();
    if (monumentKind(each) === SPHINX && controllerOf(each) === team) spaces.push(space);
  }
  return spaces;
}

/** The monuments a team may replace: its own obelisks, temples and pyramids, while a sphinx is in supply (P-SPHINX-7). */
export function replaceable(state: AnkhState, team: number): number[] {
  const spaces: number[] = [];
  if (sphinxSupply(state) === 0) return spaces;
  for (let space = 0; space < state.monuments.length; space++) {
    const each = monumentAt(state, space);
    if (each !== 0 && controllerOf(each) === team && monumentKind(each) <= PYRAMID) spaces.push(space);
  }
  return spaces;
}

/** The monument goes to the stock it would be built from, its ankh token stays (P-ROOM-2, P-SCEN-5). */
export function placeSphinx(state: AnkhState, team: number, space: number, log: Log): void {
  const replaced = monumentAt(state, space);
  add(stockOf(state, team), monumentKind(replaced) - 1, 1);
  state.monuments = changed(state.monuments, space, monument(SPHINX, team));
  log?.push({
    type: 'sphinx-placed',
    rule: 'P-ROOM-2',
    team,
    space: spaceName(space),
    monument: monumentName(replaced),
  });
}
