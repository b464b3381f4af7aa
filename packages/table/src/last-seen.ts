import { type BaseState, stateAt } from '@ennead/kernel';
import type { Play } from './play.ts';

interface LastSeen {
  /** The steps that everybody had seen. */
  readonly seen: number;
  readonly state: BaseState;
}

const known = new WeakMap<Play, LastSeen>();

/** The first answer in secret is about to be given: a picture of the position that everybody goes on seeing. */
export function keepSeen(play: Play, state: BaseState): void {
  known.set(play, { seen: play.steps.seen, state });
}

/** A copy of the state that everybody saw last. */
export function lastSeen(play: Play): BaseState {
  const { game, match, steps } = play;
  const kept = known.get(play);
  return kept?.seen === steps.seen ? game.clone(kept.state) : stateAt(match, steps.moments.at(-1) as number);
}
