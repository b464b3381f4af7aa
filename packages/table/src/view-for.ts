import { type BaseState, find, type Viewer } from '@ennead/kernel';
import { lastSeen } from './last-seen.ts';
import type { Play } from './play.ts';

/**
 * The position as a viewer may see it. While a secret window is open that is the position in which nobody else has
 * answered yet: a view that shows more, even no more than a card lying face down, would tell who has.
 */
export function viewFor(play: Play, viewer: Viewer): BaseState {
  return play.game.view(stateFor(play, viewer), viewer);
}

/** The state behind that view, unmasked. */
export function stateFor(play: Play, viewer: Viewer): BaseState {
  const { match, untold } = play;
  return untold.some(({ seat }) => seat !== viewer) ? stateBefore(play, viewer) : match.state;
}

/** The state that everybody saw last, with the answers that this viewer has given since and no others. */
function stateBefore(play: Play, viewer: Viewer): BaseState {
  const { game, match, steps } = play;
  const state = lastSeen(play);
  for (const { seat, option } of match.moves.slice(steps.moments.at(-1) as number)) {
    if (seat !== viewer) continue;
    // Whoever is asked only after another has answered knows that much.
    if (!find(game.decisions(state), seat, option).ok) return match.state;
    game.apply(state, seat, option, null);
  }
  return state;
}
