import type { Procedures } from '@ennead/kernel';
import type { ConflictHooks } from '../conflict/hooks.ts';
import type { AnkhFact } from '../facts.ts';
import type { AnkhState } from '../state.ts';
import type { TurnHooks } from '../turn/hooks.ts';
import type { GodName } from './names.ts';

/** A god's power: one file, one record. */
export interface God {
  readonly name: GodName;
  /** Its first rule. */
  readonly rule: string;
  readonly conflict?: ConflictHooks;
  readonly turn?: TurnHooks;
  /** The questions it asks, by procedure name. */
  readonly procedures?: Procedures<AnkhState, AnkhFact>;
}
