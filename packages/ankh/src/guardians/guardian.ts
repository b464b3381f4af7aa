import type { GuardianConflictHooks } from '../conflict/hooks.ts';
import type { FigureHooks } from '../turn/hooks.ts';

/** A guardian's power: one file, one record. Level, base and copies are in names.ts. */
export interface Guardian {
  /** Figure kind. */
  readonly kind: number;
  /** Its first rule. */
  readonly rule: string;
  readonly conflict?: GuardianConflictHooks;
  readonly figure?: FigureHooks;
}
