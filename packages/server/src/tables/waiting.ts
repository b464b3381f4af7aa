import type { TableInfo } from '@ennead/wire';
import { type Hub, roomOf } from '../play/hub.ts';

/** Who is asked at a table, as far as everybody may know; null where no game goes on or it cannot be played here. */
export async function waitingAt(
  hub: Hub,
  { id, status }: Pick<TableInfo, 'id' | 'status'>,
): Promise<number[] | null> {
  if (status !== 'playing') return null;
  const room = await roomOf(hub, id).catch(() => null);
  return room?.play ? [...room.play.shown.waiting] : null;
}
