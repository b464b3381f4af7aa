import {
  type BaseSetup,
  type BaseState,
  type Decision,
  decide,
  decisionsFor,
  diff,
  type Fact,
  factsFor,
  freeUndo,
  type Game,
  type Match,
  type MatchRecord,
  type Option,
  ok,
  openMatch,
  outcomeOf,
  type Result,
  readRecord,
  recordOf,
  type Seat,
  type Stop,
  stateAt,
  stopsFor,
  storedSetup,
  storyLog,
  undo,
  type Viewer,
  waitingFor,
} from '@ennead/kernel';
import type { NumberedFact, Snapshot, UndoState } from '../snapshot.ts';
import type { PastStep, PastStory, ReplayStep } from '../source.ts';

export type BotName = 'random' | 'easy' | 'hard';

/** A seat at a table on this device. */
export type LocalSeat =
  | { readonly kind: 'person'; readonly name: string }
  | { readonly kind: 'bot'; readonly name: string; readonly bot: BotName };

export type AnyGame = Game<BaseState, BaseSetup, Fact>;

/** A match on this device with the people and bots around it. */
export interface LocalTable {
  readonly match: Match;
  readonly seats: readonly LocalSeat[];
  /** facts[n]: what move number n caused; facts[0]: the setup. */
  readonly facts: Fact[][];
  /** How the last move went: the state before it and those on the way; null after going back. */
  last: LastMove | null;
}

interface LastMove {
  readonly before: BaseState;
  readonly stops: readonly Stop[];
}

export function openTable(
  game: AnyGame,
  input: unknown,
  seed: string,
  seats: readonly LocalSeat[],
): Result<LocalTable> {
  const setup = game.setup(input);
  return setup.ok ? ok(tableWith(game, setup.value, seed, seats, game.rules)) : setup;
}

function tableWith(
  game: AnyGame,
  setup: BaseSetup,
  seed: string,
  seats: readonly LocalSeat[],
  rules: number,
): LocalTable {
  const facts: Fact[] = [];
  return { match: openMatch(game, setup, seed, facts, rules), seats, facts: [facts], last: null };
}

/** A table that begins in a position (docs/positions.md) instead of a setup; it is not kept. */
export function openPosition(
  game: AnyGame,
  position: unknown,
  seed: string,
  seatsFor: (players: number, asked: readonly Seat[]) => readonly LocalSeat[],
): Result<LocalTable> {
  const read = game.positions.read(position);
  if (!read.ok) return read;
  // Both games keep their setup in their state.
  const state = read.value as BaseState & { readonly setup: BaseSetup };
  const match: Match = {
    game,
    rules: game.rules,
    setup: state.setup,
    seed,
    state,
    open: game.decisions(state),
    moves: [],
    snapshots: [{ at: 0, state: game.clone(state) }],
  };
  const seats = seatsFor(state.setup.players, waitingFor(match.open));
  return ok({ match, seats, facts: [[]], last: null });
}

/** Plays a saved match again up to where it was left. */
export function resumeTable(game: AnyGame, saved: unknown, seats: readonly LocalSeat[]): Result<LocalTable> {
  const record = readRecord(saved);
  if (!record.ok) return record;
  const { rules, seed, moves } = record.value;
  const setup = storedSetup(game, record.value.setup, rules);
  if (!setup.ok) return setup;
  const table = tableWith(game, setup.value, seed, seats, rules);
  for (const [seat, option] of moves) {
    const taken = answer(table, seat, option);
    if (!taken.ok) return taken;
  }
  return ok(table);
}

export function answer(table: LocalTable, seat: Seat, option: Option): Result<null> {
  const { game, state } = table.match;
  const before = game.clone(state);
  const { log, stops } = storyLog<BaseState, Fact>(game, state);
  const taken = decide(table.match, seat, option, log);
  if (!taken.ok) return taken;
  table.facts.push([...log]);
  table.last = { before, stops };
  return { ok: true, value: null };
}

export function goBack(table: LocalTable, to: number): Result<null> {
  if (!Number.isInteger(to) || to < 0 || to >= table.match.moves.length)
    return { ok: false, problem: { code: 'no-such-move', message: 'There is nothing to go back to.' } };
  undo(table.match, to);
  table.facts.length = to + 1;
  table.last = null;
  return { ok: true, value: null };
}

