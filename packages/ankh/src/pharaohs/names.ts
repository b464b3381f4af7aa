import { missing } from '@ennead/kernel';
import { PHARAOHS_DATA } from './data/pharaohs.ts';

/** The pharaohs of the expansion, one of whom rules a table that plays with it (P-SETUP-5). */
export type PharaohName = (typeof PHARAOHS_DATA)[number]['id'];
export const PHARAOH_NAMES: readonly PharaohName[] = PHARAOHS_DATA.map(({ id }) => id);

/** The rooms of the palace in the order in which they are resolved (P-PALACE-1). */
export const ROOM_NAMES = ['decrees', 'war', 'judgement', 'throne'] as const;
export type RoomName = (typeof ROOM_NAMES)[number];

export const DECREES = 0;
export const THRONE = 3;

export function roomName(room: number): RoomName {
  return ROOM_NAMES[room] ?? missing();
}

/** The number of a room, -1 if there is none of that name. */
export function findRoom(name: unknown): number {
  return (ROOM_NAMES as readonly unknown[]).indexOf(name);
}

/** What the expansion brings (P-SETUP-1). */
export const PRIESTS = 3;
export const SPHINXES = 5;
export const DISPLAY = 3;
