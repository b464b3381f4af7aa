import { add } from '@ennead/kernel';
import { MONUMENT_NAMES, OBELISK, PYRAMID, TEMPLE } from '../../pieces.ts';
import type { AnkhState } from '../../state.ts';

export const KINDS = [OBELISK, TEMPLE, PYRAMID];

/** By the same order: what is drafted and built. */
const BUILT_NAMES = ['obelisk', 'temple', 'pyramid'] as const;
export type BuiltName = (typeof BUILT_NAMES)[number];

/** A seat has not chosen its starting monument. */
export const NOT_CHOSEN = 0;

/** What The Great Rebuilding keeps: monuments by kind, obelisks, temples, pyramids. */
export interface RebuildingState {
  readonly kind: 'great-rebuilding';
  /** Left in the draft. */
  pool: number[];
  /** By team: its stock. */
  stocks: number[][];
  /** By seat: the starting monument chosen, while others still choose. */
  chosen: number[];
  /** Out of the game. */
  gone: number[];
}

export function rebuildingOf(state: AnkhState): RebuildingState {
  return state.scenario as RebuildingState;
}

export function moveAll(from: number[], to: number[]): void {
  for (const [kind, count] of from.entries()) {
    add(to, kind, count);
    from[kind] = 0;
  }
}

export function stockHas(stock: readonly number[] | undefined, kind: number): boolean {
  return (stock?.[kind - 1] ?? 0) > 0;
}

export function kindsIn(stock: readonly number[]): BuiltName[] {
  return BUILT_NAMES.filter((_name, place) => stockHas(stock, place + 1));
}

export function kindNamed(name: BuiltName): number {
  return MONUMENT_NAMES.indexOf(name);
}
