import { gain } from '../devotion.ts';
import type { AnkhState } from '../state.ts';
import { conflictHooksOf } from '../table/modules.ts';
import type { Log } from './hooks.ts';

/** Something at this table keeps everybody from gaining devotion in the region. */
export function isGainPrevented(state: AnkhState, region: number): boolean {
  for (const { preventsGain } of conflictHooksOf(state)) if (preventsGain?.(state, region)) return true;
  return false;
}

/** Devotion earned from a region in a Conflict. True when it has won the game. */
export function award(
  state: AnkhState,
  region: number,
  team: number,
  amount: number,
  rule: string,
  log: Log,
  source: string,
): boolean {
  if (amount > 0 && isGainPrevented(state, region)) {
    log?.push({ type: 'gain-prevented', rule, team, amount, source });
    return false;
  }
  return gain(state, team, amount, rule, log, source);
}
