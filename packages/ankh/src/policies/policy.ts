import type { Procedures, Seat } from '@ennead/kernel';
import type { AnkhFact } from '../facts.ts';
import type { AnkhState } from '../state.ts';
import type { Log } from '../turn/hooks.ts';
import type { PolicyName } from './names.ts';

/** A policy card: one file, one record. Copies, action and moment are in data/policy-cards.ts. */
export interface Policy {
  readonly name: PolicyName;
  readonly rule: string;
  /** It can change something now (P-POLICY-6); absent: it always can. */
  canPlay?(state: AnkhState, seat: Seat): boolean;
  /** What it does at once. It may enter procedures, which are played out before the action or event goes on. */
  play?(state: AnkhState, seat: Seat, log: Log): void;
  /** What it changes in the action that it was played before. */
  readonly changes?: ActionChanges;
  /** The questions it asks, by procedure name. */
  readonly procedures?: Procedures<AnkhState, AnkhFact>;
}

export interface ActionChanges {
  readonly moveRange?: number;
  readonly priestsAnywhere?: true;
  readonly summonsBesideNeutral?: true;
  readonly gainsFromEnemies?: true;
  readonly unlockDiscount?: number;
}
