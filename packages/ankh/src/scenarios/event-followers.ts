import type { AnkhState } from '../state.ts';
import { SCENARIO_BOXES } from './boxes.ts';
import type { ScenarioBox } from './scenario-box.ts';

const WAITING: ReadonlyMap<string, ScenarioBox['eventFollowers']> = new Map(
  SCENARIO_BOXES.map((box: ScenarioBox) => [box.id, box.eventFollowers]),
);

/** Followers still waiting on an event space of the table. */
export function eventFollowers({ event, setup }: AnkhState, number: number): number {
  return number < event ? 0 : (WAITING.get(setup.scenario)?.[number] ?? 0);
}
