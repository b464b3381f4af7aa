import type { Problem, Seat, Viewer } from '@ennead/kernel';
import type { ClientMessage, Person, Plans, Proposal, ServerMessage, TableInfo } from '@ennead/wire';
import { settings } from '../../settings.ts';
import type { ClockState, Next, Snapshot, UndoState } from '../snapshot.ts';
import type { Answer, Seating, TableSource } from '../source.ts';
import { ask, enter, handOver, logOf, recordOf, rematchOf, startTable, storyOf, takeBack } from './api.ts';
import { tableChat } from './chat.ts';
import { moveOn, openRoom, pausesHere, reduce, roomView, seatInfos, seatsOf } from './room.ts';
import { openSocket } from './socket.ts';
import { follow, type Stream, withProposals } from './stream.ts';
import { wholeLog } from './whole-log.ts';

/** Anything that waits for its `done` or `refused`. */
interface Pending {
  readonly message: ClientMessage;
  readonly resolve: (answer: Answer) => void;
  /** The position of its seat that shows what was done; null: not done yet. */
  shownAt: number | null;
}

/** Milliseconds. */
const ASK_AGAIN = 1000;

/** What a snapshot tells beside the position. */
type News = Pick<Stream, 'facts' | 'stops' | 'by'>;
const NOTHING: News = { facts: [], stops: [], by: null };

