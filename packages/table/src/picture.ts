import { type BaseState, type Seen, seen, still, type Viewer, viewOfStill } from '@ennead/kernel';
import type { Play } from './play.ts';
import { stateFor } from './view-for.ts';

interface Picture {
  /** The steps and moves after which it was taken: with either of them the state changes. */
  readonly steps: number;
  readonly moves: number;
  readonly state: BaseState;
}

const latest = new WeakMap<Play, Picture>();

/** The state as it stands, in a copy that nobody changes and that shares with the one before it what is the same. */
export function pictureOf(play: Play): BaseState {
  const { game, match, steps } = play;
  const before = latest.get(play);
  if (before?.steps === steps.all.length && before.moves === match.moves.length) return before.state;
  const state = still(game, match.state, before?.state);
  latest.set(play, { steps: steps.all.length, moves: match.moves.length, state });
  return state;
}

/** The position after a decision that was just taken and is not yet a step: made while the state is at hand, and like `before`. */
export function keepPicture(play: Play, before: BaseState): void {
  const { game, match, steps } = play;
  const state = still(game, match.state, before);
  latest.set(play, { steps: steps.all.length + 1, moves: match.moves.length, state });
}

/** The decision was given up: what was seen of it is forgotten. */
export function dropPicture(play: Play): void {
  latest.delete(play);
}

/** What `viewFor` shows, to be looked at and compared only: views of one position share what is the same for all. */
export function pictureFor(play: Play, viewer: Viewer): BaseState {
  const state = stateFor(play, viewer);
  const picture = state === play.match.state ? pictureOf(play) : state;
  return viewOfStill(play.game, picture, viewer);
}

/** What a viewer sees now, put beside what they saw before. */
export function seenBy(play: Play, viewer: Viewer, before?: Seen): Seen {
  return seen(pictureFor(play, viewer), before);
}
