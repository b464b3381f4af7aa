import type { Option } from '@ennead/kernel';
import { FIGURE_NAMES, type FigureName, WARRIOR } from '../pieces.ts';
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

export function nameOfKind(state: AnkhState, kind: number): string {
  const name = sourceOf(state, kind)?.name ?? FIGURE_NAMES[kind];
  if (name === undefined) throw new Error(`nothing of kind ${kind} can be summoned`);
  return name;
}

/** Undefined for what is no figure to summon. */
export function kindNamed(state: AnkhState, option: Option): number | undefined {
  const source = summonSourcesOf(state).findIndex(({ name }) => name === option);
  if (source >= 0) return -source;
  const kind = FIGURE_NAMES.indexOf(option as FigureName);
  return kind < 0 ? undefined : kind;
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
