import {
  type BaseState,
  type Decision,
  decide,
  type Game,
  type MatchRecord,
  type Option,
  ok,
  openMatch,
  type Result,
  type Seat,
  storedSetup,
} from '@ennead/kernel';
import type { Judgement } from '../judgement.ts';
import { chancesNow } from './chances.ts';
import { accuracyOf, type Grade, gradeOf } from './grade.ts';
import { type Review, review } from './review.ts';
import type { CurvePoint } from './turning-points.ts';

/** An answer of the match with what a bot thinks of it. */
export interface ReviewedMove extends Review {
  /** How many moves came before it. */
  readonly move: number;
  readonly seat: Seat;
  readonly given: Option;
  readonly grade: Grade;
  /** 0 to 1. */
  readonly accuracy: number;
}

/** A match that can be looked at answer by answer, in any order. */
export interface ReviewOf {
  /** The moves that were a choice. */
  readonly choices: readonly number[];
  readonly length: number;
  judge(move: number, nodes: number): ReviewedMove;
  /** What the seat saw and was asked before a move. */
  asked(move: number): { readonly view: BaseState; readonly decision: Decision };
  /** The chances of all seats at the ends of turns, from the start to the end. */
  curve(): CurvePoint[];
}

interface Asked {
  readonly state: BaseState;
  readonly decision: Decision;
  readonly given: Option;
}

const SEED = 'review';

/** Plays a record again and keeps every position in which somebody had a choice. */
export function reviewOf(game: Game, judgement: Judgement, record: MatchRecord): Result<ReviewOf> {
  const setup = storedSetup(game, record.setup, record.rules);
  if (!setup.ok) return setup;
  const match = openMatch(game, setup.value, record.seed, null, record.rules);
  const asked = new Map<number, Asked>();
  const turns: { readonly move: number; readonly state: BaseState }[] = [];
  let turn = Number.NaN;
  const note = (move: number) => {
    const now = judgement.turn(match.state);
    if (now === turn && move < record.moves.length) return;
    turn = now;
    turns.push({ move, state: game.clone(match.state) });
  };
  for (const [move, [seat, option]] of record.moves.entries()) {
    note(move);
    const decision = match.open.find((each) => each.seat === seat && each.options.includes(option));
    if (decision !== undefined && decision.options.length > 1)
      asked.set(move, { state: game.clone(match.state), decision, given: option });
    const taken = decide(match, seat, option, null);
    if (!taken.ok) return taken;
  }
  note(record.moves.length);
  const at = (move: number): Asked => {
    const found = asked.get(move);
    if (found === undefined) throw new Error(`move ${move} was no choice`);
    return found;
  };
  return ok({
    choices: [...asked.keys()],
    length: record.moves.length,
    judge(move, nodes) {
      const { state, decision, given } = at(move);
      const { seat } = decision;
      const found = review(game, judgement, game.view(state, seat), seat, decision, given, {
        seed: SEED,
        nodes,
      });
      const line = possible(game, state, seat, found.line);
      return {
        ...found,
        line,
        move,
        seat,
        given,
        grade: gradeOf(found.loss),
        accuracy: accuracyOf(found.loss),
      };
    },
    asked(move) {
      const { state, decision } = at(move);
      return { view: game.view(state, decision.seat), decision };
    },
    curve: () =>
      turns.map(({ move, state }) => ({
        move,
        chances: chancesNow(game, judgement, state, `${SEED} ${move}`),
      })),
  });
}

/** The part of a line that can be played as things really stood. */
function possible(game: Game, state: BaseState, seat: Seat, line: readonly Option[]): Option[] {
  const real = game.clone(state);
  const played: Option[] = [];
  for (const option of line) {
    const decision = game.decisions(real).find((each) => each.seat === seat);
    if (decision === undefined || !decision.options.includes(option)) break;
    game.apply(real, seat, option, null);
    played.push(option);
  }
  return played;
}
