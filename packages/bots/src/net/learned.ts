import { type BaseState, missing, type Seat } from '@ennead/kernel';
import { chances, type Judgement } from '../judgement.ts';
import { type Bench, benchFor, correct, type Inputs, type Net } from './net.ts';

/**
 * A judgement that nets correct, each for its numbers of players. Its terms and all else stay as they are.
 * @param doubted numbers of players at which what comes out is too sure of itself
 */
export function learned<S extends BaseState>(
  judgement: Judgement<S>,
  inputs: Inputs<S>,
  nets: ReadonlyMap<number, Net>,
  doubted: readonly number[] = [],
): Judgement<S> {
  const benches = new Map<Net, Bench[]>([...nets.values()].map((net) => [net, []]));
  return {
    ...judgement,
    chances(state, players) {
      const seen = judgement.survey?.(state);
      const believed = chances(judgement, state, players, seen);
      const net = nets.get(players);
      if (net === undefined) return believed;
      const seats = leadersOf(judgement, state, players);
      const shares = seats.map((seat) => believed[seat] ?? missing());
      const own = benches.get(net) ?? missing();
      own[seats.length] ??= benchFor(net, seats.length);
      correct(net, inputs, own[seats.length] ?? missing(), state, seats, shares, seen);
      if (doubted.includes(players)) doubt(shares);
      for (let seat = 0; seat < players; seat++) {
        const side = judgement.side(state, seat);
        if (side < 0) continue;
        const at = seats.findIndex((lead) => judgement.side(state, lead) === side);
        believed[seat] = shares[at] ?? missing();
      }
      return believed;
    },
  };
}

/** Shares that are too sure are drawn to even ones by this power. */
export const DOUBT = 5 / 8;

/** Draws shares to even ones, by square roots alone, which are the same on every machine. */
function doubt(shares: number[]): void {
  let total = 0;
  for (let i = 0; i < shares.length; i++) {
    const root = Math.sqrt(shares[i] ?? missing());
    shares[i] = root * Math.sqrt(Math.sqrt(root));
    total += shares[i] ?? missing();
  }
  if (total > 0) for (let i = 0; i < shares.length; i++) shares[i] = (shares[i] ?? missing()) / total;
}

/** The first seat of each side that is in the game. */
export function leadersOf<S extends BaseState>(judgement: Judgement<S>, state: S, players: number): Seat[] {
  const seats: Seat[] = [];
  for (let seat = 0; seat < players; seat++) {
    const side = judgement.side(state, seat);
    if (side >= 0 && !seats.some((lead) => judgement.side(state, lead) === side)) seats.push(seat);
  }
  return seats;
}
