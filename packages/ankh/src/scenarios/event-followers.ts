import type { AnkhState } from '../state.ts';
import { SCENARIO_BOXES } from './boxes.ts';
import type { ScenarioBox } from './scenario-box.ts';

const WAITING: ReadonlyMap<string, ScenarioBox['eventFollowers']> = new Map(
  SCENARIO_BOXES.map((box: ScenarioBox) => [box.id, box.eventFollowers]),
);

/** Here they lie on their event until its end (S-CRISIS-5, S-SYNC-5), elsewhere they are taken first of all. */
const TAKEN_LAST: readonly string[] = ['dynastic-crisis', 'syncretism'];

/** Followers still waiting on an event space of the table. */
export function eventFollowers(state: AnkhState, number: number): number {
  const { event, setup } = state;
  if (number < event || (number === event && !isLeftFor(state))) return 0;
  return WAITING.get(setup.scenario)?.[number] ?? 0;
}

/** The event under way is a Conflict whose followers are taken after it. */
function isLeftFor({ frames, setup }: AnkhState): boolean {
  return TAKEN_LAST.includes(setup.scenario) && frames.some(({ procedure }) => procedure === 'conflict');
}
