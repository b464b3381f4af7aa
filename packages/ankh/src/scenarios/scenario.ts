import type { HouseRules } from '../setup/house-rules.ts';
import type { TableModule } from '../table/module.ts';
import type { ScenarioBox } from './scenario-box.ts';

/** A scenario: what is in its box, and the rules it changes as hooks. */
export interface Scenario extends TableModule, ScenarioBox {
  /** Numbers of the game that differ here, unless the table agrees on others. */
  readonly numbers?: Partial<HouseRules>;
}
