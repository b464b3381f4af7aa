import type { HouseRules } from '../setup/house-rules.ts';
import type { TableModule } from '../table/module.ts';
import type { Layout } from './layout.ts';

/** A scenario: its layouts as data, and the rules it changes as hooks. */
export interface Scenario extends TableModule {
  /** 'reconstructed': the book's pictures are missing and the layouts are ours. */
  readonly provenance: 'transcribed' | 'reconstructed';
  readonly layouts: readonly Layout[];
  /** Numbers of the game that differ here, unless the table agrees on others. */
  readonly numbers?: Partial<HouseRules>;
  /** Followers that lie on events, by event space. */
  readonly eventFollowers?: Readonly<Record<number, number>>;
}
