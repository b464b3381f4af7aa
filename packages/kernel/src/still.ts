import type { BaseState, Game, Viewer } from './game.ts';
import { isSame } from './same.ts';

/** A copy of a state that nobody will change, sharing with the one before it whatever is the same. */
export function still<S extends BaseState>(
  game: Pick<Game<S>, 'clone' | 'cloneSince'>,
  state: S,
  before: S | undefined,
): S {
  if (before === undefined) return game.clone(state);
  return game.cloneSince?.(state, before) ?? shared(game.clone(state), before);
}

/**
 * Whatever is the same in a copy and in the one before it becomes the very same: most moves change little, and whoever
 * compares the two sees at once what. Returns the one before where nothing has changed.
 */
export function shared<S extends BaseState>(copy: S, before: S): S {
  return sharing(copy as object as Parts, before as object as Parts) ? before : copy;
}

type Parts = Record<string, unknown>;

/** Takes over what is the same; returns whether everything is. */
function sharing(copy: Parts, before: Parts): boolean {
  let isAll = true;
  for (const key in copy) {
    const [part, old] = [copy[key], before[key]];
    if (part === old) continue;
    if (typeof part === 'object' && isSame(old, part)) copy[key] = old;
    else isAll = false;
  }
  return isAll;
}

/** The view of a state that nobody will change. It shares with the state what is not masked. */
export function viewOfStill<S extends BaseState>(
  game: Pick<Game<S>, 'view' | 'cover'>,
  state: S,
  viewer: Viewer,
): S {
  return game.cover?.(state, viewer) ?? game.view(state, viewer);
}
