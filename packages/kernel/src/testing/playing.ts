import { chanceFrom } from '../chance.ts';
import type { BaseSetup, BaseState, Fact, Game } from '../game.ts';
import { randomAnswer } from '../random-play.ts';
import { sound } from './table.ts';

/**
 * Sees the state before every answer, with the kind of question and the answer, and gives back what looks at the facts
 * after it.
 */
export type Watch<S, F> = (state: S, asked: string) => ((facts: readonly F[]) => void) | undefined;

/** Plays a random game of each setup to its end. */
export function playing<S extends BaseState, Setup extends BaseSetup, F extends Fact>(
  game: Game<S, Setup, F>,
  setups: readonly object[],
  watch: Watch<S, F>,
): void {
  for (const [number, setup] of setups.entries()) {
    const state = game.start(sound(game.setup(setup)), `foresight ${number}`, null);
    const chance = chanceFrom(`foresight ${number}`);
    for (let open = game.decisions(state); open.length > 0; open = game.decisions(state)) {
      const [{ seat, kind }, option] = randomAnswer(open, chance);
      const look = watch(state, `${kind} ${option}`);
      const facts: F[] = [];
      game.apply(state, seat, option, facts);
      look?.(facts);
    }
  }
}
