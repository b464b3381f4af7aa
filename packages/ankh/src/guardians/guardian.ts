import type { Procedures } from '@ennead/kernel';
import type { GuardianConflictHooks } from '../conflict/hooks.ts';
import type { AnkhFact } from '../facts.ts';
import type { AnkhState } from '../state.ts';
import type { FigureHooks } from '../turn/hooks.ts';

/** A guardian's power: one file, one record. Level, base and copies are in names.ts. */
export interface Guardian {
  /** Figure kind. */
  readonly kind: number;
  /** Its first rule. */
  readonly rule: string;
  readonly conflict?: GuardianConflictHooks;
  readonly figure?: FigureHooks;
  /** The questions it asks, by procedure name. */
  readonly procedures?: Procedures<AnkhState, AnkhFact>;
}