/** A table at the server: one stream for each seat of this person, or one for a spectator. */
export function remoteSource(first: TableInfo, visitor: Person | null): TableSource {
  const { id: table } = first;
  let room = openRoom(first);
  let person = visitor;
  let connected = false;
  let everConnected = false;
  const mine = () => seatsOf(room, person);
  let viewer: Viewer = mine()[0] ?? null;
  const streams = new Map<Viewer, Stream>();
  const pending = new Map<string, Pending>();
  const listeners = new Set<(snapshot: Snapshot) => void>();
  let calls = 0;
  const prefix = Math.random().toString(36).slice(2, 10);

  const socket = openSocket({
    onMessage: receive,
    onLost() {
      connected = false;
      publish();
    },
  });

  /** The server says who it takes us for: somebody else after entering, or after a session has ended. */
  function begin(known: Person | null) {
    if (known?.id !== person?.id) {
      person = known;
      streams.clear();
      viewer = mine()[0] ?? null;
    }
    connected = true;
    everConnected = true;
    const seats = mine();
    for (const seat of seats.length > 0 ? seats : [null]) watch(seat);
    void chat.catchUp();
    // The server answers a repeated call as the first time.
    for (const { message } of pending.values()) socket.send(message);
  }

  function watch(seat: Viewer) {
    const last = streams.get(seat)?.position.number;
    socket.send({ type: 'watch', table, seat, ...(last !== undefined && { last }) });
  }

  function receive(message: ServerMessage) {
    room = reduce(room, message, Date.now());
    if (message.type === 'hello') begin(message.person);
    else if (message.type === 'fresh' || message.type === 'moved') step(message);
    else if (message.type === 'done') done(message.id, message.number);
    else if (message.type === 'refused') {
      if (message.id === null) return;
      if (message.code === 'storage-unknown' && isMove(message.id)) askAgain(message.id);
      else resolve(message.id, refusal(message));
    } else if (message.type === 'said') chat.receive(message.line);
    else if (message.type === 'proposed') proposed(message.seat, message.proposals);
    else publish();
  }

  function step(message: Extract<ServerMessage, { readonly type: 'fresh' | 'moved' }>) {
    const before = streams.get(message.seat) ?? null;
    const next = follow(before, message);
    if (next === null) {
      streams.delete(message.seat);
      return watch(message.seat);
    }
    // An answer in secret is a step of its seat alone.
    if (message.type === 'moved' && (message.kind === 'undo' || message.moment !== before?.position.moment))
      room = moveOn(room, message.kind);
    streams.set(message.seat, next);
    publish(message.seat === viewer ? next : NOTHING);
    resolveShown();
  }

  function proposed(seat: Seat, proposals: readonly Proposal[]) {
    const stream = streams.get(seat);
    if (stream !== undefined) streams.set(seat, withProposals(stream, proposals));
    publish();
  }

  function done(id: string, number: number) {
    const call = pending.get(id);
    if (call === undefined) return;
    call.shownAt = number;
    resolveShown();
  }

  /** The server says "done" before it tells what came of it: until that is here the old question must not be answered again. */
  function resolveShown() {
    for (const [id, { message, shownAt }] of pending) {
      if (shownAt === null) continue;
      const at = message.type === 'decide' ? streams.get(message.seat)?.position.number : undefined;
      if (at === undefined || at >= shownAt) resolve(id, { ok: true, value: null });
    }
  }

  function isMove(id: string): boolean {
    const type = pending.get(id)?.message.type;
    return type === 'decide' || type === 'undo';
  }

  /** Whether it was done is not known. The server carries out a repeated move once, so it is sent until that is known. */
  function askAgain(id: string) {
    setTimeout(() => {
      const call = pending.get(id);
      if (call !== undefined) socket.send(call.message);
    }, ASK_AGAIN);
  }

  function resolve(id: string, answer: Answer) {
    pending.get(id)?.resolve(answer);
    pending.delete(id);
  }

  function call(make: (id: string) => ClientMessage): Promise<Answer> {
    calls += 1;
    const id = `${prefix}-${calls}`;
    const message = make(id);
    return new Promise((resolve) => {
      pending.set(id, { message, resolve, shownAt: null });
      socket.send(message);
    });
  }

  function publish(told: News = NOTHING) {
    const snapshot = snapshotNow(told);
    if (snapshot !== null) for (const listener of listeners) listener(snapshot);
  }

  /** A bot answers for a seat that was handed over. */
  const isPlayed = (seat: Viewer) => seat !== null && room.info.seats[seat]?.standIn === null;

  const isPerson = (seat: Seat) => room.info.seats[seat]?.bot === null;

  function snapshotNow({ facts, stops, by }: News = NOTHING): Snapshot | null {
    const stream = streams.get(viewer);
    if (stream === undefined) return null;
    const { number, moment, decisions, joint, proposals, waiting, outcome, clock } = stream.position;
    const owed = mine()
      .filter(isPlayed)
      .flatMap((seat) => owedBy(streams.get(seat), seat));
    return {
      game: room.info.game,
      number,
      moment,
      view: stream.view,
      viewer,
      facts,
      since: stream.since,
      stops,
      by,
      decisions: isPlayed(viewer) ? decisions : [],
      // A bot hears no proposals.
      joint: isPlayed(viewer) ? joint.filter(({ seat }) => isPlayed(seat) && isPerson(seat)) : [],
      proposals,
      owing: owed.map(({ seat }) => seat),
      next: owed.find(({ seat }) => seat !== viewer) ?? null,
      waiting,
      seats: seatInfos(room, person),
      outcome,
      undo: undoNow(stream),
      clock: clock && here(clock),
      connection: connected ? 'connected' : everConnected ? 'lost' : 'connecting',
      practice: room.info.practice,
      room: roomView(room, person),
    };
  }

  function undoNow({ position: { undo, moment } }: Stream): UndoState {
    const { ask: asked } = room;
    const own = isPlayed(viewer) ? undo : null;
    return {
      step: own?.step ?? null,
      turn: own?.turn ?? null,
      ask: own?.ask ?? null,
      request: asked && {
        by: asked.seat,
        awaiting: asked.needed.filter((seat) => !asked.accepted.includes(seat)),
        // An answer in secret is no step of the table yet.
        steps: Math.max(1, moment - asked.moment),
        moment: asked.moment,
        until: asked.until + room.skew,
      },
    };
  }

  const here = (clock: ClockState): ClockState => ({
    ...clock,
    at: clock.at + room.skew,
    pauses: pausesHere(room),
  });

  async function arrange(change: Promise<Awaited<ReturnType<typeof handOver>>>): Promise<Answer> {
    const changed = await change;
    if (!changed.ok) return changed;
    room = { ...room, info: changed.value };
    publish();
    return { ok: true, value: null };
  }

  const seating: Seating = {
    handOver: (seat) => arrange(handOver(table, seat, 'easy')),
    takeBack: (seat) => arrange(takeBack(table, seat)),
    takeVacation: (seat, days) => arrange(ask('POST', `/tables/${table}/vacation`, { seat, days })),
    askPause: (days) => arrange(ask('POST', `/tables/${table}/pause`, { days })),
    answerPause: (accept) => arrange(ask('POST', `/tables/${table}/answer-pause`, { accept })),
    plans: () => ask<Plans>('GET', `/tables/${table}/plans`),
    layDown: (seat, plans) => ask<Plans>('PUT', `/tables/${table}/plans`, { seat, plans }),
    resume: () => arrange(ask('POST', `/tables/${table}/resume`)),
    async rematch() {
      const next = await rematchOf(table);
      if (!next.ok) return next;
      // Nobody else has to come to the table first.
      const alone = next.value.seats.every(
        ({ person: sitter, bot }) => bot !== null || sitter?.id === person?.id,
      );
      if (alone && next.value.status === 'open') await startTable(next.value.id);
      return { ok: true, value: next.value.id };
    },
  };

  /** Whoever only looked on becomes somebody before they speak. */
  async function speak(make: (id: string) => ClientMessage): Promise<Answer> {
    if (person !== null) return call(make);
    const { name } = settings();
    if (name === '') return refusal({ code: 'nameless', message: '' });
    const entered = await enter(name);
    if (!entered.ok) return entered;
    socket.reconnect();
    const said = await call(make);
    // It may have been said before the new line was listening.
    if (said.ok) await chat.catchUp();
    return said;
  }
  const chat = tableChat(
    table,
    {
      say: (text) => speak((id) => ({ type: 'chat', id, table, text })),
      react: (reaction) => speak((id) => ({ type: 'react', id, table, reaction })),
    },
    (id) => id === person?.id,
  );

  return {
    place: 'remote',
    subscribe(listener) {
      listeners.add(listener);
      const snapshot = snapshotNow();
      if (snapshot !== null) listener(snapshot);
      return () => listeners.delete(listener);
    },
    decide(seat, option) {
      const number = streams.get(seat)?.position.number ?? 0;
      return call((id) => ({ type: 'decide', id, table, seat, number, option }));
    },
    propose(seat, option) {
      const number = streams.get(seat)?.position.number ?? 0;
      return call((id) => ({ type: 'propose', id, table, seat, number, option }));
    },
    async undo(to) {
      const seat = viewer;
      if (seat === null) return refusal({ code: 'not-your-turn', message: '' });
      const number = streams.get(seat)?.position.number ?? 0;
      return call((id) => ({ type: 'undo', id, table, seat, number, to }));
    },
    async answerUndo(accept) {
      const seat = viewer;
      if (seat === null) return refusal({ code: 'not-your-turn', message: '' });
      return call((id) => ({ type: 'answer-undo', id, table, seat, accept }));
    },
    look(next) {
      viewer = next;
      publish();
    },
    async history() {
      const steps = () => streams.get(viewer)?.position.number;
      let known = steps();
      let log = await logOf(table, viewer);
      // What happened while the log was on its way may be missing in it.
      while (log.ok && steps() !== known) {
        known = steps();
        log = await logOf(table, viewer);
      }
      if (!log.ok) return [];
      return wholeLog(log.value.entries, log.value.events);
    },
    async story(from, to) {
      const steps = () => streams.get(viewer)?.position.number;
      let known = steps();
      let story = await storyOf(table, viewer, from, to);
      while (story.ok && steps() !== known) {
        known = steps();
        story = await storyOf(table, viewer, from, to);
      }
      if (!story.ok) throw new Error(story.problem.message);
      return { ...story.value, view: story.value.view as unknown as Snapshot['view'] };
    },
    record: () => recordOf(table),
    chat,
    seating,
    close: () => socket.close(),
  };
}

function owedBy(stream: Stream | undefined, seat: Seat): Next[] {
  return (stream?.position.decisions ?? []).map(({ secret }) => ({ seat, secret: secret !== undefined }));
}

function refusal({ code, message }: Problem): Answer {
  return { ok: false, problem: { code, message } };
}
