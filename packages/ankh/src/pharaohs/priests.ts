import { add, type Frame, missing, procedure, ruled, type Seat } from '@ennead/kernel';
import { question } from '../ask.ts';
import type { AnkhFact } from '../facts.ts';
import type { AnkhState } from '../state.ts';
import { teamAt, teamOfSeat } from '../teams.ts';
import type { Log, Offered } from '../turn/hooks.ts';
import { ADJACENT_ROOMS } from './data/pharaohs.ts';
import { findRoom, ROOM_NAMES, type RoomName, roomName, THRONE } from './names.ts';
import { rulingPharaoh } from './pharaoh.ts';
import { isDead, pharaohOf } from './state.ts';

declare module '../questions.ts' {
  interface QuestionKinds {
    /** D-PRMOVE: about the room of the priest. */
    'priest-to': { option: RoomName; about: RoomName };
  }
  interface ActionChoices {
    /** D-PRSUM: a priest of that room is to move, or a priest is summoned into it. */
    priests: RoomName;
  }
}

/** By room: the rooms next to it (P-PALACE-2). */
const ADJACENT: readonly (readonly number[])[] = ROOM_NAMES.map((name) =>
  ADJACENT_ROOMS.flatMap(([a, b]) => (a === name ? [findRoom(b)] : b === name ? [findRoom(a)] : [])).sort(
    (a, b) => a - b,
  ),
);

/** Priests of the team in a room. */
export function priestsIn(state: AnkhState, room: number, team: number): number {
  return pharaohOf(state).rooms[room]?.[team] ?? 0;
}

/** Priests of the team in the palace. */
export function priestsInPalace(state: AnkhState, team: number): number {
  let count = 0;
  for (let room = 0; room < ROOM_NAMES.length; room++) count += priestsIn(state, room, team);
  return count;
}

/** Priests of the team that can be summoned. Where warriors and priests are one, the warriors' pool is theirs as well. */
export function priestPool(state: AnkhState, team: number): number {
  return rulingPharaoh(state).sharedPool
    ? teamAt(state, team).warriors
    : (pharaohOf(state).priests[team] ?? missing());
}

function addToPool(state: AnkhState, team: number, count: number): void {
  const { priests } = pharaohOf(state);
  if (rulingPharaoh(state).sharedPool) teamAt(state, team).warriors += count;
  else add(priests, team, count);
}

function addToRoom(state: AnkhState, room: number, team: number, count: number): void {
  add(pharaohOf(state).rooms[room] ?? missing(), team, count);
}

/** The Throne Room is closed once the pharaoh is dead (P-TUT-6). */
export function isClosed(state: AnkhState, room: number): boolean {
  return room === THRONE && isDead(state);
}

/** The rooms a priest may be summoned into. */
export function openRooms(state: AnkhState): number[] {
  return [...ROOM_NAMES.keys()].filter((room) => !isClosed(state, room));
}

/** The open rooms next to one. */
export function nextRooms(state: AnkhState, room: number): number[] {
  return (ADJACENT[room] ?? missing()).filter((other) => !isClosed(state, other));
}

export function summonPriest(state: AnkhState, team: number, room: number, rule: string, log: Log): void {
  addToPool(state, team, -1);
  addToRoom(state, room, team, 1);
  log?.push({ type: 'priest-summoned', rule, team, room: roomName(room) });
}

/** `by` is the team that moves it. */
export function movePriest(
  state: AnkhState,
  team: number,
  from: number,
  to: number,
  by: number,
  rule: string,
  log: Log,
): void {
  addToRoom(state, from, team, -1);
  addToRoom(state, to, team, 1);
  log?.push({
    type: 'priest-moved',
    rule,
    team,
    from: roomName(from),
    room: roomName(to),
    ...(by !== team && { by }),
  });
}

/** Priests of the team in the room go back to its pool. */
export function returnPriests(
  state: AnkhState,
  team: number,
  room: number,
  count: number,
  rule: string,
  log: Log,
): void {
  addToRoom(state, room, team, -count);
  addToPool(state, team, count);
  log?.push({ type: 'priests-returned', rule, team, room: roomName(room), count });
}

/** All priests of a team leave the game (P-MERGE-1, P-MERGE-4). */
export function dismissPriests(state: AnkhState, team: number, rule: string, log: Log): void {
  const own = pharaohOf(state);
  for (const room of own.rooms) room[team] = 0;
  own.priests[team] = 0;
  log?.push({ type: 'priests-left', rule, team });
}

/*
 * Priests in the Move and Summon actions. What they have done in the action under way lies in `state.moved` as a negative
 * number: one for each, that of the room it is in now.
 */
const mark = (room: number): number => -1 - room;

/** Priests of the team in the room that have not been moved in this Move action. */
function unmoved(state: AnkhState, team: number, room: number): number {
  let moved = 0;
  for (const entry of state.moved) if (entry === mark(room)) moved += 1;
  return priestsIn(state, room, team) - moved;
}

/** Rooms from which a priest may still be moved (P-ACTION-5). */
export function addMovablePriests(state: AnkhState, team: number, options: Offered): void {
  for (let room = 0; room < ROOM_NAMES.length; room++)
    if (unmoved(state, team, room) > 0) options.push(roomName(room));
}

/** The priest of this Summon action has not come yet, and there is one. */
function isPriestToCome(state: AnkhState, team: number): boolean {
  return priestPool(state, team) > 0 && state.moved.every((entry) => entry >= 0);
}

/** Rooms into which the priest of this Summon action may come (P-ACTION-1, P-ACTION-2). */
export function addPriestRooms(state: AnkhState, team: number, options: Offered): void {
  if (isPriestToCome(state, team)) for (const room of openRooms(state)) options.push(roomName(room));
}

/** A figure was summoned, so the priest must come too, if there is one (P-ACTION-2). */
export function owesPriest(state: AnkhState, team: number): boolean {
  const hasSummoned = state.moved.some((entry) => entry >= 0);
  return hasSummoned && ruled(state, 'summoned-priest') === 'must' && isPriestToCome(state, team);
}

export function summonPriestOfAction(state: AnkhState, team: number, room: number, log: Log): void {
  summonPriest(state, team, room, 'P-ACTION-1', log);
  state.moved.push(mark(room));
}

export interface PriestFrame extends Frame {
  readonly procedure: 'priest';
  readonly seat: Seat;
  readonly from: number;
  /** To any room, not only to the next. */
  readonly anywhere: boolean;
}

/** A priest of the room `from` on its way (P-ACTION-5). */
export const priest = procedure<AnkhState, PriestFrame, AnkhFact>(
  question({
    kind: 'priest-to',
    options: (state, frame) => destinations(state, frame).map(roomName),
    about: (_state, { from }) => roomName(from),
    take(state, frame, option, log) {
      walk(state, frame, findRoom(option), log);
      return 'end';
    },
  }),
);

function destinations(state: AnkhState, { from, anywhere }: PriestFrame): number[] {
  return anywhere ? openRooms(state).filter((room) => room !== from) : nextRooms(state, from);
}

function walk(state: AnkhState, { seat, from }: PriestFrame, to: number, log: Log): void {
  const team = teamOfSeat(state, seat);
  movePriest(state, team, from, to, team, 'P-ACTION-5', log);
  state.moved.push(mark(to));
}
