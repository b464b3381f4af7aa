import type { BaseState, Decision, Seat } from '@ennead/kernel';
import type { Reason } from './bot.ts';

/** What a bot thinks of a position: all it knows of a game beyond the kernel's contract. */
export interface Judgement<S extends BaseState = BaseState> {
  players(state: S): number;
  /** How well a seat stands, in the currency of the game; the terms are told to `reasons`. */
  value(state: S, seat: Seat, reasons: Reason[] | null): number;
  /** So much more value makes the chance to win e times as large. */
  spread(state: S): number;
  /** How many turns a long search plays on before it judges, the one under way included. */
  horizon(state: S): number;
  /** Changes whenever a turn ends. */
  turn(state: S): number;
  /** Seats with the same number win together; -1 for a seat that is out of the game. */
  side(state: S, seat: Seat): number;
  /** How good each option looks at first sight, 1 being ordinary; null: all the same. */
  opinion?(state: S, decision: Decision): readonly number[] | null;
}

/** Adds a term to a sum and tells it. */
export function term(reasons: Reason[] | null, key: string, amount: number): number {
  if (reasons !== null && amount !== 0) reasons.push({ key, amount });
  return amount;
}

/** Estimated chance of each seat to win a game that goes on: shares of e to the power of the values. */
export function chances<S extends BaseState>(judgement: Judgement<S>, state: S, players: number): number[] {
  const spread = judgement.spread(state);
  const sides: number[] = [];
  const values: number[] = [];
  let best = Number.NEGATIVE_INFINITY;
  for (let seat = 0; seat < players; seat++) {
    const side = judgement.side(state, seat);
    sides.push(side);
    const first = side < 0 ? -1 : sides.indexOf(side);
    const value =
      side < 0
        ? Number.NEGATIVE_INFINITY
        : first < seat
          ? (values[first] as number)
          : judgement.value(state, seat, null);
    values.push(value);
    if (value > best) best = value;
  }
  let total = 0;
  const shares = values.map((value, seat) => {
    const share = Math.exp((value - best) / spread);
    if (sides.indexOf(sides[seat] as number) === seat) total += share;
    return share;
  });
  return shares.map((share) => share / total);
}
