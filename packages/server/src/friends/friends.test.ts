import type { ChatLines, Friends, Invitations, Invited, Profile, TableInfo } from '@ennead/wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEFAULT_LIMITS } from '../limits.ts';
import { expirySweep } from '../tables/expiry.ts';
import { enter, type TestPerson, tableOf } from '../testing/client.ts';
import { startListener } from '../testing/listener.ts';
import { playOut } from '../testing/play-out.ts';
import { startServer, type TestServer } from '../testing/server.ts';

let server: TestServer;
let now = Date.now();
beforeAll(async () => {
  server = await startServer({
    now: () => now,
    reach: { allows: () => true },
    config: { limits: { ...DEFAULT_LIMITS, friendsOfPerson: 3 } },
  });
});
afterAll(() => server.close());

const newcomers = (...names: string[]): Promise<TestPerson[]> =>
  Promise.all(names.map((name) => enter(server.url, name)));

const names = (list: Friends['friends']) => list.map(({ person }) => person.name);
const friendsOf = async (person: TestPerson) => (await person.api<Friends>('GET', '/me/friends')).body;
const befriend = async (a: TestPerson, b: TestPerson) => {
  await a.api('POST', `/friends/${b.id}`);
  await b.api('POST', `/friends/${a.id}`);
};
const tableBy = async (host: TestPerson) =>
  (
    await host.api<TableInfo>('POST', '/tables', {
      game: 'toy',
      setup: {},
      seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }],
      visibility: 'private',
    })
  ).body;
const relation = async (of: TestPerson, by: TestPerson) =>
  (await by.api<Profile>('GET', `/people/${of.id}`)).body.relation;

test('somebody asks, the other agrees, and either may end it', async () => {
  const [anna, ben] = (await newcomers('Anna', 'Ben')) as [TestPerson, TestPerson];
  expect(names((await anna.api<Friends>('POST', `/friends/${ben.id}`)).body.asking)).toEqual(['Ben']);
  expect(names((await friendsOf(ben)).asked)).toEqual(['Anna']);
  expect([await relation(ben, anna), await relation(anna, ben)]).toEqual(['asking', 'asked']);
  const agreed = (await ben.api<Friends>('POST', `/friends/${anna.id}`)).body;
  expect([names(agreed.friends), agreed.asked]).toEqual([['Anna'], []]);
  expect(await relation(ben, anna)).toBe('friend');
  await anna.api('DELETE', `/friends/${ben.id}`);
  expect((await friendsOf(ben)).friends).toEqual([]);
  expect(await relation(anna, ben)).toBe('none');
});

test('a request may be declined and taken back; nobody befriends themselves or nobody', async () => {
  const [anna, ben] = (await newcomers('Anna', 'Ben')) as [TestPerson, TestPerson];
  await anna.api('POST', `/friends/${ben.id}`);
  await ben.api('DELETE', `/friends/${anna.id}`);
  expect((await friendsOf(anna)).asking).toEqual([]);
  expect(await anna.api('POST', `/friends/${anna.id}`)).toMatchObject({ body: { code: 'is-you' } });
  expect((await anna.api('POST', '/friends/nobody-at-all')).status).toBe(404);
});

test('friends see statistics that are for friends', async () => {
  const [anna, ben] = (await newcomers('Anna', 'Ben')) as [TestPerson, TestPerson];
  const seen = async () => (await ben.api<Profile>('GET', `/people/${anna.id}`)).body.statistics;
  await anna.api('POST', `/friends/${ben.id}`);
  expect(await seen()).toBeNull();
  await ben.api('POST', `/friends/${anna.id}`);
  expect(await seen()).toEqual([]);
});

