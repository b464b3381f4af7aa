import type { ConflictHooks } from '../conflict/hooks.ts';
import type { Thing } from '../table/module.ts';
import type { CardName } from './names.ts';

/** A battle card: one file, one record. */
export interface Card extends Thing {
  readonly name: CardName;
  readonly conflict?: ConflictHooks;
}
