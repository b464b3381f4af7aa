import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { WebSocketServer } from 'ws';
import { hearWhole } from './whole-messages.ts';

const MASK = [0x12, 0x9a, 0xf3, 0x07];

/** A frame as a browser sends it. */
function frame(
  text: string,
  { first = 0x81, mask = MASK }: { first?: number; mask?: readonly number[] | null } = {},
): Buffer {
  const payload = Buffer.from(text);
  const length = payload.length < 126 ? [payload.length] : [126, payload.length >> 8, payload.length & 0xff];
  const [short = 0, ...more] = length;
  if (mask === null) return Buffer.from([first, short, ...more, ...payload]);
  return Buffer.from([
    first,
    0x80 | short,
    ...more,
    ...mask,
    ...payload.map((byte, at) => byte ^ (mask[at & 3] ?? 0)),
  ]);
}

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** A server that notes what it hears at once and what ws reads, and a client that sends it bytes. */
async function heardOf() {
  const http = createServer().listen(0);
  const wss = new WebSocketServer({ server: http, maxPayload: 500, perMessageDeflate: false });
  const heard: string[] = [];
  const refused = Promise.withResolvers<string>();
  let [sent, arrived, isOver] = [0, 0, false];
  wss.on('connection', (ws, { socket }) => {
    socket.on('data', ({ length }) => {
      arrived += length;
    });
    ws.on('close', () => {
      isOver = true;
    });
    ws.on('error', (error) => refused.resolve((error as NodeJS.ErrnoException).code ?? ''));
    ws.on('message', (data) => heard.push(`ws ${data}`));
    ws.on('ping', () => heard.push('ping'));
    hearWhole(ws, socket, 500, (text) => heard.push(text));
  });
  const client: Socket = connect((http.address() as AddressInfo).port);
  client.setNoDelay(true);
  client.write(
    'GET / HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n',
  );
  await once(client, 'data');
  closing.push(() => {
    client.destroy();
    wss.close();
    http.close();
  });
  /** Each of these arrives by itself, however slow the machine. */
  const say = async (...chunks: readonly Buffer[]) => {
    for (const chunk of chunks) {
      client.write(chunk);
      sent += chunk.length;
      do await new Promise((resolve) => setTimeout(resolve, 2));
      while (arrived < sent && !isOver);
    }
    return heard.splice(0);
  };
  return { say, refused: refused.promise };
}

test('a whole message of plain letters is heard at once, whatever its length', async () => {
  const { say } = await heardOf();
  for (const text of ['{}', 'x', '', 'x'.repeat(125), 'x'.repeat(126), 'x'.repeat(500)])
    expect(await say(frame(text), frame('next'))).toEqual([text, 'next']);
});

test('all else is read by ws, and what is whole after it is heard at once again', async () => {
  const { say } = await heardOf();
  for (const text of ['é', 'Нефертіті'])
    expect(await say(frame(text), frame('next'))).toEqual([`ws ${text}`, 'next']);
  expect(await say(frame('', { first: 0x89 }), frame('next'))).toEqual(['ping', 'next']);
  expect(await say(frame('bytes', { first: 0x82 }), frame('next'))).toEqual(['ws bytes', 'next']);
  expect(await say(Buffer.concat([frame('one'), frame('two')]), frame('next'))).toEqual([
    'ws one',
    'ws two',
    'next',
  ]);
});

test('a message that comes in parts is read by ws, and so is everything after it', async () => {
  const parts = [
    [frame('half', { first: 0x01 }), frame(' and half', { first: 0x80 })],
    [frame('half and half').subarray(0, 7), frame('half and half').subarray(7)],
    [Buffer.concat([frame('half and half'), frame('next').subarray(0, 1)]), frame('next').subarray(1)],
    [Buffer.concat([frame('half', { first: 0x01 }), frame(' and half', { first: 0x80 })])],
  ];
  for (const chunks of parts) {
    const { say } = await heardOf();
    expect(await say(...chunks)).toContain('ws half and half');
    expect(await say(frame('whole'))).toEqual(['ws whole']);
  }
});

test('a part of a message that looks like a whole one is not taken for it', async () => {
  const { say, refused } = await heardOf();
  const inner = frame('inner');
  const outer = Buffer.from([0x81, 0x80 | inner.length, 0, 0, 0, 0]);
  // For ws these bytes are no text.
  expect(await say(outer, inner)).toEqual([]);
  expect(await refused).toBe('WS_ERR_INVALID_UTF8');
});

test('what breaks the rules of sockets is for ws to refuse', async () => {
  const broken: readonly (readonly [code: string, ...bytes: readonly Buffer[]])[] = [
    ['WS_ERR_EXPECTED_MASK', frame('x', { mask: null })],
    ['WS_ERR_UNEXPECTED_RSV_1', frame('x', { first: 0xc1 })],
    ['WS_ERR_UNSUPPORTED_MESSAGE_LENGTH', frame('x'.repeat(501))],
    // A message within another.
    ['WS_ERR_INVALID_OPCODE', frame('half', { first: 0x01 }), frame('whole')],
  ];
  for (const [code, ...bytes] of broken) {
    const { say, refused } = await heardOf();
    expect(await say(...bytes)).toEqual([]);
    expect(await refused).toBe(code);
  }
});
