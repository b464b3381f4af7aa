import type { Me, SessionList, TableInfo, Tournament, TournamentList } from '@ennead/wire';
import { afterEach, expect, test } from 'vitest';
import { DEFAULT_LIMITS, type Limits } from '../limits.ts';
import { readWaiting } from '../match-me/wishes.ts';
import type { Database, Statement, Value } from '../storage/sql.ts';
import { expirySweep } from '../tables/expiry.ts';
import { enter, type TestPerson } from '../testing/client.ts';
import { isOnPostgres, startServer, type TestServer } from '../testing/server.ts';
import { tournamentOf } from '../testing/tournament.ts';
import { DAY } from '../time.ts';
import { readTournaments } from '../tournaments/store.ts';

/** Ways round a limit: what was counted at one door and not at the next. */

let server: TestServer;
let now = Date.now();
afterEach(() => server.close());

async function withLimits(limits: Partial<Limits>): Promise<void> {
  server = await startServer({ now: () => now, config: { limits: { ...DEFAULT_LIMITS, ...limits } } });
}
const guests = (count: number) =>
  Promise.all(Array.from({ length: count }, (_, at) => enter(server.url, `Guest ${at}`)));

type Answer = TableInfo & { code?: string };
const open = (person: TestPerson, more: object = {}) =>
  person.api<Answer>('POST', '/tables', {
    game: 'toy',
    setup: {},
    seats: [{ kind: 'open' }, { kind: 'open' }],
    visibility: 'private',
    ...more,
  });

test('a private table that is made public counts among those in the lobby, of its person and of the network', async () => {
  await withLimits({ lobbyOfPerson: 1, lobbyOfNetwork: 2 });
  const [anna, ben, carl] = (await guests(3)) as [TestPerson, TestPerson, TestPerson];
  const reveal = async (person: TestPerson) => {
    const { body } = await open(person);
    return person.api<Answer>('POST', `/tables/${body.id}/change`, { visibility: 'public' });
  };
  const first = await reveal(anna);
  expect(first).toMatchObject({ status: 200, body: { visibility: 'public' } });
  expect(await reveal(anna)).toMatchObject({ status: 429, body: { code: 'too-many-tables' } });
  expect((await reveal(ben)).status).toBe(200);
  expect(await reveal(carl)).toMatchObject({ status: 429, body: { code: 'too-many-tables' } });
  // What is public already is not one more.
  const again = await anna.api('POST', `/tables/${first.body.id}/change`, {
    visibility: 'public',
    chances: true,
  });
  expect(again.status).toBe(200);
});

test('bots put on seats one by one count for the network too, at tables open and under way', async () => {
  await withLimits({ botsOfNetwork: 2 });
  const [anna, ben] = (await guests(2)) as [TestPerson, TestPerson];
  const seat = (person: TestPerson, id: string, at: number, bot = 'easy') =>
    person.api<Answer>('POST', `/tables/${id}/seat`, { seat: at, kind: 'bot', bot });
  const { body: hers } = await open(anna);
  expect((await seat(anna, hers.id, 0)).status).toBe(200);
  const { body: his } = await open(ben, { seats: [{ kind: 'me' }, { kind: 'open' }] });
  expect(await seat(ben, his.id, 1, 'hard')).toMatchObject({ status: 429, body: { code: 'too-many-bots' } });
  expect((await seat(ben, his.id, 1)).status).toBe(200);
  // One bot in place of another is none more.
  expect((await seat(ben, his.id, 1, 'random')).status).toBe(200);
  await ben.api('POST', `/tables/${his.id}/start`);
  const standIn = await ben.api('POST', `/tables/${his.id}/hand-over`, { seat: 0 });
  expect(standIn).toMatchObject({ status: 429, body: { code: 'too-many-bots' } });
});

test('seats handed over at the same moment are counted one after the other', async () => {
  await withLimits({ botsOfPerson: 1 });
  const [anna, ben] = (await guests(2)) as [TestPerson, TestPerson];
  const tables: string[] = [];
  for (let at = 0; at < 4; at++) {
    const { body } = await open(anna, { seats: [{ kind: 'me' }, { kind: 'open' }] });
    await ben.api('POST', `/tables/${body.id}/join`, {});
    await anna.api('POST', `/tables/${body.id}/start`);
    tables.push(body.id);
  }
  const answers = await Promise.all(
    tables.map((id) => anna.api('POST', `/tables/${id}/hand-over`, { seat: 0 })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 429, 429, 429]);
});

