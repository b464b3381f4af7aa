import type { Fresh, Moved } from '@ennead/wire';
import type { TestSocket } from './client.ts';

type Of = Awaited<ReturnType<TestSocket['call']>>;

/** Watches both seats of a table of two that one person holds. */
export async function sitAlone(socket: TestSocket, table: string): Promise<void> {
  for (const seat of [0, 1]) {
    socket.send({ type: 'watch', table, seat });
    await socket.next('fresh', (m) => m.table === table && m.seat === seat);
  }
}

/** What each of the two seats saw last. */
export async function seenAlone(socket: TestSocket, table: string): Promise<(Fresh | Moved | undefined)[]> {
  socket.send({ type: 'ping' });
  await socket.next('pong');
  const seen = socket.received.filter((m): m is Fresh | Moved => m.type === 'moved' || m.type === 'fresh');
  return [0, 1].map((seat) => seen.findLast((m) => m.table === table && m.seat === seat));
}

/** Answers for whichever seat is asked; null when the game is over. */
export async function playOne(socket: TestSocket, table: string): Promise<Of | null> {
  const now = await seenAlone(socket, table);
  const asked = now.find((each) => (each?.decisions.length ?? 0) > 0);
  if (asked === undefined) return null;
  const { seat, number, decisions } = asked;
  const options = decisions[0]?.options ?? [];
  const option = options[number % options.length] as number;
  return socket.call({ type: 'decide', table, seat: seat as number, number, option });
}
