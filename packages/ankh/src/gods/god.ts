import type { ConflictHooks } from '../conflict/hooks.ts';
import type { Thing } from '../table/module.ts';

/** A god's power: one file, one record. */
export interface God extends Thing {
  readonly name: string;
  readonly conflict?: ConflictHooks;
}
