import { SCENARIO_BOXES } from '../scenarios/boxes.ts';
import type { ScenarioBox } from '../scenarios/scenario-box.ts';
import type { Agreement } from '../setup/setup.ts';

/** Two players never merge (A-MRG-18). */
export const FEWEST_TO_MERGE = 3;

/** Whether gods merge at such a table, once it comes to it. */
export function hasMerge({ players, scenario }: Agreement): boolean {
  const box: ScenarioBox | undefined = SCENARIO_BOXES.find(({ id }) => id === scenario);
  return players >= FEWEST_TO_MERGE && box?.neverMerges !== true;
}
