import { type BaseState, chanceFrom, type Game } from '@ennead/kernel';
import type { Judgement } from '../judgement.ts';
import { search } from '../search.ts';

/** Worlds played on before the chances are told. */
const WORLDS = 64;

/** The chance of each seat to win as things go on, by what the seat that is asked may know. */
export function chancesNow<S extends BaseState>(
  game: Game<S>,
  judgement: Judgement<S>,
  state: S,
  seed: string,
  worlds = WORLDS,
): number[] {
  const [decision] = game.decisions(state);
  if (decision === undefined) {
    const winners = game.outcome(state)?.winners ?? [];
    return Array.from({ length: judgement.players(state) }, (_, seat) => (winners.includes(seat) ? 1 : 0));
  }
  const { seat } = decision;
  const view = game.view(state, seat);
  const limits = { left: (done: number) => worlds - done, turns: judgement.horizon(view) };
  const found = search(game, judgement, view, seat, decision, limits, chanceFrom(seed));
  return found.search.scatter.map(({ mean }) => mean);
}

/** Worlds that somebody without a seat thinks of. */
const GUESSES = 4;

/** The same by what somebody may know who sits at no seat: in worlds that look to them like this one. */
export function chancesSeen<S extends BaseState>(
  game: Game<S>,
  judgement: Judgement<S>,
  view: S,
  seed: string,
): number[] {
  const worlds = Array.from({ length: GUESSES }, (_, guess) =>
    game.sample(view, null, chanceFrom(`${seed} world ${guess}`)),
  );
  const guesses = worlds.map((world, guess) =>
    chancesNow(game, judgement, world, `${seed} ${guess}`, WORLDS / GUESSES),
  );
  const sums = (guesses[0] ?? []).map((_, seat) => guesses.reduce((sum, one) => sum + (one[seat] ?? 0), 0));
  // A judgement is made to compare answers; beside each other its numbers are shares of one whole. At the end all is known.
  const isOver = worlds.every((world) => game.decisions(world).length === 0);
  const whole = isOver ? GUESSES : sums.reduce((sum, each) => sum + each, 0);
  return sums.map((sum) => (whole === 0 ? 1 / sums.length : sum / whole));
}
