import { findRoom, ROOM_NAMES, type RoomName, roomName } from '../pharaohs/names.ts';
import { priestsIn } from '../pharaohs/priests.ts';
import type { AnkhState } from '../state.ts';

declare module '../questions.ts' {
  interface QuestionKinds {
    /** About the card. */
    'enemy-priest': { option: PriestName; about: 'court-intrigue' | 'banishment' };
  }
}

/** A priest by its room and its team: 'war 2'. */
export type PriestName = `${RoomName} ${number}`;

export function priestText(room: number, team: number): PriestName {
  return `${roomName(room)} ${team}`;
}

export function priestNamed(text: PriestName): { readonly room: number; readonly team: number } {
  const [room, team] = text.split(' ');
  return { room: findRoom(room), team: Number(team) };
}

/** The priests of enemies in the palace. */
export function enemyPriests(state: AnkhState, team: number): PriestName[] {
  return [...ROOM_NAMES.keys()].flatMap((room) =>
    [...state.teams.keys()]
      .filter((other) => other !== team && priestsIn(state, room, other) > 0)
      .map((other) => priestText(room, other)),
  );
}