test('nobody sits at more tables than one may have', async () => {
  await withLimits({ tablesOfPerson: 2 });
  const [anna, ben, carl] = (await guests(3)) as [TestPerson, TestPerson, TestPerson];
  const join = async (host: TestPerson) => {
    const { body } = await open(host);
    return carl.api<Answer>('POST', `/tables/${body.id}/join`, {});
  };
  const joined = await join(anna);
  expect(joined.status).toBe(200);
  expect((await join(anna)).status).toBe(200);
  expect(await join(ben)).toMatchObject({ status: 429, body: { code: 'too-many-tables' } });
  // Another seat of a table where one sits is none more.
  expect((await carl.api('POST', `/tables/${joined.body.id}/join`, {})).status).toBe(200);
  await carl.api('POST', `/tables/${joined.body.id}/leave`, {});
  expect((await join(ben)).status).toBe(200);
});

test('a new name costs as much as the tables it is told at', async () => {
  await withLimits({ lookBackPerSecond: 4 });
  const [anna] = (await guests(1)) as [TestPerson];
  for (let at = 0; at < 5; at++) await open(anna, { seats: [{ kind: 'me' }, { kind: 'open' }] });
  const names: number[] = [];
  for (let at = 0; at < 4; at++) names.push((await anna.api('PATCH', '/me', { name: `Anna ${at}` })).status);
  expect(names).toEqual([200, 200, 200, 429]);
});

test('of a person’s sessions the newest stay, so that ending them all is quick', async () => {
  await withLimits({ sessionsOfPerson: 3 });
  const [anna] = (await guests(1)) as [TestPerson];
  const cookies: string[] = [];
  for (let at = 0; at < 6; at++) {
    now += 1000;
    const signedIn = await fetch(`${server.url}/api/v1/sessions`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ key: anna.key }),
    });
    cookies.push(signedIn.headers.get('set-cookie')?.split(';')[0] ?? '');
  }
  const { body } = await anna.api<SessionList>('GET', '/me/sessions');
  expect(body.sessions).toHaveLength(3);
  const isIn = async (cookie: string) => {
    const answer = await fetch(`${server.url}/api/v1/me`, { headers: { cookie } });
    return ((await answer.json()) as Me).person !== null;
  };
  expect(await Promise.all(cookies.map(isIn))).toEqual([false, false, false, true, true, true]);
});

const tournament = tournamentOf({ late: true });

test('a tournament that was closed before it began is forgotten in the end, with who wanted to take part', async () => {
  await withLimits({ emptyTableDays: 2 });
  const [anna, ben] = (await guests(2)) as [TestPerson, TestPerson];
  const { body: closed } = await anna.api<Tournament>('POST', '/tournaments', tournament);
  const { body: kept } = await anna.api<Tournament>('POST', '/tournaments', tournament);
  await ben.api('POST', `/tournaments/${closed.id}/join`);
  await ben.api('POST', `/tournaments/${kept.id}/join`);
  await anna.api('POST', `/tournaments/${closed.id}/close`);
  const sweep = expirySweep(server.hub);
  const there = async () =>
    (await server.db.all<{ id: string }>('SELECT id FROM tournaments')).map(({ id }) => id).sort();
  now += 3 * DAY;
  await sweep();
  expect(await there()).toEqual([closed.id, kept.id].sort());
  now += 2 * DAY;
  await sweep();
  expect(await there()).toEqual([kept.id]);
  expect(await server.db.all('SELECT person FROM entrants')).toEqual([{ person: ben.id }]);
});

test('the sweep keeps up with a flood', async () => {
  await withLimits({ emptyTableDays: 1 });
  const [anna] = (await guests(1)) as [TestPerson];
  const { body } = await open(anna);
  const columns = 'game, rules, setup, host, visibility, practice, imported, clock, at_zero';
  await server.db.batch(
    Array.from({ length: 750 }, (_, at) => [
      `INSERT INTO tables (id, status, created, ${columns}) SELECT ?, 'closed', ?, ${columns} FROM tables WHERE id = ?`,
      [`flood-${at}`, now - at, body.id],
    ]),
  );
  now += 5 * DAY;
  await expirySweep(server.hub)();
  expect(await server.db.all("SELECT COUNT(*) AS n FROM tables WHERE status = 'closed'")).toEqual([{ n: 0 }]);
});

