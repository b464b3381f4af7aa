import type { HouseRules } from '../setup/house-rules.ts';
import type { TableModule } from '../table/module.ts';
import type { Layout, Provenance } from './layout.ts';

/** A scenario: its layouts as data, and the rules it changes as hooks. */
export interface Scenario extends TableModule {
  readonly provenance: Provenance;
  readonly layouts: readonly Layout[];
  /** Numbers of the game that differ here, unless the table agrees on others. */
  readonly numbers?: Partial<HouseRules>;
  /** Followers that lie on events, by event space. */
  readonly eventFollowers?: Readonly<Record<number, number>>;
}
