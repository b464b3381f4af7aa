import type { Seat } from '@ennead/kernel';
import type { InterventionId } from '../data/interventions.ts';
import type { KemetStep, Log } from '../flow.ts';
import type { KemetState } from '../state.ts';

/** A card that is shown when played and may be vetoed. */
export interface OpenIntervention {
  readonly id: InterventionId;
  /** What it asks when it takes effect, by procedure name. */
  readonly procedures?: Readonly<Record<string, readonly KemetStep[]>>;
  /** Whether this moment of the own turn is the time of the card. Absent: any. */
  isTime?(state: KemetState): boolean;
  /** Whether it can have an effect (K-DI-2). Absent: not in the own turn, but as a reaction. */
  canTakeEffect?(state: KemetState, seat: Seat): boolean;
  takeEffect(state: KemetState, seat: Seat, log: Log): void;
}
