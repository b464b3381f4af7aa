import {
  type AnkhState,
  controllerOfRoom,
  isRoomClosed,
  type PharaohState,
  ROOM_NAMES,
  type RoomName,
} from '@ennead/ankh/tables';

/** The priests of one god in a room. */
export interface PriestGroup {
  readonly team: number;
  readonly count: number;
}

/** A room as it stands: who is in it, and who would control it now. */
export interface RoomView {
  readonly room: RoomName;
  readonly number: number;
  /** Most priests first, of equal ones whoever has less devotion: the first controls the room (P-EVENT-3). */
  readonly groups: readonly PriestGroup[];
  /** The team that would control it, -1 for none. */
  readonly leader: number;
  /** Several have as many priests as the leader. */
  readonly isTie: boolean;
  readonly isClosed: boolean;
}

export function roomsOf(view: AnkhState): RoomView[] {
  return ROOM_NAMES.map((room, at) => {
    const inRoom = view.pharaoh?.rooms[at] ?? [];
    const leader = controllerOfRoom(view, at);
    const most = inRoom[leader] ?? 0;
    const groups = view.ladder
      .map((team) => ({ team, count: inRoom[team] ?? 0 }))
      .filter(({ count }) => count > 0)
      .sort((a, b) => b.count - a.count);
    return {
      room,
      number: at + 1,
      groups,
      leader,
      isTie: groups.filter(({ count }) => count === most).length > 1,
      isClosed: isRoomClosed(view, at),
    };
  });
}

/** Priests a team can summon; under Akhenaten warriors and priests share a pool (P-AKH-1). */
export function priestPool(view: AnkhState, own: PharaohState, team: number): number {
  return hasSharedPool(own) ? (view.teams[team]?.warriors ?? 0) : (own.priests[team] ?? 0);
}

export function hasSharedPool({ kind }: PharaohState): boolean {
  return kind === 'akhenaten';
}

/** Priests of the team in the palace that have not moved in this Move action: those that have are noted below zero. */
export function priestsLeft(view: AnkhState, team: number): number {
  const moved = view.moved.filter((entry) => entry < 0).length;
  const inPalace = view.pharaoh?.rooms.reduce((sum, room) => sum + (room[team] ?? 0), 0) ?? 0;
  return Math.max(0, inPalace - moved);
}

/** All copies of a pile that is kept by card. */
export function sizeOf(pile: readonly number[]): number {
  return pile.reduce((sum, copies) => sum + copies, 0);
}
