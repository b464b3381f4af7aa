import type { AnkhState } from '../state.ts';
import { conflictHooksOf } from '../table/modules.ts';
import type { Casualties } from './hooks.ts';

function casualtiesOf(state: AnkhState): Casualties | null {
  for (const { casualties } of conflictHooksOf(state)) if (casualties !== undefined) return casualties;
  return null;
}

/** The teams whose figures in a resolved region die, one bit each: the losers of a battle, unless the table has it otherwise. */
export function dyingTeams(state: AnkhState, holder: number, losers: number): number {
  return casualtiesOf(state)?.teams(holder) ?? losers;
}

/** The rule they die by. */
export function ruleOfDeath(state: AnkhState): string {
  return casualtiesOf(state)?.rule ?? 'A-KILL-1';
}
