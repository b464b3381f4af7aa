import type { BaseSetup, BaseState, Fact, Game, Option, Outcome, Seat } from './game.ts';
import { hash } from './hash.ts';
import { type InputKind, isRecord, readFields, SETUP_INPUT, shown, strayField } from './input.ts';
import { fail, type Json, ok, type Result } from './json.ts';
import { decide, type Match, openMatch } from './match.ts';

/** A match in one JSON file. Replays for ever by the rulings its setup names, or else those of its rules version. */
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
    rules: match.rules,
    setup: match.setup as unknown as Json,
    seed: match.seed,
    moves: match.moves.map(({ seat, option }) => [seat, option] as const),
    result: match.game.outcome(match.state),
    hash: stateHash(match.game, match.state),
  };
}

/** The hash of a state in a record. Rulings are in the setup of the record; states had none when the first were made. */
export function stateHash<S extends BaseState>(game: Pick<Game<S>, 'recorded'>, state: S): string {
  const { rulings: _, ...rest }: { rulings?: unknown } = game.recorded?.(state) ?? state;
  return hash(rest);
}

/** Longer than any game: as much as `moves` needs, and a setup. */
const MOST_MOVES = 10_000;

const RECORD_INPUT: InputKind = {
  what: 'A record',
  code: 'bad-record',
  depth: SETUP_INPUT.depth + 1,
  values: 3 * MOST_MOVES + SETUP_INPUT.values + 100,
  text: 200,
};

const FIELDS = ['format', 'game', 'rules', 'setup', 'seed', 'moves', 'result', 'hash'] as const;

/** Checks the shape of a record that came from outside. */
export function readRecord(input: unknown): Result<MatchRecord> {
  const read = readFields(input, RECORD_INPUT, FIELDS);
  if (!read.ok) return read;
  const { format, game, rules, seed, hash: end, setup, moves, result } = read.value;
  if (format !== 1)
    return fail('bad-record', `The record uses format ${shown(format)}; this version reads format 1.`);
  if (typeof game !== 'string') return fail('bad-record', 'The record doesn’t name a game.');
  if (!isWhole(rules) || rules < 1) return fail('bad-record', 'The record names no rules version.');
  if (typeof seed !== 'string') return fail('bad-record', 'The record has no seed.');
  if (typeof end !== 'string') return fail('bad-record', 'The record has no hash.');
  if (setup === undefined) return fail('bad-record', 'The record has no setup.');
  if (!Array.isArray(moves)) return fail('bad-record', 'The record has no list of moves.');
  if (moves.length > MOST_MOVES) return fail('bad-record', `A record has at most ${MOST_MOVES} moves.`);
  const wrong = moves.findIndex((move) => !isMove(move));
  if (wrong >= 0) return fail('bad-record', `Move ${wrong} must be a pair of seat and option.`);
  if (!isResult(result)) return fail('bad-record', 'The result is neither null nor winners with a rule.');
  return ok({ format, game, rules, setup, seed, moves, result, hash: end });
}

function isMove(move: unknown): boolean {
  if (!Array.isArray(move) || move.length !== 2) return false;
  const [seat, option] = move as readonly unknown[];
  return isWhole(seat) && (typeof option === 'string' || typeof option === 'number');
}

function isResult(result: unknown): result is Outcome | null {
  if (result === null) return true;
  if (!isRecord(result) || strayField(result, ['winners', 'rule']) !== null) return false;
  const { winners, rule } = result;
  return Array.isArray(winners) && winners.every(isWhole) && typeof rule === 'string';
}

function isWhole(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}

/** The setup of a match that began under this version or an older one. */
export function storedSetup<S extends BaseState, Setup extends BaseSetup, F extends Fact>(
  game: Game<S, Setup, F>,
  setup: unknown,
  rules: number,
): Result<Setup> {
  if (rules > game.rules)
    return fail(
      'newer-rules',
      `This match is played by rules ${rules} of ${game.id}; this version of Ennead knows them up to ${game.rules}.`,
    );
  return game.setup(setup, rules);
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
  const setup = storedSetup(game, record.setup, record.rules);
  if (!setup.ok) return setup;
  const match = openMatch(game, setup.value, record.seed, log, record.rules);
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
