import { gain } from '../devotion.ts';
import type { AnkhState } from '../state.ts';
import { conflictHooksOf } from '../table/modules.ts';
import type { Log } from './hooks.ts';

/** Something at this table keeps everybody from gaining devotion in the region. */
export function isGainPrevented(state: AnkhState, region: number): boolean {
  return preventingRule(state, region) !== null;
}

function preventingRule(state: AnkhState, region: number): string | null {
  for (const { preventsGain } of conflictHooksOf(state)) {
    const rule = preventsGain?.(state, region) ?? null;
    if (rule !== null) return rule;
  }
  return null;
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
  const prevented = amount > 0 ? preventingRule(state, region) : null;
  if (prevented !== null) {
    log?.push({ type: 'gain-prevented', rule: prevented, team, amount, source });
    return false;
  }
  return gain(state, team, amount, rule, log, source);
}
