import type { ConflictHooks } from '../conflict/hooks.ts';
import type { TurnHooks } from '../turn/hooks.ts';
import type { GodName } from './names.ts';

/** A god's power: one file, one record. */
export interface God {
  readonly name: GodName;
  /** Its first rule. */
  readonly rule: string;
  readonly conflict?: ConflictHooks;
  readonly turn?: TurnHooks;
}
