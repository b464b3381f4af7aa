import type { BaseSetup, BaseState, Fact, Game, Option, Outcome, Seat } from './game.ts';
import { hash } from './hash.ts';
import { fail, type Json, ok, type Result } from './json.ts';
import { decide, type Match, openMatch } from './match.ts';

/** A match in one JSON file. Replays for ever under the rules version it names. */
export interface MatchRecord {
  readonly format: 1;
  readonly game: string;
  readonly rules: number;
  readonly setup: Json;
  readonly seed: string;
  readonly moves: readonly (readonly [seat: Seat, option: Option])[];
  /** Null while the game is not over. */
  readonly result: Outcome | null;
  /** Hash of the state after the last move. */
  readonly hash: string;
}

export function recordOf<S extends BaseState, F extends Fact>(match: Match<S, F>): MatchRecord {
  return {
    format: 1,
    game: match.game.id,
    rules: match.game.rules,
    setup: match.setup as unknown as Json,
    seed: match.seed,
    moves: match.moves.map(({ seat, option }) => [seat, option] as const),
    result: match.game.outcome(match.state),
    hash: hash(match.state),
  };
}

/** Checks the shape of a record that came from outside. */
export function readRecord(input: unknown): Result<MatchRecord> {
  const record = input as Partial<MatchRecord> | null;
  if (typeof record !== 'object' || record === null)
    return fail('bad-record', 'A match record is a JSON object.');
  if (record.format !== 1)
    return fail('bad-record', `The record has format ${String(record.format)}; this version reads 1.`);
  if (typeof record.game !== 'string') return fail('bad-record', 'The record names no game.');
  if (!Number.isInteger(record.rules)) return fail('bad-record', 'The record names no rules version.');
  if (typeof record.seed !== 'string') return fail('bad-record', 'The record has no seed.');
  if (typeof record.hash !== 'string') return fail('bad-record', 'The record has no hash.');
  if (record.setup === undefined) return fail('bad-record', 'The record has no setup.');
  if (!Array.isArray(record.moves)) return fail('bad-record', 'The record has no list of moves.');
  for (const [number, move] of record.moves.entries()) {
    const pair: readonly unknown[] = Array.isArray(move) ? move : [];
    const [seat, option] = pair;
    const sound =
      pair.length === 2 && Number.isInteger(seat) && (typeof option === 'string' || Number.isFinite(option));
    if (!sound) return fail('bad-record', `Move ${number} is not a pair of seat and option.`);
  }
  if (!isResult(record.result))
    return fail('bad-record', 'The result is neither null nor winners with a rule.');
  return ok(record as MatchRecord);
}

function isResult(result: unknown): boolean {
  if (result === null) return true;
  const { winners, rule } = (result ?? {}) as Partial<Outcome>;
  return Array.isArray(winners) && winners.every(Number.isInteger) && typeof rule === 'string';
}

/** Plays a record again, checking every move, up to `to` moves. */
export function replay<S extends BaseState, Setup extends BaseSetup, F extends Fact>(
  game: Game<S, Setup, F>,
  record: MatchRecord,
  to: number = record.moves.length,
  log: F[] | null = null,
): Result<Match<S, F>> {
  if (record.game !== game.id)
    return fail('other-game', `The record is of ${record.game}, not of ${game.id}.`);
  if (record.rules !== game.rules)
    return fail(
      'other-rules',
      `The record was made under rules ${record.rules}; these are rules ${game.rules}.`,
    );
  const setup = game.setup(record.setup);
  if (!setup.ok) return setup;
  const match = openMatch(game, setup.value, record.seed, log);
  for (const [number, [seat, option]] of record.moves.slice(0, Math.max(0, to)).entries()) {
    const taken = decide(match, seat, option, log);
    if (!taken.ok)
      return fail(
        taken.problem.code,
        `Move ${number} (seat ${seat}, ${String(option)}): ${taken.problem.message}`,
      );
  }
  return ok(match);
}

/** Replays a record to its end and compares result and hash with what it claims. */
export function verify<S extends BaseState, Setup extends BaseSetup, F extends Fact>(
  game: Game<S, Setup, F>,
  record: MatchRecord,
): Result<Match<S, F>> {
  const replayed = replay(game, record);
  if (!replayed.ok) return replayed;
  const now = recordOf(replayed.value);
  if (hash(now.result) !== hash(record.result))
    return fail(
      'other-result',
      `The result is ${JSON.stringify(now.result)}, recorded was ${JSON.stringify(record.result)}.`,
    );
  if (now.hash !== record.hash)
    return fail('other-hash', `The final state hashes to ${now.hash}, recorded was ${record.hash}.`);
  return replayed;
}
