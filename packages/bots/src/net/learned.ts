import { type BaseState, missing, type Seat } from '@ennead/kernel';
import { chances, type Judgement } from '../judgement.ts';
import { type Bench, benchFor, correct, type Inputs, type Net } from './net.ts';

/** A judgement that a net corrects. Its terms and all else stay as they are. */
export function learned<S extends BaseState>(
  judgement: Judgement<S>,
  inputs: Inputs<S>,
  net: Net,
): Judgement<S> {
  const benches: Bench[] = [];
  return {
    ...judgement,
    chances(state, players) {
      const believed = chances(judgement, state, players);
      const seats = leadersOf(judgement, state, players);
      const shares = seats.map((seat) => believed[seat] ?? missing());
      benches[seats.length] ??= benchFor(net, seats.length);
      correct(net, inputs, benches[seats.length] ?? missing(), state, seats, shares);
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

/** The first seat of each side that is in the game. */
export function leadersOf<S extends BaseState>(judgement: Judgement<S>, state: S, players: number): Seat[] {
  const seats: Seat[] = [];
  for (let seat = 0; seat < players; seat++) {
    const side = judgement.side(state, seat);
    if (side >= 0 && !seats.some((lead) => judgement.side(state, lead) === side)) seats.push(seat);
  }
  return seats;
}
