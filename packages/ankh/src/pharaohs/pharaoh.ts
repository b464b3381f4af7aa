import type { Procedures, Seat } from '@ennead/kernel';
import type { TableConflictHooks } from '../conflict/hooks.ts';
import type { AnkhFact } from '../facts.ts';
import type { AnkhState } from '../state.ts';
import type { TableModule } from '../table/module.ts';
import { rulerOf } from '../table/modules.ts';
import type { Log, TurnHooks } from '../turn/hooks.ts';
import type { PharaohName } from './names.ts';

/** What one pharaoh changes beyond what they all have in common: one file, one record. */
export interface Pharaoh {
  readonly id: PharaohName;
  /** Who puts him on the board (P-SETUP-6). */
  readonly placedBy: 'first' | 'last';
  /** The Conflicts on whose event a pharaoh token lies (P-SETUP-7). */
  readonly marked?: readonly number[];
  /** Warriors and priests are one and share the pool. */
  readonly sharedPool?: true;
  readonly turn?: Pick<TurnHooks, 'summon'>;
  readonly conflict?: Pick<
    TableConflictHooks,
    | 'beforeConflict'
    | 'firstRegion'
    | 'addReward'
    | 'preventsGain'
    | 'neutralises'
    | 'afterRegion'
    | 'afterConflict'
  >;
  /** He was put on the board by this seat. */
  onPlaced?(state: AnkhState, seat: Seat): void;
  readonly riddleRule: string;
  /** The Riddle of the Sphinx for a team that controls so many, at least one. */
  riddle(state: AnkhState, team: number, sphinxes: number, log: Log): void;
  /** The questions he asks, by procedure name. */
  readonly procedures?: Procedures<AnkhState, AnkhFact>;
}

/** A pharaoh with everything the expansion changes. */
export interface RulingPharaoh extends TableModule, Omit<Pharaoh, 'turn' | 'conflict' | 'procedures'> {
  readonly id: PharaohName;
}

/** Only asked at tables that have one. */
export function rulingPharaoh(state: AnkhState): RulingPharaoh {
  return rulerOf(state) as RulingPharaoh;
}
