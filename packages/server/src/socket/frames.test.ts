import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { framesOf } from './frames.ts';

test('a client reads every text as it was written, whatever its length and letters', async () => {
  const texts = [0, 1, 125, 126, 127, 65_535, 65_536, 200_000].map((length) => 'x'.repeat(length));
  texts.push('Нефертіті 𓆣', 'é'.repeat(63), '𓋹'.repeat(20_000), '{}');
  const http = createServer().listen(0);
  const server = new WebSocketServer({ server: http });
  server.on('connection', (_ws, { socket }) => socket.write(framesOf(texts), 'latin1'));
  const client = new WebSocket(`ws://127.0.0.1:${(http.address() as AddressInfo).port}`);
  const heard: string[] = [];
  client.on('message', (data, isBinary) => {
    expect(isBinary).toBe(false);
    heard.push(String(data));
    if (heard.length === texts.length) client.close();
  });
  await once(client, 'close');
  expect(heard).toEqual(texts);
  server.close();
  http.close();
});
