import type { GuardianConflictHooks } from '../conflict/hooks.ts';
import type { GuardianName } from '../setup/setup.ts';
import type { Thing } from '../table/module.ts';
import type { FigureHooks } from '../turn/hooks.ts';

/** A guardian's power: one file, one record. Level, base and copies are in names.ts. */
export interface Guardian extends Thing {
  readonly name: GuardianName;
  /** Figure kind. */
  readonly kind: number;
  readonly conflict?: GuardianConflictHooks;
  readonly figure?: FigureHooks;
}
