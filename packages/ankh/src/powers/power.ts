import type { Procedures } from '@ennead/kernel';
import type { ConflictHooks } from '../conflict/hooks.ts';
import type { AnkhFact } from '../facts.ts';
import type { AnkhState } from '../state.ts';
import type { TurnHooks } from '../turn/hooks.ts';
import type { PowerName } from './names.ts';

/** An ankh power: one file, one record. */
export interface Power {
  readonly name: PowerName;
  /** Its rule. */
  readonly rule: string;
  readonly conflict?: ConflictHooks;
  readonly turn?: TurnHooks;
  /** The questions it asks, by procedure name. */
  readonly procedures?: Procedures<AnkhState, AnkhFact>;
}
