import type { Chance } from '../../chance.ts';
import type { BaseState, Game, Viewer } from '../../game.ts';
import { hash } from '../../hash.ts';
import { still, viewOfStill } from '../../still.ts';
import { firstNotPlain } from '../plain.ts';
import { type Law, nameOf, viewersOf, walk } from '../trial.ts';

/** A view holds neither seed nor chance, is a copy, and seen through again is the same. So is a picture made like the one before. */
export const views: Law = {
  name: 'views hold no seed and no chance, and are copies',
  watch(trial, found) {
    const { game, seed } = trial;
    let kept: {
      readonly view: BaseState;
      readonly hash: string;
      readonly viewer: Viewer;
      readonly step: number;
    }[] = [];
    let picture: BaseState | undefined;
    let old: { readonly picture: BaseState; readonly hash: string; readonly step: number } | undefined;
    walk(trial, found, ({ match: { state }, step, sampled }) => {
      picture = still(game, state, picture);
      if (!sampled) return;
      if (hash(picture) !== hash(state))
        found.add(`step ${step}: a picture made like the one before differs`);
      if (old !== undefined && hash(old.picture) !== old.hash)
        found.add(`step ${old.step}: a picture changed when the game went on`);
      old = { picture, hash: hash(picture), step };
      for (const each of kept)
        if (hash(each.view) !== each.hash)
          found.add(`step ${each.step}: the view of ${nameOf(each.viewer)} changed when the game went on`);
      kept = viewersOf(trial).map((viewer) => {
        const view = game.view(state, viewer);
        const name = `step ${step}: the view of ${nameOf(viewer)}`;
        const odd = firstNotPlain(view, 'it');
        if (odd !== null) found.add(`${name} is no plain data: ${odd}`);
        if (view === state) found.add(`${name} is the state itself`);
        if (JSON.stringify(view).includes(seed)) found.add(`${name} holds the seed`);
        if (holdsChance(view, state.chance)) found.add(`${name} holds the chance`);
        if (hash(game.view(view, viewer)) !== hash(view)) found.add(`${name}, viewed again, differs`);
        const covered = coveredIn(game, state, viewer);
        if (typeof covered === 'string') found.add(`${name}, covered, ${covered}`);
        else if (hash(covered) !== hash(view)) found.add(`${name}, covered, differs`);
        return { view, hash: hash(view), viewer, step };
      });
    });
  },
};

/** The covered view of a state that cannot be changed; a sentence where it was tried. */
function coveredIn(game: Game, state: BaseState, viewer: Viewer): BaseState | string {
  const kept = frozen(structuredClone(state));
  try {
    return viewOfStill(game, kept, viewer);
  } catch (error) {
    return `changes its state: ${error}`;
  }
}

function frozen<T>(data: T): T {
  if (typeof data !== 'object' || data === null || Object.isFrozen(data)) return data;
  for (const part of Object.values(data)) frozen(part);
  return Object.freeze(data);
}

/** Numbers this large do not turn up in a game by accident. */
const LARGE = 2 ** 20;

function holdsChance(data: unknown, [a, b, c]: Chance): boolean {
  if (typeof data === 'number') return Math.abs(data) > LARGE && (data === a || data === b || data === c);
  if (typeof data !== 'object' || data === null) return false;
  return Object.values(data).some((value) => holdsChance(value, [a, b, c, 0]));
}
