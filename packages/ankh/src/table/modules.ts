import type { TableConflictHooks } from '../conflict/hooks.ts';
import type { Scenario } from '../scenarios/scenario.ts';
import type { AnkhState } from '../state.ts';
import type { TurnHooks } from '../turn/hooks.ts';
import type { TableModule } from './module.ts';

/** Every scenario, by id. They enter themselves (see scenarios/scenarios.ts), so that they may use all of the rules. */
const scenarios = new Map<string, Scenario>();

export function enterScenarios(list: readonly Scenario[]): void {
  for (const scenario of list) scenarios.set(scenario.id, scenario);
}

/** What changes the rules at one table, gathered by moment. */
interface Gathered {
  readonly modules: readonly TableModule[];
  readonly turn: readonly TurnHooks[];
  readonly conflict: readonly TableConflictHooks[];
}

const gathered = new Map<string, Gathered>();

function gather({ setup }: AnkhState): Gathered {
  let found = gathered.get(setup.scenario);
  if (found === undefined) {
    const scenario = scenarios.get(setup.scenario);
    if (scenario === undefined) throw new Error(`no scenario is called ${setup.scenario}`);
    const modules: readonly TableModule[] = [scenario];
    found = {
      modules,
      turn: modules.flatMap(({ turn }) => turn ?? []),
      conflict: modules.flatMap(({ conflict }) => conflict ?? []),
    };
    gathered.set(setup.scenario, found);
  }
  return found;
}

/** The scenario of this table, then whatever else rules it. */
export function modulesOf(state: AnkhState): readonly TableModule[] {
  return gather(state).modules;
}

/** What they change outside battles. */
export function turnHooksOf(state: AnkhState): readonly TurnHooks[] {
  return gather(state).turn;
}

/** What they change in Conflicts. */
export function conflictHooksOf(state: AnkhState): readonly TableConflictHooks[] {
  return gather(state).conflict;
}

/** Ankh tokens of each team that are neither in its pool nor on monuments. */
export function ankhsAside(state: AnkhState): number {
  return modulesOf(state).reduce((sum, { ankhsSetAside = 0 }) => sum + ankhsSetAside, 0);
}

/** Monuments of a kind that are neither on the board nor in supply. */
export function monumentsElsewhere(state: AnkhState, kind: number): number {
  return modulesOf(state).reduce(
    (sum, module) => sum + (module.monumentsElsewhere?.(state)[kind - 1] ?? 0),
    0,
  );
}

/** Guardians come to teams by unlocking powers (A-UNL-6). */
export function unlockingGivesGuardians(state: AnkhState): boolean {
  return modulesOf(state).every(({ guardiansByUnlocking }) => guardiansByUnlocking !== false);
}