test('a friend is invited and finds the table; a stranger is not, and nobody to a game that goes on', async () => {
  const [anna, ben, carl] = (await newcomers('Anna', 'Ben', 'Carl')) as [TestPerson, TestPerson, TestPerson];
  await befriend(anna, ben);
  const { id } = await tableBy(anna);
  const invite = (by: TestPerson, who: TestPerson, table = id) =>
    by.api<Invited>('POST', `/tables/${table}/invite`, { person: who.id });
  expect((await invite(anna, ben)).body).toEqual({ invited: [ben.id] });
  expect(await invite(anna, carl)).toMatchObject({ status: 403, body: { code: 'not-friends' } });
  expect(await invite(carl, ben)).toMatchObject({ status: 403, body: { code: 'not-your-seat' } });
  const list = async () => (await ben.api<Invitations>('GET', '/me/invitations')).body.invitations;
  expect(await list()).toMatchObject([{ table: id, game: 'toy', by: { name: 'Anna' } }]);
  await ben.api('POST', `/tables/${id}/join`, {});
  expect(await list()).toEqual([]);
  expect(await invite(anna, ben)).toMatchObject({ body: { code: 'already-here' } });
  const begun = await tableOf([anna, carl]);
  expect(await invite(anna, ben, begun.id)).toMatchObject({ body: { code: 'already-started' } });
  const other = await tableBy(anna);
  await invite(anna, ben, other.id);
  expect((await ben.api<Invitations>('DELETE', `/me/invitations/${other.id}`)).body.invitations).toEqual([]);
});

test('who is invited is told by whom and where, once', async () => {
  const [anna, ben] = (await newcomers('Anna', 'Ben')) as [TestPerson, TestPerson];
  await befriend(anna, ben);
  const hook = await startListener(() => ({ status: 204 }));
  await ben.api('PUT', '/me/webhook', { url: hook.url });
  const first = await tableBy(anna);
  for (const { id } of [first, first, await tableBy(anna)])
    await anna.api('POST', `/tables/${id}/invite`, { person: ben.id });
  await expect.poll(() => hook.heard.length).toBe(2);
  const lines = hook.heard.map(({ body }) => JSON.parse(String(body)).content as string);
  expect(lines[0]).toMatch(new RegExp(`^Anna invites you to a game of Toy: .*/table/${first.id}$`));
  hook.close();
});

test('who is blocked cannot ask, invite or sit down, and is no friend any more', async () => {
  const [anna, ben, carl] = (await newcomers('Anna', 'Ben', 'Carl')) as [TestPerson, TestPerson, TestPerson];
  await befriend(anna, ben);
  const invited = await tableBy(ben);
  await ben.api('POST', `/tables/${invited.id}/invite`, { person: anna.id });
  const after = (await anna.api<Friends>('POST', `/blocked/${ben.id}`)).body;
  expect([names(after.blocked), after.friends]).toEqual([['Ben'], []]);
  expect((await anna.api<Invitations>('GET', '/me/invitations')).body.invitations).toEqual([]);
  expect(await ben.api('POST', `/friends/${anna.id}`)).toMatchObject({
    status: 403,
    body: { code: 'not-received' },
  });
  expect(await ben.api('POST', `/tables/${invited.id}/invite`, { person: anna.id })).toMatchObject({
    status: 403,
  });
  expect(await relation(anna, ben)).toBe('none');
  const own = await tableBy(anna);
  expect(await ben.api('POST', `/tables/${own.id}/join`, {})).toMatchObject({
    body: { code: 'not-welcome' },
  });
  const carls = await tableBy(carl);
  await anna.api('POST', `/tables/${carls.id}/join`, {});
  expect(await ben.api('POST', `/tables/${carls.id}/join`, {})).toMatchObject({
    body: { code: 'not-welcome' },
  });
  expect(await anna.api('POST', `/friends/${ben.id}`)).toMatchObject({ body: { code: 'is-blocked' } });
  await anna.api('DELETE', `/blocked/${ben.id}`);
  expect((await ben.api('POST', `/tables/${own.id}/join`, {})).status).toBe(200);
});

test('a rematch seats nobody with who blocked them', async () => {
  const [anna, ben, carl] = (await newcomers('Anna', 'Ben', 'Carl')) as [TestPerson, TestPerson, TestPerson];
  const sittersAfter = async (blocks: TestPerson, blocked: TestPerson) => {
    const table = await tableOf([anna, ben, carl], { setup: { rounds: 1 } });
    await playOut(table.id, [anna, ben, carl]);
    await blocks.api('POST', `/blocked/${blocked.id}`);
    const { seats } = (await ben.api<TableInfo>('POST', `/tables/${table.id}/rematch`)).body;
    await blocks.api('DELETE', `/blocked/${blocked.id}`);
    return seats.map(({ person }) => person?.name ?? null);
  };
  expect(await sittersAfter(anna, ben)).toEqual([null, 'Ben', 'Carl']);
  expect(await sittersAfter(ben, carl)).toEqual(['Anna', 'Ben', null]);
  expect(await sittersAfter(anna, carl)).toEqual(['Anna', 'Ben', 'Carl']);
});

