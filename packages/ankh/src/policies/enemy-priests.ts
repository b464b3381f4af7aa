import { findRoom, ROOM_NAMES, roomName } from '../pharaohs/names.ts';
import { priestsIn } from '../pharaohs/priests.ts';
import type { AnkhState } from '../state.ts';

/** A priest in words: its room and its team, 'war 2'. */
export function priestText(room: number, team: number): string {
  return `${roomName(room)} ${team}`;
}

export function priestNamed(text: string): { readonly room: number; readonly team: number } {
  const [room, team] = text.split(' ');
  return { room: findRoom(room), team: Number(team) };
}

/** The priests of enemies in the palace. */
export function enemyPriests(state: AnkhState, team: number): string[] {
  return [...ROOM_NAMES.keys()].flatMap((room) =>
    [...state.teams.keys()]
      .filter((other) => other !== team && priestsIn(state, room, other) > 0)
      .map((other) => priestText(room, other)),
  );
}
