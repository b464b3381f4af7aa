import { type BaseState, chanceFrom, type Game, type Seat } from '@ennead/kernel';
import { chances, type Judgement } from '../judgement.ts';

/** Worlds that each seat thinks possible. */
const WORLDS = 12;

/** The chance of each seat to win, each judged by what that seat may know; together they are 1. */
export function chancesNow<S extends BaseState>(
  game: Game<S>,
  judgement: Judgement<S>,
  state: S,
  seed: string,
): number[] {
  const players = judgement.players(state);
  const outcome = game.outcome(state);
  if (outcome !== null)
    return Array.from({ length: players }, (_, seat) => (outcome.winners.includes(seat) ? 1 : 0));
  const own = Array.from({ length: players }, (_, seat) => ownChance(game, judgement, state, seat, seed));
  return shares(judgement, state, own);
}

function ownChance<S extends BaseState>(
  game: Game<S>,
  judgement: Judgement<S>,
  state: S,
  seat: Seat,
  seed: string,
): number {
  const view = game.view(state, seat);
  const chance = chanceFrom(`${seed} ${seat}`);
  let sum = 0;
  for (let i = 0; i < WORLDS; i++)
    sum += chances(judgement, game.sample(view, seat, chance), judgement.players(view))[seat] ?? 0;
  return sum / WORLDS;
}

/** Those who win together share one chance: it is counted once. */
function shares<S extends BaseState>(judgement: Judgement<S>, state: S, own: readonly number[]): number[] {
  const sides = new Map<number, number>();
  for (const [seat, chance] of own.entries()) {
    const side = judgement.side(state, seat);
    if (side >= 0) sides.set(side, Math.max(sides.get(side) ?? 0, chance));
  }
  const total = [...sides.values()].reduce((sum, chance) => sum + chance, 0);
  return own.map((_, seat) => (total === 0 ? 0 : (sides.get(judgement.side(state, seat)) ?? 0) / total));
}
