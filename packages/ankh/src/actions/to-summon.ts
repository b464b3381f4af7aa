import { FIGURE_NAMES, figureOfKind, WARRIOR } from '../pieces.ts';
import type { ActionChoice, Summoned } from '../questions.ts';
import type { AnkhState } from '../state.ts';
import { summonSourcesOf } from '../table/modules.ts';
import { teamAt } from '../teams.ts';
import type { Log, SummonSource } from '../turn/hooks.ts';

/**
 * What can be summoned goes by a number: a figure kind of the pool, or, from 0 downwards, one of the sources that the
 * table has beside the pools.
 */
function sourceOf(state: AnkhState, kind: number): SummonSource | undefined {
  return kind > 0 ? undefined : summonSourcesOf(state)[-kind];
}

export function nameOfKind(state: AnkhState, kind: number): Summoned {
  return sourceOf(state, kind)?.name ?? figureOfKind(kind);
}

/** It is something to summon, not what the table offers beside it. */
export function isSummoned(state: AnkhState, option: Summoned | ActionChoice): option is Summoned {
  return (
    summonSourcesOf(state).some(({ name }) => name === option) ||
    (FIGURE_NAMES as readonly string[]).includes(option)
  );
}

export function kindNamed(state: AnkhState, option: Summoned): number {
  const source = summonSourcesOf(state).findIndex(({ name }) => name === option);
  return source >= 0 ? -source : (FIGURE_NAMES as readonly string[]).indexOf(option);
}

/** The kind of the figure that comes to stand on the board. */
export function kindToPlace(state: AnkhState, kind: number): number {
  return sourceOf(state, kind)?.kind ?? kind;
}

/** What a team can summon from its pool, or with so many followers from elsewhere. */
export function kindsToSummon(state: AnkhState, team: number, followers: number): number[] {
  const { warriors, guardians } = teamAt(state, team);
  const kinds: number[] = [];
  if (warriors > 0) kinds.push(WARRIOR);
  const sources = summonSourcesOf(state);
  for (let i = 0; i < sources.length; i++) if (sources[i]?.offers(state, team, followers)) kinds.push(-i);
  for (const kind of guardians) if (!kinds.includes(kind)) kinds.push(kind);
  return kinds;
}

/** A figure from elsewhere comes into the pool first. */
export function fetchToPool(state: AnkhState, team: number, kind: number, log: Log): void {
  sourceOf(state, kind)?.fetch(state, team, log);
}
