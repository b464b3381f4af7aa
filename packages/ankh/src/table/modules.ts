import type { TableConflictHooks } from '../conflict/hooks.ts';
import type { Scenario } from '../scenarios/scenario.ts';
import type { Agreement } from '../setup/setup.ts';
import type { AnkhState } from '../state.ts';
import type { TurnHooks } from '../turn/hooks.ts';
import type { TableModule } from './module.ts';

/** Every scenario, by id. They enter themselves (see scenarios/scenarios.ts), so that they may use all of the rules. */
const scenarios = new Map<string, Scenario>();

export function enterScenarios(list: readonly Scenario[]): void {
  for (const scenario of list) scenarios.set(scenario.id, scenario);
}

/** Every pharaoh, by id. They enter themselves as well (see pharaohs/pharaohs.ts). */
const rulers = new Map<string, TableModule>();

export function enterRulers(list: readonly TableModule[]): void {
  for (const ruler of list) rulers.set(ruler.id, ruler);
}

/** The pharaoh who rules this table; only asked where one does. */
export function rulerOf({ setup }: AnkhState): TableModule {
  const ruler = rulers.get(setup.pharaoh ?? '');
  if (ruler === undefined) throw new Error(`no pharaoh is called ${setup.pharaoh}`);
  return ruler;
}

/** What changes the rules at one table, gathered by moment. */
interface Gathered {
  readonly modules: readonly TableModule[];
  readonly turn: readonly TurnHooks[];
  readonly conflict: readonly TableConflictHooks[];
}

const gathered = new Map<string, Gathered>();
let latestSetup: Agreement | undefined;
let latest: Gathered | undefined;

function gather(state: AnkhState): Gathered {
  if (latest !== undefined && latestSetup === state.setup) return latest;
  latest = gatherFor(state);
  latestSetup = state.setup;
  return latest;
}

function gatherFor(state: AnkhState): Gathered {
  const { scenario: id, pharaoh } = state.setup;
  const key = pharaoh === null ? id : `${id} ${pharaoh}`;
  let found = gathered.get(key);
  if (found === undefined) {
    const scenario = scenarios.get(id);
    if (scenario === undefined) throw new Error(`no scenario is called ${id}`);
    const modules: readonly TableModule[] = pharaoh === null ? [scenario] : [scenario, rulerOf(state)];
    found = {
      modules,
      turn: modules.flatMap(({ turn }) => turn ?? []),
      conflict: modules.flatMap(({ conflict }) => conflict ?? []),
    };
    gathered.set(key, found);
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

/** How many warriors more than those of its god a team has on the board, in its pool and trapped. */
export function warriorsBeyond(state: AnkhState, team: number): number {
  return modulesOf(state).reduce((sum, module) => sum + (module.warriorsBeyond?.(state, team) ?? 0), 0);
}

/** Guardians come to teams by unlocking powers (A-UNL-6). */
export function unlockingGivesGuardians(state: AnkhState): boolean {
  return modulesOf(state).every(({ guardiansByUnlocking }) => guardiansByUnlocking !== false);
}
