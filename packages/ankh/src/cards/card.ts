import type { Procedures } from '@ennead/kernel';
import type { ConflictHooks } from '../conflict/hooks.ts';
import type { AnkhFact } from '../facts.ts';
import type { AnkhState } from '../state.ts';
import type { CardName } from './names.ts';

/** A battle card: one file, one record. */
export interface Card {
  readonly name: CardName;
  /** Its rule. */
  readonly rule: string;
  /** A-STR-4. */
  readonly strength: number;
  readonly conflict?: ConflictHooks;
  /** The questions it asks, by procedure name. */
  readonly procedures?: Procedures<AnkhState, AnkhFact>;
}
