import type { TableConflictHooks } from '../conflict/hooks.ts';
import type { AnkhState } from '../state.ts';
import type { TurnHooks } from '../turn/hooks.ts';
import middleKingdom from './data/middle-kingdom.ts';
import oldKingdom from './data/old-kingdom.ts';
import type { Layout } from './layout.ts';

/** A scenario: its layouts as data, and the rules it changes as hooks. */
export interface Scenario {
  readonly id: string;
  readonly layouts: readonly Layout[];
  readonly turn?: TurnHooks;
  readonly conflict?: TableConflictHooks;
}

const SCENARIOS: readonly Scenario[] = [
  { id: 'middle-kingdom', layouts: middleKingdom },
  { id: 'old-kingdom', layouts: oldKingdom },
];

export const SCENARIO_IDS: readonly string[] = SCENARIOS.map(({ id }) => id);

export function scenarioNamed(id: string): Scenario | undefined {
  return SCENARIOS.find((scenario) => scenario.id === id);
}

const NO_HOOKS: readonly TurnHooks[] = [];
const HOOKS = new Map(SCENARIOS.map(({ id, turn }) => [id, turn === undefined ? NO_HOOKS : [turn]]));

/** What the scenario of this table changes outside battles. */
export function tableHooks(state: AnkhState): readonly TurnHooks[] {
  return HOOKS.get(state.setup.scenario) ?? NO_HOOKS;
}
