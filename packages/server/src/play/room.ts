import type { Seen, Viewer } from '@ennead/kernel';
import type { ServerMessage, TableInfo } from '@ennead/wire';
import type { StoredPlan } from '../plans/store.ts';
import type { StoredEvent } from '../tables/events.ts';
import type { StoredAsk, StoredTable } from '../tables/store.ts';
import type { Play } from './play.ts';

/** One connection looking at a table as one viewer. */
export interface Channel {
  readonly viewer: Viewer;
  readonly person: string | null;
  /** The table, while it is loaded and the channel is at it. */
  room: Room | null;
  send(text: string): void;
}

/** All who look with the same eyes, and what they last saw. */
export interface Stream {
  readonly channels: Set<Channel>;
  seen: Seen;
}

/** A table in the memory of this process, with the people around it. */
export interface Room {
  readonly id: string;
  /** The mark of the network it was opened from. */
  readonly origin: string | null;
  info: TableInfo;
  ask: StoredAsk | null;
  /** Hand-overs so far. */
  events: readonly StoredEvent[];
  /** Answers that were laid down in advance and wait for their question; of no interest to anybody but their person. */
  plans: readonly StoredPlan[];
  /** Null before the start. */
  play: Play | null;
  /** The game as spectators are shown it while they are behind; null where nobody looks on. */
  behind: Play | null;
  /** What spectators were last told of the table while they are behind. */
  toldBehind: string | null;
  /** What was said at the table and spectators may not read yet. */
  held: { readonly at: number; send(): void }[];
  readonly streams: Map<Viewer, Stream>;
  /** The calls of clients that were carried out, with the index of their step: a repeated call does nothing twice. */
  readonly calls: Map<string, number>;
  /** Everything that reads or changes the table waits for what came before: whether something is under way, and what begins the next. */
  isBusy: boolean;
  readonly waiting: (() => void)[];
  /** Answers to waiting bots and clocks. */
  readonly timers: Set<NodeJS.Timeout>;
  /** Seats whose bot is thinking, by the row number it thinks about. */
  readonly thinking: Map<number, number>;
  /** Seats whose time ran out while they answer in secret, by the steps that everybody had seen then. */
  readonly late: Map<number, number>;
  /** Something failed here: what is in memory does not count until it is made again from the log. */
  isBroken: boolean;
  /** Does a piece of work so that what fails in it stays at this table. */
  guard<T>(work: () => Promise<T> | T): Promise<T>;
  lastUsed: number;
}

export function roomFrom(
  { info, ask, origin }: Omit<StoredTable, 'seed'>,
  play: Play | null,
  now: number,
): Room {
  return {
    id: info.id,
    origin,
    info,
    ask,
    events: [],
    plans: [],
    play,
    behind: null,
    toldBehind: null,
    held: [],
    streams: new Map(),
    calls: new Map(),
    isBusy: false,
    waiting: [],
    timers: new Set(),
    thinking: new Map(),
    late: new Map(),
    isBroken: false,
    guard: async (work) => work(),
    lastUsed: now,
  };
}

/** Does one thing after the other; what finds nobody at work begins at once. */
export async function inTurn<T>(room: Room, work: () => Promise<T> | T): Promise<T> {
  if (room.isBusy) await new Promise<void>((begin) => room.waiting.push(begin));
  room.isBusy = true;
  try {
    return await room.guard(work);
  } finally {
    const next = room.waiting.shift();
    // Who comes in between finds the table still busy.
    if (next === undefined) room.isBusy = false;
    else next();
  }
}

export function channelsOf(room: Room): Channel[] {
  return [...room.streams.values()].flatMap(({ channels }) => [...channels]);
}

/** Says the same to everybody around the table. */
export function sayToAll(room: Room, message: ServerMessage): void {
  const text = JSON.stringify(message);
  for (const { channels } of room.streams.values()) for (const channel of channels) channel.send(text);
}

/** Whether somebody with these eyes sees the game some moves late: spectators do where that was agreed, until it is over. */
export function isBehind({ info, play }: Room, viewer: Viewer): boolean {
  return viewer === null && info.delay > 0 && play !== null && play.match.open.length > 0;
}

/** Says something about the game of this moment, to those who see it. */
export function sayNow(room: Room, message: ServerMessage): void {
  sendNow(room, JSON.stringify(message));
}

export function sendNow(room: Room, text: string): void {
  for (const channel of channelsOf(room)) if (!isBehind(room, channel.viewer)) channel.send(text);
}

export function seatsOf({ info }: Room, person: string | null): number[] {
  return info.seats.flatMap((seat, index) => (person !== null && seat.person?.id === person ? [index] : []));
}

/** Waits so long; the server may end before that. */
export function sleepAt(room: Room, ms: number): Promise<void> {
  if (ms <= 0) return Promise.resolve();
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(() => {
    room.timers.delete(timer);
    resolve();
  }, ms);
  room.timers.add(timer);
  return promise;
}
