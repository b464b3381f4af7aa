import type { BaseState, Fact, Seat } from '@ennead/kernel';

/**
 * How much of a story a fact is. 'aside': it belongs to what was told before it. 'small': seen in passing. 'step': an
 * act. 'beat': a step of a battle. 'great': it gets a moment of its own; 'summary': one that is read.
 */
export type Weight = 'aside' | 'small' | 'step' | 'beat' | 'great' | 'summary';

/** The table after a small piece of story, and that piece. */
export interface Frame<View extends BaseState = BaseState, F extends Fact = Fact> {
  /** The number of the snapshot it belongs to, and the moment everybody counts. */
  readonly number: number;
  readonly moment: number;
  /** Who answered; null: several, or nobody. */
  readonly by: Seat | null;
  /** The viewer was among several who answered. */
  readonly own?: boolean;
  readonly view: View;
  readonly facts: readonly F[];
  readonly weight: Weight;
}

/** It lies over the board for a while. */
export function hasMoment(weight: Weight): boolean {
  return weight === 'great' || weight === 'summary';
}
