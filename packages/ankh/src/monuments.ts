import { add, changed, missing } from '@ennead/kernel';
import { spaceName } from './map/spaces.ts';
import {
  controllerOf,
  type MonumentName,
  monument,
  monumentKind,
  monumentOfKind,
  NEUTRAL,
  PYRAMID,
  SPHINX,
} from './pieces.ts';
import type { AnkhState } from './state.ts';
import { conflictHooksOf } from './table/modules.ts';
import { teamAt } from './teams.ts';
import type { Log } from './turn/hooks.ts';

/** The monument on a space, 0 for none (see pieces.ts). */
export function monumentAt({ monuments }: AnkhState, space: number): number {
  return monuments[space] ?? missing();
}

let latest: readonly number[] | null = null;
let latestSpaces: readonly number[] = [];

/** The spaces with monuments, lowest first. The list of monuments is replaced, never changed, so they are found once for each. */
export function monumentSpaces({ monuments }: AnkhState): readonly number[] {
  if (latest === monuments) return latestSpaces;
  const spaces: number[] = [];
  for (let space = 0; space < monuments.length; space++) if (monuments[space] !== 0) spaces.push(space);
  latest = monuments;
  latestSpaces = spaces;
  return spaces;
}

export function monumentName(monument: number): MonumentName {
  return monumentOfKind(monumentKind(monument));
}

/** A sphinx is every kind at once (P-SPHINX-2); a site is none. */
export function countsAs(monument: number, kind: number): boolean {
  return monumentKind(monument) === kind || monumentKind(monument) === SPHINX;
}

/** Monuments of each kind the team builds from, and to which destroyed ones return: obelisks, temples, pyramids. */
export function stockOf(state: AnkhState, team: number): number[] {
  for (const { stock } of conflictHooksOf(state)) if (stock !== undefined) return stock(state, team);
  return state.supply;
}

/** Puts a monument of the stock with an ankh token of the pool on a space. */
export function build(state: AnkhState, team: number, kind: number, space: number): void {
  const stock = stockOf(state, team);
  add(stock, kind - 1, -1);
  teamAt(state, team).ankhs -= 1;
  state.monuments = changed(state.monuments, space, monument(kind, team));
}

/** The monument goes back to supply and its ankh token to its owner (A-MAP-19). */
export function destroy(state: AnkhState, space: number, rule: string, log: Log, by?: string): void {
  const destroyed = monumentAt(state, space);
  const team = controllerOf(destroyed);
  state.monuments = changed(state.monuments, space, 0);
  if (team !== NEUTRAL) teamAt(state, team).ankhs += 1;
  if (monumentKind(destroyed) <= PYRAMID) {
    add(stockOf(state, team), monumentKind(destroyed) - 1, 1);
  } else {
    for (const { onDestroyed } of conflictHooksOf(state)) onDestroyed?.(state, destroyed, space, log);
  }
  log?.push({
    type: 'monument-destroyed',
    rule,
    monument: monumentName(destroyed),
    space: spaceName(space),
    ...(team !== NEUTRAL && { team }),
    ...(by !== undefined && { by }),
  });
}
