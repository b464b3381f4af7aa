import type { AnkhState } from '../state.ts';
import { SCENARIO_BOXES } from './boxes.ts';
import type { ScenarioBox } from './scenario-box.ts';

const BOXES: ReadonlyMap<string, ScenarioBox> = new Map(SCENARIO_BOXES.map((box) => [box.id, box]));

/** Followers still waiting on an event space of the table. */
export function eventFollowers(state: AnkhState, number: number): number {
  const box = BOXES.get(state.setup.scenario);
  const isTaken = number === state.event && !(box?.followersTakenLast === true && isInConflict(state));
  return number < state.event || isTaken ? 0 : (box?.eventFollowers?.[number] ?? 0);
}

function isInConflict({ frames }: AnkhState): boolean {
  return frames.some(({ procedure }) => procedure === 'conflict');
}
