/// <reference lib="webworker" />
import { ok, type Seat, type Viewer } from '@ennead/kernel';
import { viewFor } from '@ennead/table';
import { emit, type Handlers, serveCalls } from '../../worker/serve.ts';
import type { Answer } from '../source.ts';
import { botFor, type Think } from './bots.ts';
import type { EngineCalls } from './calls.ts';
import { loadEngine } from './engines.ts';
import {
  answer,
  botDecision,
  goBack,
  historyOf,
  type LocalSeat,
  type LocalTable,
  lengthOf,
  numberFor,
  openPosition,
  openTable,
  recordOfTable,
  resumeTable,
  snapshotOf,
  stepOf,
  storyOf,
} from './local-table.ts';
import { findTable, keepTable } from './saved-tables.ts';

/** The one table of this worker. */
interface Open {
  /** Where it is kept; null: nowhere. */
  readonly id: string | null;
  readonly table: LocalTable;
  readonly bots: ReadonlyMap<Seat, Think>;
  viewer: Viewer;
  /** How many steps the viewer had seen in the last snapshot. */
  sent: number;
}

let open: Open | null = null;
let looking: LocalTable | null = null;

const handlers: Handlers<EngineCalls> = {
  async start({ id, game, setup, seed, seats }) {
    const opened = openTable(await loadEngine(game), setup, seed, seats);
    return opened.ok ? begin(id, opened.value) : opened;
  },
  async resume(id) {
    const resumed = await fromSaved(id);
    return resumed.ok ? begin(id, resumed.value) : resumed;
  },
  async tryOut(game, position, name) {
    const seed = `try ${crypto.randomUUID()}`;
    const opened = openPosition(await loadEngine(game), position, seed, (players, asked) =>
      Array.from({ length: players }, (_, seat) =>
        seat === (asked[0] ?? 0) ? { kind: 'person', name } : { kind: 'bot', name: '', bot: 'easy' },
      ),
    );
    return opened.ok ? begin(null, opened.value) : opened;
  },
  async tryRecord(record, seats) {
    const opened = resumeTable(await loadEngine(record.game), record, seats);
    return opened.ok ? begin(null, opened.value) : opened;
  },
  async peek(game, position) {
    const opened = openPosition(await loadEngine(game), position, 'peek', (players) =>
      Array.from({ length: players }, () => ({ kind: 'person', name: '' })),
    );
    return opened.ok ? ok(snapshotOf(opened.value, null, 0)) : opened;
  },
  decide(seat, option) {
    const { table } = playing();
    const taken = answer(table, seat, option);
    if (taken.ok) void changed();
    return taken;
  },
  undo(to) {
    const now = playing();
    const gone = goBack(now.table, now.viewer, to);
    if (gone.ok) {
      now.sent = numberFor(now.table, now.viewer);
      void changed();
    }
    return gone;
  },
  look(viewer) {
    const now = playing();
    now.viewer = viewer;
    now.sent = numberFor(now.table, viewer);
    publish();
    return ok(null);
  },
  history: () => historyOf(playing().table, playing().viewer),
  story: (from, to) => storyOf(playing().table, playing().viewer, from, to),
  record: () =>
    looking === null && playing().id === null ? notAGame : ok(recordOfTable(looking ?? playing().table)),
  async replay(from) {
    const read = 'id' in from ? await fromSaved(from.id) : await fromRecord(from.record);
    if (!read.ok) return read;
    looking = read.value;
    const { play, seats } = looking;
    const { match } = play;
    const over = match.game.outcome(match.state) !== null;
    const persons = [...seats.keys()].filter((seat) => over || seats[seat]?.kind === 'person');
    return ok({
      game: match.game.id,
      length: lengthOf(looking),
      seats,
      viewers: [null, ...persons],
    });
  },
  at: (number, viewer) => stepOf(lookedAt(), number, viewer),
  facts: (viewer) => historyOf(lookedAt(), viewer),
};

// The built page and its other workers load this file too, for the rules' sake.
if ('WorkerGlobalScope' in globalThis && self.name === 'engine') serveCalls(handlers);

const notAGame = {
  ok: false,
  problem: { code: 'not-a-game', message: 'A position you try out can’t be exported.' },
} as const;

async function fromSaved(id: string) {
  const saved = await findTable(id);
  if (saved === null)
    return {
      ok: false,
      problem: { code: 'no-such-table', message: 'This table is not in this browser.' },
    } as const;
  return resumeTable(await loadEngine(saved.record.game), saved.record, saved.seats);
}

async function fromRecord(record: unknown) {
  const { game, setup } = (record ?? {}) as { game?: unknown; setup?: { players?: unknown } };
  const players = Number(setup?.players);
  if (typeof game !== 'string' || !(players > 0 && players < 10))
    return {
      ok: false,
      problem: { code: 'bad-record', message: 'The file holds no match record.' },
    } as const;
  const seats = Array.from({ length: players }, (): LocalSeat => ({ kind: 'person', name: '' }));
  return resumeTable(await loadEngine(game), record, seats);
}

async function begin(id: string | null, table: LocalTable): Promise<Answer> {
  const bots = new Map<Seat, Think>();
  for (const [seat, info] of table.seats.entries())
    if (info.kind === 'bot')
      bots.set(seat, await botFor(info.bot, table.play.match.game, `${table.play.match.seed} ${seat}`));
  const people = [...table.seats.keys()].filter((seat) => table.seats[seat]?.kind === 'person');
  const asked = people.find((seat) => table.play.match.open.some((decision) => decision.seat === seat));
  const viewer = asked ?? people[0] ?? null;
  open = { id, table, bots, viewer, sent: numberFor(table, viewer) };
  // A table that is seen is found again.
  await changed();
  return ok(null);
}

function playing(): Open {
  if (open === null) throw new Error('no table is open');
  return open;
}

function lookedAt(): LocalTable {
  if (looking === null) throw new Error('no match is open');
  return looking;
}

function publish(): void {
  const now = playing();
  const snapshot = snapshotOf(now.table, now.viewer, now.sent);
  now.sent = snapshot.number;
  emit(snapshot);
}

/** After every move: tell the page, keep the table, let the next bot think. Resolves when it is kept. */
function changed(): Promise<void> {
  publish();
  const { id, table } = playing();
  const { waiting } = table.play.shown;
  // The page shows moves at a pace of its own; whatever was sent meanwhile is heard first.
  if (botDecision(table) !== null) setTimeout(letBotMove, 0, table.play.match.moves.length);
  if (id === null) return Promise.resolve();
  return keepTable({
    id,
    seats: table.seats,
    record: recordOfTable(table),
    waiting,
    saved: Date.now(),
  }).catch((error: unknown) => console.warn('The table could not be kept in this browser.', error));
}

/** Skipped if the table has moved on or gone back meanwhile. */
function letBotMove(number: number): void {
  const { table, bots } = playing();
  const decision = botDecision(table);
  if (decision === null || table.play.match.moves.length !== number) return;
  const think = bots.get(decision.seat) as Think;
  const option = think(viewFor(table.play, decision.seat), decision);
  const taken = answer(table, decision.seat, option);
  if (!taken.ok) throw new Error(`a bot answered ${String(option)}: ${taken.problem.message}`);
  void changed();
}