/** The next decision that a bot owes, if any. */
export function botDecision(table: LocalTable): Decision | null {
  return table.match.open.find(({ seat }) => table.seats[seat]?.kind === 'bot') ?? null;
}

/** What `viewer` may know now, with what happened since move number `since`. */
export function snapshotOf(table: LocalTable, viewer: Viewer, since: number): Snapshot {
  const { match, seats, last } = table;
  const { game } = match;
  const number = match.moves.length;
  const asked = match.open.filter(({ seat }) => seats[seat]?.kind === 'person');
  return {
    game: game.id,
    number,
    moment: number,
    view: game.view(match.state, viewer),
    viewer,
    facts: factsFor(table.facts.slice(since + 1).flat(), viewer),
    since,
    stops:
      last !== null && since === number - 1
        ? stopsFor(game, viewer, game.view(last.before, viewer), table.facts[number] ?? [], last.stops)
        : [],
    by: since === number ? null : (match.moves[number - 1]?.seat ?? null),
    decisions: decisionsFor(asked, viewer),
    owing: asked.map(({ seat, secret }) => ({ seat, secret: secret !== undefined })),
    waiting: waitingFor(match.open),
    seats: seats.map(({ kind, name }, seat) => ({
      seat,
      name,
      kind,
      mine: kind === 'person',
      present: true,
      standIn: false,
    })),
    outcome: outcomeOf(match),
    undo: undoState(table, viewer),
    clock: null,
    connection: 'here',
    practice: persons(seats) === 1 && seats.length > 1,
    room: null,
  };
}

/** Alone against bots one may ask for advice. */
function persons(seats: readonly LocalSeat[]): number {
  return seats.filter(({ kind }) => kind === 'person').length;
}

/** On one device nobody has to be asked: the last decision of a person can always be taken back. */
function undoState({ match, seats }: LocalTable, viewer: Viewer): UndoState {
  const { moves } = match;
  const free = viewer === null ? moves.length : freeUndo(moves, viewer);
  const turn = free < moves.length ? free : null;
  const last = moves.findLastIndex(({ seat }) => seats[seat]?.kind === 'person');
  return {
    step: turn === null ? null : moves.length - 1,
    turn,
    ask: turn === null && last >= 0 ? last : null,
    request: null,
  };
}

/** Facts that `viewer` may see, with their move numbers. At the end everything is open. */
export function historyOf(table: LocalTable, viewer: Viewer): NumberedFact[] {
  const over = outcomeOf(table.match) !== null;
  return table.facts.flatMap((facts, number) =>
    (over ? facts : factsFor(facts, viewer)).map((fact) => ({ number, fact })),
  );
}

/** The position after `number` moves, for looking back. */
export function stepOf(table: LocalTable, number: number, viewer: Viewer): ReplayStep {
  const { game } = table.match;
  const { state, steps } = walk(table, Math.max(0, number - 1), number, viewer);
  const [step] = steps;
  return {
    number,
    view: game.view(state, viewer),
    facts: factsFor(table.facts[number] ?? [], viewer),
    stops: step?.stops ?? [],
    by: step?.by ?? null,
    waiting: waitingFor(game.decisions(state)),
    outcome: game.outcome(state),
  };
}

/** What happened since a move, with the views on the way. */
export function storyOf(table: LocalTable, viewer: Viewer, from: number): PastStory {
  const last = table.match.moves.length;
  const start = Math.max(0, Math.min(from, last));
  const { first, steps } = walk(table, start, last, viewer);
  return { from: start, view: first, steps };
}

/** Plays the moves from one number to another again. */
function walk({ match, facts }: LocalTable, from: number, to: number, viewer: Viewer) {
  const { game } = match;
  const state = stateAt(match, from);
  const first = game.view(state, viewer);
  let view = first;
  const steps = match.moves.slice(from, to).map(({ seat, option }, at): PastStep => {
    const { log, stops } = storyLog<BaseState, Fact>(game, state);
    game.apply(state, seat, option, log);
    const before = view;
    view = game.view(state, viewer);
    return {
      moment: from + at + 1,
      by: seat,
      own: seat === viewer,
      facts: factsFor(facts[from + at + 1] ?? [], viewer),
      stops: stopsFor(game, viewer, before, [...log], stops),
      patch: diff(before, view) ?? {},
    };
  });
  return { first, state, steps };
}

export function recordOfTable(table: LocalTable): MatchRecord {
  return recordOf(table.match);
}
