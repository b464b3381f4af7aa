import type { Seat } from '@ennead/kernel';
import type { Pause } from '@ennead/table';
import type { Person, ServerMessage, TableInfo, UndoAsk } from '@ennead/wire';
import type { Sitting } from '../seat-names.ts';
import type { Notice, Room, SeatInfo } from '../snapshot.ts';

/** What the server told about a table beside the moves: who sits and is there, who asks to go back, notices. */
export interface RoomState {
  readonly info: TableInfo;
  readonly present: readonly Seat[];
  readonly spectators: number;
  readonly ask: UndoAsk | null;
  readonly notice: Notice | null;
  /** How many lines for the log came that are no moves. */
  readonly events: number;
  /** How often what this person laid down has changed. */
  readonly plans: number;
  /** Add to a time of the server to get one of this device. */
  readonly skew: number;
}

export function openRoom(info: TableInfo): RoomState {
  return { info, present: [], spectators: 0, ask: null, notice: null, events: 0, plans: 0, skew: 0 };
}

/** The seats that are this person's. */
export function seatsOf({ info }: RoomState, person: Person | null): Seat[] {
  return [...info.seats.keys()].filter(
    (seat) => person !== null && info.seats[seat]?.person?.id === person.id,
  );
}

/** Clocks are compared by messages that took their time: so many milliseconds early is in time. */
const NEARLY = 500;

/** The room after a message; the same one if the message is not about it. */
export function reduce(room: RoomState, message: ServerMessage, now: number): RoomState {
  switch (message.type) {
    case 'hello':
      return { ...room, skew: now - message.time };
    case 'table':
      return { ...room, info: message.table };
    case 'presence':
      return { ...room, present: message.seats, spectators: message.spectators };
    case 'fresh':
      return { ...room, ask: message.ask };
    case 'notice':
      return noted(room, message.code, message.seat);
    case 'event':
      return { ...room, events: room.events + 1 };
    case 'plans':
      return { ...room, plans: room.plans + 1 };
    case 'asked': {
      const { ask } = room;
      if (ask === null || message.ask !== null) return { ...room, ask: message.ask };
      // An accepted request ends with the step back; one that ends by itself ran out, or was refused or withdrawn.
      const isOver = now - room.skew >= ask.until - NEARLY;
      return { ...noted(room, isOver ? 'undo-expired' : 'undo-refused', ask.seat), ask: null };
    }
    default:
      return room;
  }
}

/** A step that everybody saw ends a request to go back: granted by it, or overtaken. */
export function moveOn(room: RoomState, kind: 'move' | 'undo'): RoomState {
  if (room.ask === null) return room;
  return { ...(kind === 'move' ? noted(room, 'undo-passed', room.ask.seat) : room), ask: null };
}

function noted(room: RoomState, code: string, seat: Seat | null): RoomState {
  return { ...room, notice: { code, seat, number: (room.notice?.number ?? 0) + 1 } };
}

/** Who sits where, for their names. Of a match that was brought in nobody is known. */
export function sittingAt({ seats, imported }: Pick<TableInfo, 'seats' | 'imported'>): Sitting[] {
  return seats.map((seat) => sitterOf(seat, imported));
}

function sitterOf({ person, bot }: TableInfo['seats'][number], imported: boolean): Sitting {
  return {
    name: person?.name ?? '',
    kind: bot !== null ? 'bot' : person === null && !imported ? 'open' : 'person',
  };
}

export function seatInfos({ info, present }: RoomState, person: Person | null): SeatInfo[] {
  return info.seats.map((sitting, seat) => ({
    ...sitterOf(sitting, info.imported),
    seat,
    mine: person !== null && sitting.person?.id === person.id,
    present: sitting.bot !== null || present.includes(seat),
    standIn: sitting.standIn !== null,
  }));
}

/** When clocks stand still, by the time of this device. */
export function pausesHere({ info, skew }: RoomState): Pause[] {
  return info.pauses.map(({ seat, from, until }) => ({ seat, from: from + skew, until: until + skew }));
}

export function roomView(room: RoomState, person: Person | null): Room {
  const { info, spectators, notice, events, plans, skew } = room;
  const { clock, pauseAsk } = info;
  return {
    slow:
      clock.kind === 'days'
        ? {
            vacation: clock.vacation ?? 0,
            pauses: pausesHere(room),
            ask: pauseAsk && { ...pauseAsk, until: pauseAsk.until + skew },
          }
        : null,
    hosting: person !== null && info.host?.id === person.id,
    spectators,
    rematch: info.rematch,
    notice,
    events,
    plans,
    handOver: info.handOver,
    atZero: info.atZero,
    delay: info.delay,
    chances: info.chances,
  };
}