test('what the blocked say is not heard by who blocked them, also later; others hear it', async () => {
  const [anna, ben, carl] = (await newcomers('Anna', 'Ben', 'Carl')) as [TestPerson, TestPerson, TestPerson];
  const { id: table } = await tableOf([carl, anna, ben]);
  const [a, b, c] = await Promise.all([anna.connect(), ben.connect(), carl.connect()]);
  for (const socket of [a, b, c]) {
    socket.send({ type: 'watch', table });
    await socket.next('fresh');
  }
  await anna.api('POST', `/blocked/${ben.id}`);
  expect(await b.call({ type: 'chat', table, text: 'hello' })).toMatchObject({ type: 'done' });
  expect(await c.next('said')).toMatchObject({ line: { text: 'hello' } });
  expect(await c.call({ type: 'chat', table, text: 'who is there?' })).toMatchObject({ type: 'done' });
  // The line of Carl is the first that Anna hears.
  expect(await a.next('said')).toMatchObject({ line: { text: 'who is there?' } });
  const lines = async (who: TestPerson) =>
    (await who.api<ChatLines>('GET', `/tables/${table}/chat`)).body.lines.map(({ text }) => text);
  expect(await lines(anna)).toEqual(['who is there?']);
  expect(await lines(ben)).toEqual(['hello', 'who is there?']);
});

test('who watches a table of somebody who blocked them says nothing there', async () => {
  const [anna, ben, carl] = (await newcomers('Anna', 'Ben', 'Carl')) as [TestPerson, TestPerson, TestPerson];
  const { id: table } = await tableOf([anna, carl]);
  const socket = await ben.connect();
  socket.send({ type: 'watch', table });
  await socket.next('fresh');
  await anna.api('POST', `/blocked/${ben.id}`);
  expect(await socket.call({ type: 'chat', table, text: 'hello' })).toMatchObject({ code: 'not-welcome' });
});

test('nobody has more friends, requests and blocked people than there may be', async () => {
  const [anna, ...others] = (await newcomers('Anna', 'B', 'C', 'D', 'E')) as [TestPerson, ...TestPerson[]];
  const answers = [];
  for (const other of others) answers.push((await anna.api('POST', `/friends/${other.id}`)).status);
  expect(answers).toEqual([200, 200, 200, 429]);
});

test('strangers fill nobody’s list, and who is blocked counts as a friend does', async () => {
  const [anna, ...others] = (await newcomers('Anna', 'B', 'C', 'D', 'E')) as [TestPerson, ...TestPerson[]];
  const answers = [];
  for (const other of others) answers.push((await other.api('POST', `/friends/${anna.id}`)).status);
  expect(answers).toEqual([200, 200, 200, 403]);
  expect(names((await friendsOf(anna)).asked)).toEqual(['B', 'C', 'D']);
  const blocks = [];
  for (const other of others) blocks.push((await anna.api('POST', `/blocked/${other.id}`)).status);
  expect(blocks).toEqual([200, 200, 200, 429]);
  expect(await anna.api('POST', `/blocked/${anna.id}`)).toMatchObject({ body: { code: 'is-you' } });
});

test('who asks a friend again, or twice, changes nothing and is not refused', async () => {
  const [anna, ben, carl, dora] = (await newcomers('Anna', 'Ben', 'Carl', 'Dora')) as [
    TestPerson,
    TestPerson,
    TestPerson,
    TestPerson,
  ];
  await befriend(anna, ben);
  for (const other of [carl, dora]) await anna.api('POST', `/friends/${other.id}`);
  const before = await friendsOf(anna);
  for (const other of [ben, carl])
    expect(await anna.api('POST', `/friends/${other.id}`)).toMatchObject({ status: 200, body: before });
});

test('a guest who is forgotten leaves nobody’s list with a gap', async () => {
  const [anna, ben] = (await newcomers('Anna', 'Ben')) as [TestPerson, TestPerson];
  await befriend(anna, ben);
  await server.db.run('UPDATE people SET login = ? WHERE id = ?', ['anna', anna.id]);
  const before = now;
  now += 400 * 86_400_000;
  await server.db.run('UPDATE tokens SET seen = 1, created = 1');
  await expirySweep(server.hub)();
  now = before;
  expect(await server.db.all('SELECT * FROM people WHERE id = ?', [ben.id])).toEqual([]);
  expect(await server.db.all('SELECT * FROM friends WHERE other = ?', [ben.id])).toEqual([]);
});
