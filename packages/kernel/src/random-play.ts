import { type Chance, draw } from './chance.ts';
import type { BaseSetup, BaseState, Decision, Fact, Game, Option, Seat } from './game.ts';
import { missing } from './list.ts';

/** Picks any open decision and any of its options. */
export function randomAnswer<D extends Decision>(
  open: readonly D[],
  chance: Chance,
): readonly [decision: D, option: Option] {
  const decision = open[open.length === 1 ? 0 : draw(chance, open.length)] ?? missing();
  const { options } = decision;
  return [decision, options[options.length === 1 ? 0 : draw(chance, options.length)] ?? missing()];
}

/** Takes an option and tells what is asked next. */
export function playOn<S extends BaseState, Setup extends BaseSetup, F extends Fact, D extends Decision>(
  game: Pick<Game<S, Setup, F, D>, 'apply' | 'decisions' | 'next'>,
  state: S,
  seat: Seat,
  option: Option,
  log: F[] | null,
): readonly D[] {
  if (game.next !== undefined) return game.next(state, seat, option, log);
  game.apply(state, seat, option, log);
  return game.decisions(state);
}

/** Plays at random until the game is over or `limit` decisions are taken; returns how many were. */
export function playRandomly<S extends BaseState, Setup extends BaseSetup, F extends Fact>(
  game: Game<S, Setup, F>,
  state: S,
  chance: Chance,
  limit = Number.POSITIVE_INFINITY,
): number {
  if (game.playRandomly !== undefined) return game.playRandomly(state, chance, limit);
  let open = game.decisions(state);
  for (let taken = 0; taken < limit; taken++) {
    if (open.length === 0) return taken;
    const [decision, option] = randomAnswer(open, chance);
    open = playOn(game, state, decision.seat, option, null);
  }
  return limit;
}
