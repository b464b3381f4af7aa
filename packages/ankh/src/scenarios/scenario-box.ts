import type { Layout, Provenance } from './layout.ts';

/** What is in the box of a scenario, without what its rules do: for those who look at maps and read about it. */
export interface ScenarioBox {
  readonly id: string;
  readonly provenance: Provenance;
  readonly layouts: readonly Layout[];
  /** Conflict tokens that no source shows, by the number of players and a land space of the region. */
  readonly inferred?: readonly { readonly players: number; readonly land: string; readonly number: number }[];
  /** What its rules cannot do without. */
  readonly needs?: 'sites' | 'cities';
  /** Followers that lie on events, by event space. */
  readonly eventFollowers?: Readonly<Record<number, number>>;
  /** They lie there until the end of their event; elsewhere they are taken first of all. */
  readonly followersTakenLast?: boolean;
  /** Its gods stay apart to the end. */
  readonly neverMerges?: boolean;
  /** Where to read on about the rules of its own. */
  readonly rules?: readonly string[];
}