// The plan of the query is told by SQLite.
test.skipIf(isOnPostgres)('one’s own tournaments are found without looking at all others', async () => {
  await withLimits({});
  const [anna, ben] = (await guests(2)) as [TestPerson, TestPerson];
  const { body: first } = await anna.api<Tournament>('POST', '/tournaments', tournament);
  const { body: second } = await anna.api<Tournament>('POST', '/tournaments', tournament);
  await ben.api('POST', `/tournaments/${first.id}/join`);
  const mine = async (person: TestPerson) =>
    (await person.api<TournamentList>('GET', '/tournaments?list=mine')).body.tournaments
      .map(({ id }) => id)
      .sort();
  expect(await mine(anna)).toEqual([first.id, second.id].sort());
  expect(await mine(ben)).toEqual([first.id]);
  const asked: Statement[] = [];
  const listening = {
    all: async (sql: string, values: readonly Value[]) => {
      asked.push([sql, values]);
      return [];
    },
  } as unknown as Database;
  await readTournaments(listening, 'mine', ben.id, { created: now, id: 'x' }, 50);
  const [[sql, values]] = asked as [Statement];
  const plan = await server.db.all<{ detail: string }>(`EXPLAIN QUERY PLAN ${sql}`, values);
  expect(plan.filter(({ detail }) => /^SCAN (t|tournaments|entrants|e)\b/.test(detail))).toEqual([]);
});

test('who waits and leaves again keeps nobody out of a tournament under way', async () => {
  await withLimits({ entrantsOfTournament: 3 });
  const [anna, ben, carl, dora] = (await guests(4)) as [TestPerson, TestPerson, TestPerson, TestPerson];
  const { body } = await anna.api<Tournament>('POST', '/tournaments', { ...tournament, late: false });
  const at = (person: TestPerson, what: string) => person.api('POST', `/tournaments/${body.id}/${what}`);
  for (const person of [anna, ben]) await at(person, 'join');
  expect((await at(anna, 'start')).status).toBe(200);
  expect((await at(carl, 'join')).status).toBe(200);
  expect((await at(dora, 'join')).status).toBe(429);
  expect((await at(carl, 'leave')).status).toBe(200);
  expect((await at(dora, 'join')).status).toBe(200);
});

test('however many of one network wait for a game, those of others are among those who are matched', async () => {
  await withLimits({});
  const [anna] = (await guests(1)) as [TestPerson];
  const crowd = Array.from({ length: 30 }, (_, at) => `crowd-${String(at).padStart(2, '0')}`);
  await server.db.batch([
    ...crowd.map(
      (id): Statement => ['INSERT INTO people (id, name, created) VALUES (?, ?, ?)', [id, id, now]],
    ),
    ...[...crowd, anna.id].map(
      (id, at): Statement => [
        `INSERT INTO wishes (person, game, length, least, most, rated, since, seen, origin)
         VALUES (?, 'toy', 'days', 2, 2, 0, ?, ?, ?)`,
        [id, now + at, now + at, id === anna.id ? 'hers' : 'theirs'],
      ],
    ),
  ]);
  const read = (limit: number) => readWaiting(server.db, now + 100, limit);
  expect((await read(4)).map(({ person }) => person)).toEqual(['crowd-00', anna.id, 'crowd-01', 'crowd-02']);
  expect(await read(100)).toHaveLength(31);
});

test('lines of chat are counted for a network, whoever of it says them', async () => {
  await withLimits({ chatPerMinuteOfNetwork: 3 });
  const people = (await guests(4)) as [TestPerson, TestPerson, TestPerson, TestPerson];
  const { body } = await open(people[0], { visibility: 'public' });
  const answers: string[] = [];
  for (const person of people) {
    const socket = await person.connect();
    const said = await socket.call({ type: 'chat', table: body.id, text: 'Flood' });
    answers.push(said.type === 'done' ? 'done' : said.code);
    await socket.close();
  }
  expect(answers).toEqual(['done', 'done', 'done', 'too-fast']);
});
