import { chanceFrom, draw, missing } from '@ennead/kernel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { DEFAULT_LIMITS } from '../limits.ts';
import { enter, type TestPerson, tableOf } from '../testing/client.ts';
import { startServer, type TestServer } from '../testing/server.ts';
import { hostileMessage } from './hostile.ts';

/** The full run: ENNEAD_FUZZ=100000 npx vitest run packages/server/src/hardening/fuzz */
const MESSAGES = Number(process.env.ENNEAD_FUZZ ?? 4000);
const SEED = process.env.ENNEAD_SEED ?? 'hostile';

let server: TestServer;
let people: TestPerson[];
beforeAll(async () => {
  const limits = {
    ...DEFAULT_LIMITS,
    messagesPerSecond: 1e9,
    messagesPerSecondOfNetwork: 1e9,
    requestsPerMinute: 1e9,
  };
  server = await startServer({ config: { limits } });
  people = await Promise.all(['Anna', 'Ben', 'Mallory'].map((name) => enter(server.url, name)));
});
afterAll(() => server.close());

/** A socket of the attacker, opened again whenever the server has had enough of it. */
async function attacker(key: string | null): Promise<WebSocket> {
  const headers = key === null ? {} : { authorization: `Bearer ${key}` };
  const ws = new WebSocket(`${server.url.replace('http', 'ws')}/api/v1/socket`, { headers });
  ws.on('error', () => {});
  await new Promise((resolve) => ws.once('open', resolve));
  return ws;
}

test(
  `${MESSAGES} hostile messages leave the server serving and the tables unchanged`,
  async () => {
    const [anna, ben, mallory] = people as [TestPerson, TestPerson, TestPerson];
    const table = await tableOf([anna, ben]);
    const own = await anna.connect();
    own.send({ type: 'watch', table: table.id });
    const { decisions } = await own.next('fresh');
    const option = decisions[0]?.options[0] ?? missing();
    const real = [
      JSON.stringify({ type: 'decide', id: 'real', table: table.id, seat: 0, number: 0, option }),
      JSON.stringify({ type: 'undo', id: 'real', table: table.id, seat: 0, number: 1, to: 0 }),
      JSON.stringify({ type: 'watch', table: table.id, seat: 0, last: 0 }),
    ];
    await own.call({ type: 'decide', table: table.id, seat: 0, number: 0, option }, 'real');
    const rows = () => server.db.all('SELECT * FROM moves WHERE table_id = ? ORDER BY number', [table.id]);
    const before = await rows();

    const chance = chanceFrom(SEED);
    const sockets = await Promise.all([null, mallory.key].map(attacker));
    for (let sent = 0; sent < MESSAGES; sent++) {
      const which = draw(chance, sockets.length);
      if (sockets[which]?.readyState !== WebSocket.OPEN)
        sockets[which] = await attacker(which === 0 ? null : mallory.key);
      sockets[which]?.send(hostileMessage(chance, table.id, real));
      if (sent % 500 === 499) await new Promise((resolve) => setTimeout(resolve, 1));
    }
    await Promise.all(
      sockets.map(async (ws) => {
        if (ws.readyState !== WebSocket.OPEN) return;
        const answered = new Promise((resolve) => ws.once('pong', resolve));
        ws.ping();
        await Promise.race([answered, new Promise((resolve) => ws.once('close', resolve))]);
        ws.terminate();
      }),
    );

    expect(await rows()).toEqual(before);
    expect(((await (await fetch(`${server.url}/healthz`)).json()) as { status: string }).status).toBe('ok');
    const other = await ben.connect();
    other.send({ type: 'watch', table: table.id });
    const asked = await other.next('fresh');
    const answer = asked.decisions[0]?.options[0] ?? missing();
    const done = await other.call({
      type: 'decide',
      table: table.id,
      seat: 1,
      number: asked.number,
      option: answer,
    });
    expect(done.type).toBe('done');
  },
  60_000 + MESSAGES * 5,
);

test('hostile bodies over HTTP are refused with a clear code and change nothing', async () => {
  const [anna] = people as [TestPerson];
  const before = await server.db.all('SELECT COUNT(*) AS n FROM tables');
  const post = (body: string, type = 'application/json') =>
    fetch(`${server.url}/api/v1/tables`, {
      method: 'POST',
      headers: { 'content-type': type, authorization: `Bearer ${anna.key}` },
      body,
    });
  const seats = [{ kind: 'me' }, { kind: 'open' }];
  const sound = { game: 'toy', setup: {}, seats, visibility: 'public' };
  const bad: [string, number][] = [
    ['{', 400],
    ['null', 400],
    ['[]', 400],
    [`{"__proto__":{"game":"toy"}}`, 400],
    [JSON.stringify({ ...sound, game: '__proto__' }), 404],
    [JSON.stringify({ ...sound, seats: [] }), 400],
    [JSON.stringify({ ...sound, seats: new Array(9).fill({ kind: 'open' }) }), 400],
    [JSON.stringify({ ...sound, extra: 1 }), 400],
    [JSON.stringify({ ...sound, setup: { players: 1e99, rounds: [] } }), 400],
    [JSON.stringify({ ...sound, clock: { kind: 'live', bank: -5, increment: 1 } }), 400],
    [JSON.stringify({ ...sound, setup: { x: 'x'.repeat(40_000) } }), 413],
    ['['.repeat(20_000), 400],
  ];
  for (const [body, status] of bad)
    expect([body.slice(0, 60), (await post(body)).status]).toEqual([body.slice(0, 60), status]);
  expect((await post('game=toy', 'application/x-www-form-urlencoded')).status).toBe(415);
  expect(await server.db.all('SELECT COUNT(*) AS n FROM tables')).toEqual(before);
  expect(({} as { game?: string }).game).toBeUndefined();
});
