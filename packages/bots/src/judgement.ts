import type { BaseState, Decision, Fact, Option, Seat } from '@ennead/kernel';
import { missing } from '@ennead/kernel';
import type { Reason } from './bot.ts';
import type { Opinion } from './opinion.ts';

/** What a bot thinks of a position: all it knows of a game beyond the kernel's contract. */
export interface Judgement<S extends BaseState = BaseState, Seen = unknown> {
  players(state: S): number;
  /** What is counted once for all seats, to be handed to `value` and `survival`. */
  survey?(state: S): Seen;
  /** How well a seat stands, in the currency of the game; the terms are told to `reasons`. */
  value(state: S, seat: Seat, reasons: Reason[] | null, seen?: Seen): number;
  /** So much more value makes the chance to win e times as large. */
  spread(state: S): number;
  /** How many turns a long search plays on before it judges, the one under way included. */
  horizon(state: S): number;
  /** Changes whenever a turn ends. */
  turn(state: S): number;
  /** Seats with the same number win together; -1 for a seat that is out of the game. */
  side(state: S, seat: Seat): number;
  /** Chance that the rules do not put the seat out of the game before its end; absent: certain. */
  survival?(state: S, seat: Seat, seen?: Seen): number;
  /** The chance of each seat to win; absent: what `chances` makes of the values. */
  chances?(state: S, players: number): number[];
  /** What is thought of the options of a kind of decision at first sight; null: all the same. */
  opinion?(kind: string): Opinion | null;
  /** Options worth a thought; null: all of them. */
  sensible?(state: S, decision: Decision): readonly Option[] | null;
  /** Whether the seat is in a battle that is being fought, and whether it has won it by what is told; null: not decided. */
  isFighting?(state: S, seat: Seat): boolean;
  hasWon?(state: S, seat: Seat, told: readonly Fact[]): boolean | null;
  /** A copy of a view in which rivals who have answered unseen have still to answer; the view itself if there are none. */
  unanswered?(view: S, viewer: Seat): S;
  /** What expert does otherwise than hard, which stays as it is. */
  readonly expert?: Expert<S>;
}

export interface Expert<S extends BaseState>
  extends Pick<Judgement<S>, 'horizon' | 'sensible' | 'unanswered'> {
  /** Where playouts follow habit, one decision in so many is taken at random; undefined: as usual. */
  randomly?(state: S): number | undefined;
  /** What a seat sees in the options of a kind at first sight; null: all the same; undefined: what hard thinks of them. */
  sight?(kind: string, state: S, seat: Seat): Opinion | null | undefined;
}

/** Adds a term to a sum and tells it. */
export function term(reasons: Reason[] | null, key: string, amount: number): number {
  if (reasons !== null && amount !== 0) reasons.push({ key, amount });
  return amount;
}

/**
 * Estimated chance of each seat to win a game that goes on: shares of e to the power of the values among those that
 * are still there at the end.
 */
export function chances<S extends BaseState>(
  judgement: Judgement<S>,
  state: S,
  players: number,
  seen = judgement.survey?.(state),
): number[] {
  const spread = judgement.spread(state);
  /** By seat: the first seat of its side, itself if alone, -1 if it is out. */
  const first: number[] = [];
  const values: number[] = [];
  const alive: number[] = [];
  let best = Number.NEGATIVE_INFINITY;
  for (let seat = 0; seat < players; seat++) {
    const lead = leader(judgement, state, seat);
    first.push(lead);
    const value = lead === seat ? judgement.value(state, seat, null, seen) : 0;
    values.push(value);
    alive.push(lead === seat ? (judgement.survival?.(state, seat, seen) ?? 1) : 0);
    if (lead === seat && value > best) best = value;
  }
  let total = 0;
  for (let seat = 0; seat < players; seat++) {
    if (first[seat] !== seat) continue;
    values[seat] = Math.exp(((values[seat] ?? missing()) - best) / spread);
    total += (values[seat] ?? missing()) * (alive[seat] ?? missing());
  }
  return first.map((lead) => {
    if (lead < 0) return 0;
    const own = values[lead] ?? missing();
    const lives = alive[lead] ?? missing();
    return (lives * own) / (total + (1 - lives) * own);
  });
}

/** The chance of each seat to win a game that goes on, as the judgement has it. */
export function believed<S extends BaseState>(judgement: Judgement<S>, state: S, players: number): number[] {
  return judgement.chances?.(state, players) ?? chances(judgement, state, players);
}

/** The lowest seat that wins together with this one; -1 if the seat is out. */
function leader<S extends BaseState>(judgement: Judgement<S>, state: S, seat: Seat): Seat {
  const side = judgement.side(state, seat);
  if (side < 0) return -1;
  let lead = 0;
  while (judgement.side(state, lead) !== side) lead += 1;
  return lead;
}
