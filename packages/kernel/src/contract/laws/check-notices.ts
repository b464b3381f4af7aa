import { type Chance, draw } from '../../chance.ts';
import type { BaseState, Game } from '../../game.ts';
import { missing } from '../../list.ts';
import { type Law, walk } from '../trial.ts';

const TAMPERINGS = 12;

/** `check` is no ornament: of many states spoiled at random it must notice at least some. */
export const checkNotices: Law = {
  name: 'check notices when pieces vanish or appear',
  watch(trial, found) {
    const { game } = trial;
    let tried = 0;
    let noticed = 0;
    walk(trial, found, ({ match: { state }, sampled, chance }) => {
      if (!sampled) return;
      for (let i = 0; i < TAMPERINGS; i++) {
        // Not the game's clone, which may share what never changes with the original.
        const spoiled = structuredClone(state);
        if (!tamper(spoiled, chance)) continue;
        tried += 1;
        if (isNoticed(game, spoiled)) noticed += 1;
      }
    });
    if (tried > 0 && noticed === 0) found.add(`of ${tried} spoiled states check noticed none`);
  },
};

/** Drops or doubles something in a list, or shifts a number, anywhere outside chance and frames. */
function tamper(state: BaseState, chance: Chance): boolean {
  const { chance: _chance, frames: _frames, ...rest } = state;
  const lists: unknown[][] = [];
  const collect = (data: unknown): void => {
    if (typeof data !== 'object' || data === null) return;
    if (Array.isArray(data) && data.length > 0) lists.push(data);
    for (const value of Object.values(data)) collect(value);
  };
  collect(rest);
  if (lists.length === 0) return false;
  const list = lists[draw(chance, lists.length)] ?? missing();
  const at = draw(chance, list.length);
  const item = list[at];
  if (typeof item === 'number') list[at] = item + 97;
  else if (draw(chance, 2) === 0) list.splice(at, 1);
  else list.push(item);
  return true;
}

function isNoticed(game: Game, state: BaseState): boolean {
  try {
    return game.check(state).length > 0;
  } catch {
    return true;
  }
}
