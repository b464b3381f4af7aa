import {
  type BaseSetup,
  type Chance,
  type Decision,
  draw,
  type Game,
  type Json,
  type MatchRecord,
  missing,
  type Option,
  type Seat,
  stateHash,
} from '@ennead/kernel';
import type { Player } from '../bots.ts';

/** One game played to its end, or to the fault that stopped it. */
export interface Played {
  readonly decisions: number;
  readonly record: MatchRecord;
  /** Broken invariants and faults, each with the number of the move after which it was seen. */
  readonly violations: readonly string[];
}

/** No game of either kind comes near this; one that does will not end. */
const TOO_LONG = 200_000;

/**
 * Plays one game. Where several decisions are open, chance picks the one that is answered first.
 * With `check` every invariant is verified after every decision, the first broken one ends the game.
 */
export function play(
  game: Game,
  setup: BaseSetup,
  seed: string,
  players: readonly Player[],
  chance: Chance,
  check: boolean,
): Played {
  const state = game.start(setup, seed, null);
  const moves: [Seat, Option][] = [];
  const violations: string[] = [];
  try {
    if (check) violations.push(...brokenAt(0, game.check(state)));
    while (violations.length === 0) {
      const open = game.decisions(state);
      if (open.length === 0) {
        if (game.outcome(state) === null)
          violations.push(`after move ${moves.length}: nothing is asked but the game is not over`);
        break;
      }
      if (check) violations.push(...brokenAt(moves.length, badDecisions(open)));
      if (moves.length === TOO_LONG) violations.push(`after move ${moves.length}: the game does not end`);
      if (violations.length > 0) break;
      const decision = open[open.length === 1 ? 0 : draw(chance, open.length)] ?? missing();
      const option = (players[decision.seat] ?? missing())(state, decision);
      moves.push([decision.seat, option]);
      game.apply(state, decision.seat, option, null);
      if (check) violations.push(...brokenAt(moves.length, game.check(state)));
    }
  } catch (error) {
    violations.push(`after move ${moves.length}: ${error instanceof Error ? error.message : String(error)}`);
  }
  return {
    decisions: moves.length,
    record: {
      format: 1,
      game: game.id,
      rules: game.rules,
      setup: setup as unknown as Json,
      seed,
      moves,
      result: violations.length > 0 ? null : game.outcome(state),
      hash: stateHash(game, state),
    },
    violations,
  };
}

function brokenAt(move: number, sentences: readonly string[]): string[] {
  return sentences.map((sentence) => `after move ${move}: ${sentence}`);
}

function badDecisions(open: readonly Decision[]): string[] {
  return open.flatMap(({ kind, seat, options }) => {
    if (options.length === 0) return [`seat ${seat} has no option for ${kind}`];
    if (new Set(options).size < options.length) return [`seat ${seat} has an option twice for ${kind}`];
    return [];
  });
}
