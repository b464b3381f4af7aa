import { afterEach, expect, test, vi } from 'vitest';
import { roomOf } from './play/hub.ts';
import { enter, tableOf } from './testing/client.ts';
import { startServer } from './testing/server.ts';
import { SECOND } from './time.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('what a server looks for by itself it looks for as often as that, and no more when it is closed', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const begin = vi.spyOn(globalThis, 'setInterval');
  const server = await startServer();
  const often = begin.mock.calls.map(([, every = 0]) => every).sort((a, b) => a - b);
  expect(often).toEqual(
    // Tables to forget, what is due, people to match; tournaments; who is where; results, sockets; what is old, whom to tell.
    [1, 5, 5, 15, 20, 30, 30, 60, 60].map((seconds) => seconds * SECOND),
  );
  await server.close();
  expect(vi.getTimerCount()).toBe(0);
});

test('a server that ends does not wait for a bot that takes its time', async () => {
  const server = await startServer({ pace: { least: 3_600_000, secret: 3_600_000 } });
  const anna = await enter(server.url, 'Anna');
  const { id } = await tableOf([anna], { seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }] });
  const { timers } = await roomOf(server.hub, id);
  await expect.poll(() => timers.size).toBe(1);
  const end = vi.spyOn(globalThis, 'clearTimeout');
  await server.close();
  expect(end.mock.calls.map(([timer]) => timer)).toEqual(expect.arrayContaining([...timers]));
});
