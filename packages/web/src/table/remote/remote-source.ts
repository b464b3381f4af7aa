import type { Problem, Seat, Viewer } from '@ennead/kernel';
import type { SeatInfo, Snapshot } from '../snapshot.ts';
import type { Answer, Chat, ChatLine, TableSource } from '../source.ts';
import { chatLines, logOf, recordOf } from './api.ts';
import type { ChatMessage, ClientMessage, Person, ServerMessage, TableInfo, UndoAsk } from './protocol.ts';
import { openSocket } from './socket.ts';
import { follow, type Stream } from './stream.ts';

/** Anything that waits for its `done` or `refused`. */
interface Pending {
  readonly message: ClientMessage;
  readonly settle: (answer: Answer) => void;
}

/** A table at the server: one stream for each seat of this person, or one for a spectator. */
export function remoteSource(first: TableInfo, person: Person | null): TableSource {
  const { id: table } = first;
  let info = first;
  let connected = false;
  let everConnected = false;
  let present: readonly Seat[] = [];
  let ask: UndoAsk | null = null;
  const mine = () =>
    [...info.seats.keys()].filter((seat) => person !== null && info.seats[seat]?.person?.id === person.id);
  let viewer: Viewer = mine()[0] ?? null;
  const streams = new Map<Viewer, Stream>();
  const pending = new Map<string, Pending>();
  const listeners = new Set<(snapshot: Snapshot) => void>();
  let calls = 0;
  const prefix = Math.random().toString(36).slice(2, 10);

  const socket = openSocket({
    onOpen() {
      connected = true;
      everConnected = true;
      const seats = mine();
      for (const seat of seats.length > 0 ? seats : [null]) watch(seat);
      // The server answers a repeated call as the first time.
      for (const { message } of pending.values()) socket.send(message);
    },
    onMessage: receive,
    onLost() {
      connected = false;
      publish([]);
    },
  });

  function watch(seat: Viewer) {
    const last = streams.get(seat)?.position.number;
    socket.send({ type: 'watch', table, seat, ...(last !== undefined && { last }) });
  }

  function receive(message: ServerMessage) {
    if (message.type === 'fresh' || message.type === 'moved') {
      const next = follow(streams.get(message.seat) ?? null, message);
      if (next === null) {
        streams.delete(message.seat);
        return watch(message.seat);
      }
      streams.set(message.seat, next);
      if (message.type === 'fresh') ask = message.ask;
      if (message.seat === viewer) publish(next.facts);
      else publish([]);
    } else if (message.type === 'done') settle(message.id, { ok: true, value: null });
    else if (message.type === 'refused') {
      if (message.id !== null) settle(message.id, { ok: false, problem: message });
    } else if (message.type === 'table') {
      info = message.table;
      publish([]);
    } else if (message.type === 'asked') {
      ask = message.ask;
      publish([]);
    } else if (message.type === 'presence') {
      present = message.seats;
      publish([]);
    } else if (message.type === 'said') chat.hear(message.line);
  }

  function settle(id: string, answer: Answer) {
    pending.get(id)?.settle(answer);
    pending.delete(id);
  }

  function call(make: (id: string) => ClientMessage): Promise<Answer> {
    calls += 1;
    const id = `${prefix}-${calls}`;
    const message = make(id);
    return new Promise((settled) => {
      pending.set(id, { message, settle: settled });
      socket.send(message);
    });
  }

  function publish(facts: Stream['facts']) {
    const snapshot = snapshotNow(facts);
    if (snapshot !== null) for (const listener of listeners) listener(snapshot);
  }

  function snapshotNow(facts: Stream['facts']): Snapshot | null {
    const stream = streams.get(viewer);
    if (stream === undefined) return null;
    const { number, decisions, waiting, outcome, undo, clock } = stream.position;
    return {
      game: info.game,
      number,
      view: stream.view,
      viewer,
      facts,
      decisions,
      owing: mine().flatMap((seat) =>
        (streams.get(seat)?.position.decisions ?? []).map(({ secret }) => ({
          seat,
          secret: secret !== undefined,
        })),
      ),
      waiting,
      seats: info.seats.map((seat, at) => seatInfo(seat, at)),
      outcome,
      undo: {
        step: undo?.step ?? null,
        turn: undo?.turn ?? null,
        ask: undo?.ask ?? null,
        request: ask && {
          by: ask.seat,
          awaiting: ask.needed.filter((seat) => !ask?.accepted.includes(seat)),
        },
      },
      clock,
      connection: connected ? 'connected' : everConnected ? 'lost' : 'connecting',
    };
  }

  function seatInfo({ person: sitter, bot }: TableInfo['seats'][number], seat: Seat): SeatInfo {
    return {
      seat,
      name: sitter?.name ?? (bot === null ? '' : botName(seat)),
      kind: bot !== null ? 'bot' : sitter === null ? 'open' : 'person',
      mine: person !== null && sitter?.id === person.id,
      present: bot !== null || present.includes(seat),
    };
  }

  const chat = tableChat(table, (text) => call((id) => ({ type: 'chat', id, table, text })));

  return {
    place: 'remote',
    subscribe(listener) {
      listeners.add(listener);
      const snapshot = snapshotNow([]);
      if (snapshot !== null) listener(snapshot);
      return () => listeners.delete(listener);
    },
    decide(seat, option) {
      const number = streams.get(seat)?.position.number ?? 0;
      return call((id) => ({ type: 'decide', id, table, seat, number, option }));
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
      publish([]);
    },
    async history() {
      const log = await logOf(table, viewer);
      if (!log.ok) return [];
      return log.value.entries.flatMap(({ moment, facts }) =>
        facts.map((fact) => ({ number: moment, fact })),
      );
    },
    record: () => recordOf(table),
    chat,
    close: () => socket.close(),
  };
}

function refusal(problem: Problem): Answer {
  return { ok: false, problem };
}

/** Bots have no names at the server; the gods they play do. */
function botName(seat: Seat): string {
  return `Bot ${seat + 1}`;
}

function tableChat(table: string, say: Chat['say']): Chat & { hear(line: ChatMessage): void } {
  let lines: readonly ChatLine[] = [];
  const listeners = new Set<(lines: readonly ChatLine[]) => void>();
  const read = ({ id, person, text, at, channel }: ChatMessage): ChatLine => ({
    id,
    name: person.name,
    text,
    at,
    fromSpectator: channel === 'spectators',
  });
  function show(next: readonly ChatLine[]) {
    lines = [...new Map([...lines, ...next].map((line) => [line.id, line])).values()].sort(
      (a, b) => a.id - b.id,
    );
    for (const listener of listeners) listener(lines);
  }
  void chatLines(table).then((answer) => answer.ok && show(answer.value.lines.map(read)));
  return {
    say,
    hear: (line) => show([read(line)]),
    subscribe(listener) {
      listeners.add(listener);
      listener(lines);
      return () => listeners.delete(listener);
    },
  };
}
