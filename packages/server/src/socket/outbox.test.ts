import type { Socket } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import type { WebSocket } from 'ws';
import { framesOf } from './frames.ts';
import { outbox } from './outbox.ts';

/** The two ends of a socket that notes what is written to it. */
function endsOf(writableLength = 0) {
  const writes: string[] = [];
  const ws = {
    OPEN: 1,
    readyState: 1,
    terminate() {
      ws.readyState = 3;
    },
  };
  const stream = { writableLength, write: (bytes: string) => writes.push(bytes) };
  return { ws, stream, writes };
}

function socketOf(writableLength = 0) {
  const { ws, stream, writes } = endsOf(writableLength);
  const send = outbox(ws as WebSocket, stream as unknown as Socket, () => writableLength > 1000);
  return { ws, writes, send };
}

test('what goes to one socket in one turn leaves in one write, in its order', async () => {
  const [one, other] = [socketOf(), socketOf()];
  one.send('a');
  other.send('b');
  one.send('c');
  expect(one.writes).toEqual([]);
  await turn();
  expect([one.writes, other.writes]).toEqual([[framesOf(['a', 'c'])], [framesOf(['b'])]]);
  one.send('d');
  await turn();
  expect(one.writes[1]).toEqual(framesOf(['d']));
});

test('where many are told in one turn, the first are told before the last', async () => {
  const sockets = Array.from({ length: 40 }, () => socketOf());
  for (const { send } of sockets) send('a');
  expect(sockets.filter(({ writes }) => writes.length === 1)).toHaveLength(32);
  await turn();
  expect(sockets.map(({ writes }) => writes)).toEqual(sockets.map(() => [framesOf(['a'])]));
});

test('who is told two things in a row gets both in one write, however many wait', async () => {
  const sockets = Array.from({ length: 40 }, () => socketOf());
  for (const { send } of sockets) {
    send('a');
    send('b');
  }
  await turn();
  expect(sockets.map(({ writes }) => writes)).toEqual(sockets.map(() => [framesOf(['a', 'b'])]));
});

test('a reader that falls too far behind is cut off, and nothing is written to who has gone', async () => {
  const slow = socketOf(1001);
  slow.send('a');
  expect(slow.ws.readyState).toBe(3);
  const gone = socketOf();
  gone.send('a');
  gone.ws.readyState = 2;
  await turn();
  expect([...slow.writes, ...gone.writes]).toEqual([]);
});

test('what cannot be sent to one socket is kept from no other, and that one is cut off', async () => {
  const [broken, other] = [socketOf(), socketOf()];
  broken.writes.push = () => {
    throw new Error('too long');
  };
  broken.send('a');
  other.send('b');
  await turn();
  expect([broken.ws.readyState, other.ws.readyState]).toEqual([3, 1]);
  expect(other.writes).toEqual([framesOf(['b'])]);
});

test('in a crowd what comes within a tenth of a second leaves in one write', async () => {
  vi.useFakeTimers();
  const { ws, stream, writes } = endsOf();
  const send = outbox(
    ws as WebSocket,
    stream as unknown as Socket,
    () => false,
    () => true,
  );
  for (const text of ['a', 'b', 'c']) {
    send(text);
    await vi.advanceTimersByTimeAsync(33);
  }
  expect(writes).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(writes).toEqual([framesOf(['a', 'b', 'c'])]);
  vi.useRealTimers();
});
