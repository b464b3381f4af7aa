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
): number[] {
  const [decision] = game.decisions(state);
  if (decision === undefined) {
    const winners = game.outcome(state)?.winners ?? [];
    return Array.from({ length: judgement.players(state) }, (_, seat) => (winners.includes(seat) ? 1 : 0));
  }
  const { seat } = decision;
  const view = game.view(state, seat);
  const limits = { left: (done: number) => WORLDS - done, turns: judgement.horizon(view) };
  const found = search(game, judgement, view, seat, decision, limits, chanceFrom(seed));
  return found.search.scatter.map(({ mean }) => mean);
}
