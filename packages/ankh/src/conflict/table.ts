import { scenarioNamed } from '../scenarios/scenario.ts';
import type { AnkhState } from '../state.ts';
import type { TableConflictHooks } from './hooks.ts';

const known = new Map<string, readonly TableConflictHooks[]>();

/** What the table itself changes: the scenario first. The rules of a pharaoh would follow it here. */
export function tableHooks({ setup }: AnkhState): readonly TableConflictHooks[] {
  let hooks = known.get(setup.scenario);
  if (hooks === undefined) {
    const scenario = scenarioNamed(setup.scenario)?.conflict;
    hooks = scenario === undefined ? [] : [scenario];
    known.set(setup.scenario, hooks);
  }
  return hooks;
}
