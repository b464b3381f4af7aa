import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { games } from '../games.ts';
import { enter, type TestPerson, tableOf } from '../testing/client.ts';
import { playOne, sitAlone } from '../testing/hot-seat.ts';
import { startServer, type TestServer } from '../testing/server.ts';

let server: TestServer;
let anna: TestPerson;
let over: string;
let going: string;

const BOTH = { seats: [{ kind: 'me' as const }, { kind: 'me' as const }], game: 'ankh' };

beforeAll(async () => {
  server = await startServer({ games });
  anna = await enter(server.url, 'Anna');
  const socket = await anna.connect();
  going = (await tableOf([anna], BOTH)).id;
  over = (await tableOf([anna], BOTH)).id;
  await sitAlone(socket, over);
  while ((await playOne(socket, over)) !== null);
  await sitAlone(socket, going);
  for (let i = 0; i < 30; i++) await playOne(socket, going);
});
afterAll(() => server.close());

/** As it is sent, in the encodings that are accepted. */
async function ask(path: string, accepted?: string) {
  const { headers, rawPayload, statusCode } = await server.app.inject({
    method: 'GET',
    url: `/api/v1${path}`,
    headers: {
      authorization: `Bearer ${anna.key}`,
      ...(accepted === undefined ? {} : { 'accept-encoding': accepted }),
    },
  });
  expect(statusCode).toBe(200);
  return { encoding: headers['content-encoding'], vary: headers.vary, bytes: rawPayload };
}

const FINISHED = ['record', 'log', 'story'];

test.each(FINISHED)('the %s of a game that is over is compressed for whoever accepts it', async (what) => {
  const plain = await ask(`/tables/${over}/${what}`);
  expect(plain.encoding).toBeUndefined();
  const [br, gzip] = [
    await ask(`/tables/${over}/${what}`, 'gzip, deflate, br'),
    await ask(`/tables/${over}/${what}`, 'gzip;q=0.5, br;q=0'),
  ];
  expect([br.encoding, gzip.encoding]).toEqual(['br', 'gzip']);
  expect(plain.vary).toContain('accept-encoding');
  expect(brotliDecompressSync(br.bytes).equals(plain.bytes)).toBe(true);
  expect(gunzipSync(gzip.bytes).equals(plain.bytes)).toBe(true);
  expect(br.bytes.length).toBeLessThan(plain.bytes.length / 2);
});

test.each(['log', 'story'])('the %s of a game under way, which may hold secrets, is not', async (what) => {
  const answer = await ask(`/tables/${going}/${what}`, 'gzip, br');
  expect(answer.bytes.length).toBeGreaterThan(2048);
  expect(answer.encoding).toBeUndefined();
});

test('public lists are compressed, lists of one’s own are not', async () => {
  for (let i = 0; i < 9; i++)
    await anna.api('POST', '/tables', {
      game: 'ankh',
      setup: {},
      seats: [{ kind: 'me' }, { kind: 'open' }],
      visibility: 'public',
    });
  expect(await ask('/tables?list=lobby', 'br')).toMatchObject({ encoding: 'br' });
  const mine = await ask('/tables?list=mine', 'br');
  expect(mine.bytes.length).toBeGreaterThan(2048);
  expect(mine.encoding).toBeUndefined();
  expect((await ask('/me', 'br')).encoding).toBeUndefined();
});
