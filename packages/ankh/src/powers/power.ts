import type { ConflictHooks } from '../conflict/hooks.ts';
import type { TurnHooks } from '../turn/hooks.ts';
import type { PowerName } from './names.ts';

/** An ankh power: one file, one record. */
export interface Power {
  readonly name: PowerName;
  /** Its rule. */
  readonly rule: string;
  readonly conflict?: ConflictHooks;
  readonly turn?: TurnHooks;
}
