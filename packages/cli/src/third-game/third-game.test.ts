import './entry.ts';
import { join } from 'node:path';
import { createBot, gameIds, loadGame } from '@ennead/bots';
import { contractTests } from '@ennead/kernel/contract';
import type { Entered, ServerMessage, TableInfo } from '@ennead/wire';
import { readServerMessage } from '@ennead/wire/check';
import { expect, onTestFinished, test } from 'vitest';
import { folderWith } from '../testing/folder.ts';
import { typed } from '../testing/typed.ts';
import { stones } from './stones.ts';

// A game in a folder of its own and one line, then everything that plays games plays it: no list is touched.
contractTests(test, stones, {
  setups: { 'two players': { players: 2 }, 'four players': { players: 4, stones: 50 } },
  seeds: ['one', 'two'],
  stride: 1,
});

test('it is among the games, and bots think about it with its own judgement', async () => {
  expect(gameIds()).toContain('stones');
  const game = (await loadGame('stones'))?.engine;
  if (game === undefined) throw new Error('not registered');
  const bot = createBot('hard', game, { seed: 'stones', nodes: 400 });
  const setup = game.setup({ players: 2, stones: 7 });
  if (!setup.ok) throw new Error(setup.problem.message);
  const state = game.start(setup.value, 'seed', null);
  expect(bot.choose(game.view(state, 0), 0, game.decisions(state))).toBe(3);
});

test('the command line plays a series of it, checked after every decision, and verifies the records', async () => {
  const { games } = await import('../games.ts');
  const out = join(folderWith(), 'records');
  const line = [
    'simulate',
    '--game',
    'stones',
    '--players',
    '3',
    '--games',
    '20',
    '--check',
    '--json',
    '--out',
    out,
  ];
  const played = await typed(line, games);
  expect(played).toMatchObject({ code: 0, err: '' });
  expect(JSON.parse(played.out)).toMatchObject({ game: 'stones', games: 20, violations: 0, nobody: 0 });
  expect(await typed(['verify', out], games)).toMatchObject({ code: 0 });
});

/** A server that offers what is registered when it is loaded. */
async function serverUrl(): Promise<string> {
  const { createServer, games, openDatabase, readConfig } = await import('@ennead/server');
  const folder = folderWith();
  const server = await createServer({
    config: { ...readConfig({}), logLevel: 'fatal', pageFolder: folder },
    db: await openDatabase({ file: join(folder, 'ennead.sqlite') }),
    games,
    workers: {
      games: new URL('./server-games.ts', import.meta.url).href,
      bots: import.meta.resolve('@ennead/bots'),
    },
    pace: { least: 0, secret: 20, budget: 20, limit: 2000 },
  });
  onTestFinished(() => server.close());
  return server.app.listen({ host: '127.0.0.1', port: 0 });
}

test('a server seats a person and a bot at it, over HTTP and the socket, to the end', async () => {
  const url = await serverUrl();
  const { key } = await ask<Entered>(url, '/people', { name: 'Anna' });
  const seats = [{ kind: 'me' }, { kind: 'bot', bot: 'easy' }];
  const wanted = { game: 'stones', setup: { stones: 9 }, seats, visibility: 'private' };
  const { id: table } = await ask<TableInfo>(url, '/tables', wanted, key);
  const socket = new WebSocket(`${url.replace('http', 'ws')}/api/v1/socket`, {
    headers: { authorization: `Bearer ${key}` },
  } as unknown as string[]);
  const received: ServerMessage[] = [];
  const over = Promise.withResolvers<readonly number[]>();
  const send = (message: object) => socket.send(JSON.stringify(message));
  socket.onmessage = ({ data }) => {
    const message = readServerMessage(String(data));
    received.push(message);
    if (message.type === 'hello') send({ type: 'watch', table, seat: 0 });
    if (message.type !== 'fresh' && message.type !== 'moved') return;
    const { decisions, number, outcome } = message;
    if (outcome !== null) over.resolve(outcome.winners);
    const option = decisions[0]?.options[0];
    if (option !== undefined) send({ type: 'decide', id: `m${number}`, table, seat: 0, number, option });
  };
  await ask(url, `/tables/${table}/start`, {}, key);
  const winners = await over.promise;
  expect(winners).toHaveLength(1);
  expect(received.filter(({ type }) => type === 'refused')).toEqual([]);
  const moves = received.filter((message) => message.type === 'moved');
  expect(new Set(moves.map(({ by }) => by))).toEqual(new Set([0, 1]));
  socket.close();
});

async function ask<T>(url: string, path: string, body: object, key?: string): Promise<T> {
  const response = await fetch(`${url}/api/v1${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(key === undefined ? {} : { authorization: `Bearer ${key}` }),
    },
    body: JSON.stringify(body),
  });
  expect(response.status).toBe(200);
  return (await response.json()) as T;
}
