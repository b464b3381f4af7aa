import type { GuardianConflictHooks } from '../conflict/hooks.ts';
import type { Thing } from '../table/module.ts';
import type { FigureHooks } from '../turn/hooks.ts';
import type { GuardianName } from './kinds.ts';

/** A guardian's power: one file, one record. Level, base and copies are in kinds.ts. */
export interface Guardian extends Thing {
  readonly name: GuardianName;
  readonly conflict?: GuardianConflictHooks;
  readonly figure?: FigureHooks;
}
