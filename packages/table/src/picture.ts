import { type BaseState, still, type Viewer, viewOfStill } from '@ennead/kernel';
import type { Play } from './play.ts';
import type { View } from './view-changes.ts';
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

/** What `viewFor` shows, to be looked at and compared only: views of one position share what is the same for all. */
export function pictureFor(play: Play, viewer: Viewer): BaseState & View {
  const state = stateFor(play, viewer);
  const picture = state === play.match.state ? pictureOf(play) : state;
  return viewOfStill(play.game, picture, viewer) as BaseState & View;
}
