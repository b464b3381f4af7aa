import type { BaseSetup, BaseState, Decision, Fact, Game, Option, Outcome, Seat, Viewer } from './game.ts';
import { fail, ok, type Result } from './json.ts';
import { missing } from './list.ts';
import { playOn } from './random-play.ts';

/** One decision taken. */
export interface Move {
  readonly seat: Seat;
  readonly option: Option;
  /** The window it was answered in, if others may not know the option before the window closes. */
  readonly secret?: string;
  /** Taking this move told somebody something that cannot be untold: chance, a secret, the end of the game. */
  readonly revealed: boolean;
}

/** A game being played: its state, what is asked now, and every move so far. */
export interface Match<S extends BaseState = BaseState, F extends Fact = Fact> {
  readonly game: Game<S, BaseSetup, F>;
  /** The version of the rules it began under. */
  readonly rules: number;
  readonly setup: BaseSetup;
  readonly seed: string;
  state: S;
  open: readonly Decision[];
  readonly moves: Move[];
  /** States on the way, to come back to without replaying from the start. Oldest first. */
  readonly snapshots: Snapshot<S>[];
}

interface Snapshot<S> {
  readonly at: number;
  readonly state: S;
}

const SNAPSHOT_EVERY = 32;

export function openMatch<S extends BaseState, Setup extends BaseSetup, F extends Fact>(
  game: Game<S, Setup, F>,
  setup: Setup,
  seed: string,
  log: F[] | null = null,
  rules: number = game.rules,
): Match<S, F> {
  const state = game.start(setup, seed, log);
  return {
    game: game as Game<S, BaseSetup, F>,
    rules,
    setup,
    seed,
    state,
    open: game.decisions(state),
    moves: [],
    snapshots: [{ at: 0, state: game.clone(state) }],
  };
}

/** The answer may be taken only if it stands on the list of an open decision of that seat. */
export function find(open: readonly Decision[], seat: Seat, option: Option): Result<Decision> {
  const owed = open.filter((decision) => decision.seat === seat);
  if (owed.length === 0) return fail('not-your-turn', 'This seat wasn’t asked.');
  const decision = owed.find(({ options }) => options.includes(option));
  return decision ? ok(decision) : fail('not-an-option', 'This is not among the options.');
}

/** Takes one decision. Refuses, with the state untouched, everything that was not offered to that seat. */
export function decide<S extends BaseState, F extends Fact>(
  match: Match<S, F>,
  seat: Seat,
  option: Option,
  log: F[] | null = null,
): Result<Move> {
  const found = find(match.open, seat, option);
  if (!found.ok) return found;
  const { secret } = found.value;
  const { game, state, moves } = match;
  const draws = state.chance[3];
  const written = log?.length ?? 0;
  try {
    match.open = playOn(game, state, seat, option, log);
  } catch (error) {
    // A fault in the rules must not leave the match half-way through a move.
    match.state = stateAt(match, moves.length);
    if (log !== null) log.length = written;
    throw error;
  }
  const revealed = hasRevealed(state, match.open, draws, secret);
  const move: Move = secret === undefined ? { seat, option, revealed } : { seat, option, secret, revealed };
  moves.push(move);
  if (moves.length % SNAPSHOT_EVERY === 0)
    match.snapshots.push({ at: moves.length, state: game.clone(state) });
  return ok(move);
}

/** Whether a move that began after `draws` draws, in the window `secret` if any, told something that cannot be untold. */
export function hasRevealed(
  state: BaseState,
  open: readonly Decision[],
  draws: number,
  secret: string | undefined,
): boolean {
  if (state.chance[3] !== draws || open.length === 0) return true;
  return secret !== undefined && !open.some((decision) => decision.secret === secret);
}

/** The lowest move number the seat may go back to on its own: its unbroken last moves that revealed nothing. */
export function freeUndo(moves: readonly Move[], seat: Seat): number {
  let at = moves.length;
  while (at > 0) {
    const move = moves[at - 1] ?? missing();
    if (move.seat !== seat || move.revealed) break;
    at -= 1;
  }
  return at;
}

/** Goes back to the moment before move number `to` (0 = the start). Exact: the state is the one that was. */
export function undo<S extends BaseState, F extends Fact>(match: Match<S, F>, to: number): void {
  const { game, moves, snapshots } = match;
  match.state = stateAt(match, to);
  moves.length = to;
  while ((snapshots[snapshots.length - 1] ?? missing()).at > to) snapshots.pop();
  match.open = game.decisions(match.state);
}

/** The state after the first `at` moves. */
export function stateAt<S extends BaseState, F extends Fact>(match: Match<S, F>, at: number): S {
  const { game, moves, snapshots } = match;
  if (!Number.isInteger(at) || at < 0 || at > moves.length) throw new Error(`the match has no move ${at}`);
  const from = snapshots.findLast((snapshot) => snapshot.at <= at) as Snapshot<S>;
  const state = game.clone(from.state);
  for (const { seat, option } of moves.slice(from.at, at)) game.apply(state, seat, option, null);
  return state;
}

/** The seats that everybody may know to be thinking. */
export function waitingFor(open: readonly Decision[]): Seat[] {
  const [first] = open;
  if (open.length === 1 && first !== undefined && first.among === undefined) return [first.seat];
  return [...new Set(open.flatMap(({ seat, among }) => among ?? [seat]))].sort((a, b) => a - b);
}

/** What this viewer may see of the facts. */
export function factsFor<F extends Fact>(facts: readonly F[], viewer: Viewer): F[] {
  return facts.filter(({ to }) => to === undefined || (viewer !== null && to.includes(viewer)));
}

/** What this viewer is asked. */
export function decisionsFor(open: readonly Decision[], viewer: Viewer): Decision[] {
  return open.filter(({ seat }) => seat === viewer);
}

export function outcomeOf<S extends BaseState, F extends Fact>(match: Match<S, F>): Outcome | null {
  return match.game.outcome(match.state);
}
