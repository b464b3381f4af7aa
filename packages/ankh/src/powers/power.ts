import type { ConflictHooks } from '../conflict/hooks.ts';
import type { Thing } from '../table/module.ts';
import type { PowerName } from './names.ts';

/** An ankh power: one file, one record. */
export interface Power extends Thing {
  readonly name: PowerName;
  readonly conflict?: ConflictHooks;
}
