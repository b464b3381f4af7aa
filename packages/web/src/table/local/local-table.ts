import type { BotName } from '@ennead/bots';
import {
  type BaseSetup,
  type BaseState,
  type Decision,
  decisionsFor,
  type Fact,
  factsFor,
  freeUndo,
  type Game,
  type Match,
  type MatchRecord,
  missing,
  type Option,
  ok,
  outcomeOf,
  type Result,
  readRecord,
  recordOf,
  type Seat,
  storedSetup,
  type Viewer,
  waitingFor,
} from '@ennead/kernel';
import {
  type Broadcast,
  commit,
  finish,
  handedTo,
  momentOf,
  numberAt,
  numberOf,
  openPlay,
  type Play,
  playOf,
  positionFor,
  prepareMove,
  prepareUndo,
  standingAt,
  stepAt,
  storyFor,
  viewFor,
} from '@ennead/table';
import type { NumberedFact, Snapshot, UndoState } from '../snapshot.ts';
import type { PastStory, ReplayStep } from '../source.ts';

/** A seat at a table on this device. */
export type LocalSeat =
  | { readonly kind: 'person'; readonly name: string }
  | { readonly kind: 'bot'; readonly name: string; readonly bot: BotName };

export type AnyGame = Game<BaseState, BaseSetup, Fact>;

/** A table on this device: the table core, with the people and bots around it. */
export interface LocalTable {
  readonly play: Play;
  readonly seats: readonly LocalSeat[];
  /** facts[n]: what move number n caused; facts[0]: the setup. */
  readonly facts: Fact[][];
  /** By step of the table core, going back among them: what it told, and whom. */
  readonly told: Broadcast[];
  /** What each viewer of this page saw before the last move; null after going back. */
  before: ReadonlyMap<Viewer, object> | null;
}

/** Nobody plays against the clock on one device. */
const NO_CLOCK = { kind: 'none' } as const;
const NO_TIME = 0;

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
  const opening: Fact[] = [];
  const play = openPlay(game, { setup, seed, rules, clock: NO_CLOCK, at: NO_TIME, log: opening });
  return { play, seats, facts: [opening], told: [], before: null };
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
  return ok({ play: playOf(match, NO_CLOCK, NO_TIME), seats, facts: [[]], told: [], before: null });
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
    const taken = take(table, seat, option);
    if (!taken.ok) return taken;
  }
  return ok(table);
}

export function answer(table: LocalTable, seat: Seat, option: Option): Result<null> {
  const before = new Map(viewersOf(table).map((viewer) => [viewer, viewFor(table.play, viewer)]));
  const taken = take(table, seat, option);
  if (taken.ok) table.before = before;
  return taken;
}

function take({ play, facts, told }: LocalTable, seat: Seat, option: Option): Result<null> {
  const prepared = prepareMove(play, seat, option, NO_TIME);
  if (!prepared.ok) return prepared;
  const { row, facts: made, stops } = prepared.value;
  told.push(commit(play, row, made, stops));
  facts.push([...made]);
  return { ok: true, value: null };
}

/** Whose eyes this page may look through. */
function viewersOf({ seats }: LocalTable): Viewer[] {
  return [null, ...[...seats.keys()].filter((seat) => seats[seat]?.kind === 'person')];
}

/** Back to where a viewer had seen so many steps. */
export function goBack(table: LocalTable, viewer: Viewer, to: number): Result<null> {
  const { play } = table;
  const { moves } = play.match;
  const step = Number.isInteger(to) && to >= 0 ? stepAt(play.steps, viewer, to) : undefined;
  const keep = step === undefined ? undefined : standingAt(play.steps, step);
  if (keep === undefined || keep >= moves.length)
    return { ok: false, problem: { code: 'no-such-move', message: 'There is nothing to go back to.' } };
  table.told.push(commit(play, prepareUndo(play, moves[keep]?.seat ?? 0, keep, NO_TIME), []));
  table.facts.length = keep + 1;
  table.before = null;
  return { ok: true, value: null };
}

/** The next decision that a bot owes, if any. */
export function botDecision({ play, seats }: LocalTable): Decision | null {
  return play.match.open.find(({ seat }) => seats[seat]?.kind === 'bot') ?? null;
}

/** How many steps the viewer has seen. */
export function numberFor({ play }: LocalTable, viewer: Viewer): number {
  return numberOf(play.steps, viewer);
}

/**
 * What `viewer` may know now, with what happened since they had seen so many steps. While a secret window is open nothing shows who has
 * answered in it, as at the server; only to whom the device is passed (`next`).
 */
export function snapshotOf(table: LocalTable, viewer: Viewer, since: number): Snapshot {
  const { play, seats, told, before } = table;
  const { game, match, steps, shown } = play;
  const number = numberOf(steps, viewer);
  const isHere = (seat: Seat) => seats[seat]?.kind === 'person';
  const decisions = decisionsFor(
    match.open.filter(({ seat }) => isHere(seat)),
    viewer,
  );
  const next = handedTo(play, isHere);
  const news = told
    .slice((stepAt(steps, viewer, since) ?? steps.all.length) + 1)
    .filter(({ only }) => only === null || only === viewer);
  const last = since === number - 1 ? news.at(-1) : undefined;
  const seen = before?.get(viewer);
  return {
    game: game.id,
    number,
    moment: momentOf(steps),
    view: viewFor(play, viewer),
    viewer,
    facts: news.flatMap((each) => each.facts(viewer)),
    since,
    stops: last === undefined || seen === undefined ? [] : last.stops(game, viewer, seen),
    by: news.at(-1)?.by ?? null,
    decisions,
    owing: shown.waiting.filter((seat) => isHere(seat) && (seat !== viewer || decisions.length > 0)),
    next: next && { seat: next.seat, secret: next.secret !== undefined },
    waiting: shown.waiting,
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
function undoState({ play, seats }: LocalTable, viewer: Viewer): UndoState {
  const { match, steps } = play;
  const { moves, open } = match;
  // Where others may not know who has answered, a way back would tell them: there is only the one before the own answer.
  const isSecret = persons(seats) > 1 && open.some(({ secret }) => secret !== undefined);
  const mayTakeBack = (seat: Seat) => (isSecret ? seat === viewer : seats[seat]?.kind === 'person');
  const at = (keep: number) =>
    numberAt(steps, viewer, keep === 0 ? -1 : (steps.standing[keep - 1] ?? missing()));
  const free = viewer === null || isSecret ? moves.length : freeUndo(moves, viewer);
  const isFree = free < moves.length;
  const last = moves.findLastIndex(({ seat }) => mayTakeBack(seat));
  return {
    step: isFree ? at(moves.length - 1) : null,
    turn: isFree ? at(free) : null,
    ask: !isFree && last >= 0 ? at(last) : null,
    request: null,
  };
}

/** Facts that `viewer` may see, with their moments. At the end everything is open. */
export function historyOf(table: LocalTable, viewer: Viewer): NumberedFact[] {
  const { play, facts, told } = table;
  const isOver = outcomeOf(play.match) !== null;
  let number = 0;
  return facts.flatMap((made, move) => {
    const broadcast = move === 0 ? undefined : told[play.steps.standing[move - 1] ?? missing()];
    if (broadcast?.only === null) number += 1;
    const open = isOver ? made : (broadcast?.facts(viewer) ?? factsFor(made, viewer));
    const isSeen = isOver || broadcast === undefined || broadcast.only === null || broadcast.only === viewer;
    return isSeen ? open.map((fact) => ({ number, fact })) : [];
  });
}

/** How many moments there are to look back at. */
export function lengthOf({ play }: LocalTable): number {
  return momentOf(play.steps);
}

/** The position at a moment, for looking back. */
export function stepOf(table: LocalTable, number: number, viewer: Viewer): ReplayStep {
  const at = Math.max(0, Math.min(number, lengthOf(table)));
  const { moment, ...position } = finish(positionFor(table.play, viewer, at));
  return { number: moment, ...position };
}

/** What happened from one moment to another, with the views on the way. */
export function storyOf({ play }: LocalTable, viewer: Viewer, from: number, to?: number): PastStory {
  return storyFor(play, viewer, Math.max(0, from), to);
}

export function recordOfTable({ play }: LocalTable): MatchRecord {
  return recordOf(play.match);
}
