import { createServer } from 'node:net';
import type { NewTable, NotifyChoices } from '@ennead/wire';
import { afterEach, expect, test } from 'vitest';
import { DEFAULT_LIMITS, type Limits } from '../limits.ts';
import { postpone } from '../notify/postponed.ts';
import { enter, type TestPerson, tableOf } from '../testing/client.ts';
import { startListener } from '../testing/listener.ts';
import { startMailbox } from '../testing/mailbox.ts';
import { startServer, type TestServer } from '../testing/server.ts';
import { HOUR } from '../time.ts';

/** Nobody uses notifications to flood others, and nobody's are late because of somebody else's. */

const ANYWHERE = { allows: () => true };
const CHOICES: NotifyChoices = { letters: 'each', zone: 'UTC', quiet: null, deadline: false };
let server: TestServer;
let now = Date.now();
const closing: (() => void)[] = [];
afterEach(async () => {
  await server.close();
  for (const close of closing.splice(0)) close();
});

async function start(limits: Partial<Limits> = {}): Promise<{ letters: string[]; people: TestPerson[] }> {
  const mailbox = await startMailbox();
  closing.push(mailbox.close);
  server = await startServer({
    now: () => now,
    reach: ANYWHERE,
    config: { smtpUrl: mailbox.url, limits: { ...DEFAULT_LIMITS, ...limits } },
  });
  const people = await Promise.all(['Anna', 'Ben', 'Carl'].map((name) => enter(server.url, name)));
  return { letters: mailbox.letters, people };
}

async function hearing(answer = () => ({ status: 204 })) {
  const listener = await startListener(answer);
  closing.push(listener.close);
  return listener;
}

const soon = () => new Promise((resolve) => setTimeout(resolve, 300));

test('letters that ask whether an address is right are counted for a network', async () => {
  const { letters, people } = await start({ lettersOfNetwork: 2 });
  const answers: number[] = [];
  for (const [at, person] of people.entries())
    answers.push((await person.api('PUT', '/me/email', { address: `victim${at}@example.com` })).status);
  expect(answers).toEqual([200, 200, 429]);
  expect(letters).toHaveLength(2);
});

test('nobody asks for more than five such letters a day, for themselves or to one address', async () => {
  const { letters, people } = await start();
  const [anna, ben] = people as [TestPerson, TestPerson];
  const ask = async (person: TestPerson, address: string) =>
    (await person.api('PUT', '/me/email', { address })).status;
  const answers: number[] = [];
  for (let at = 0; at < 6; at++) answers.push(await ask(anna, `anna${at}@example.com`));
  expect(answers).toEqual([200, 200, 200, 200, 200, 429]);
  // Five were sent, and each takes its part of a day to be allowed again.
  now += (24 * HOUR) / 5 - 1000;
  expect(await ask(anna, 'anna@example.com')).toBe(429);
  now += 1000;
  expect(await ask(anna, 'anna@example.com')).toBe(200);
  const others: number[] = [];
  for (let at = 0; at < 5; at++) others.push(await ask(ben, 'Anna@example.com'));
  expect(others).toEqual([200, 200, 200, 200, 429]);
  expect(letters).toHaveLength(10);
});

test('ten devices of one person are told by push, and the same one again is no other', async () => {
  const { people } = await start();
  const [anna, ben] = people as [TestPerson, TestPerson];
  const turnOn = (person: TestPerson, at: number) =>
    person.api<{ code?: string; pushes?: number }>('POST', '/me/pushes', {
      endpoint: `https://push.example/${at}`,
      keys: { p256dh: 'key', auth: 'auth' },
    });
  for (let at = 0; at < 10; at++) expect((await turnOn(anna, at)).body.pushes).toBe(at + 1);
  expect((await turnOn(anna, 10)).body.code).toBe('too-many');
  expect((await turnOn(anna, 3)).body.pushes).toBe(10);
  // A browser that somebody else signs in with tells them.
  expect((await turnOn(ben, 3)).body.pushes).toBe(1);
  expect((await turnOn(anna, 10)).body.pushes).toBe(10);
  expect((await anna.api<{ pushes: number }>('DELETE', '/me/pushes')).body.pushes).toBe(0);
});

test('a person is told so often an hour, and no more is sent to what they named', async () => {
  const { people } = await start({ noticesPerHour: 2 });
  const [anna, ben] = people as [TestPerson, TestPerson];
  const { url, heard } = await hearing();
  await ben.api('PUT', '/me/webhook', { url });
  for (let at = 0; at < 4; at++) await tableOf([anna, ben]);
  await expect.poll(() => heard.length).toBe(2);
  await soon();
  expect(heard).toHaveLength(2);
  now += HOUR / 2;
  await tableOf([anna, ben]);
  await expect.poll(() => heard.length).toBe(3);
});

test('however many people name a service, it is not flooded', async () => {
  const { people } = await start({ noticesPerHourOfService: 3 });
  const { url, heard } = await hearing();
  const other = await hearing();
  for (const [at, person] of people.entries())
    await person.api('PUT', '/me/webhook', { url: at === 2 ? other.url : `${url}/${at}` });
  for (let at = 0; at < 3; at++) await tableOf(people);
  await expect.poll(() => other.heard.length).toBe(3);
  await soon();
  expect(heard).toHaveLength(3);
});

test('who named something that never answers keeps nobody else’s notices waiting', async () => {
  const { people } = await start();
  const [anna, ben] = people as [TestPerson, TestPerson];
  const silent = createServer(() => {});
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  closing.push(() => silent.close());
  const { port } = silent.address() as { port: number };
  const { url, heard } = await hearing();
  await anna.api('PUT', '/me/webhook', { url: `http://127.0.0.1:${port}` });
  await ben.api('PUT', '/me/webhook', { url });
  const message = { path: '/', subject: 'News', text: 'News', more: '', urgent: false };
  for (let at = 0; at < 250; at++) await postpone(server.db, anna.id, message, null, now - 1000);
  await postpone(server.db, ben.id, message, null, now);
  const since = performance.now();
  await server.notifyDue();
  expect(heard).toHaveLength(1);
  // Two pages of them, five seconds for all of each.
  expect(performance.now() - since).toBeLessThan(60_000);
});

test('digests of people without an address keep nobody else’s waiting', async () => {
  const { letters, people } = await start();
  const [anna, ben] = people as [TestPerson, TestPerson];
  await server.db.run('UPDATE people SET email = ?, email_confirmed = 1, email_stop = ? WHERE id = ?', [
    'anna@example.com',
    'a-key',
    anna.id,
  ]);
  await anna.api('PUT', '/me/notify', { ...CHOICES, letters: 'daily' });
  await tableOf([ben, anna]);
  await server.db.batch(
    Array.from({ length: 120 }, (_, at) => [
      "INSERT INTO people (id, name, created, letters, digest_due) VALUES (?, 'Flood', ?, 'daily', ?)",
      [`flood-${at}`, now, at],
    ]),
  );
  now += 25 * HOUR;
  await server.notifyDue();
  await expect.poll(() => letters.filter((each) => each.includes('To: anna@example.com')).length).toBe(1);
});

const days: Partial<NewTable> = {
  clock: { kind: 'days', days: 0.5 },
  atZero: 'bot',
  visibility: 'private',
  setup: { rounds: 1 },
};

test('a warning that time runs out comes however many others are due before, and each table is loaded once for it', async () => {
  const { people } = await start();
  const [anna, ben] = people as [TestPerson, TestPerson];
  const { url, heard } = await hearing();
  const { id } = await tableOf([anna, ben], days);
  const dueOf = async () =>
    (await server.db.all<{ due: number | null }>('SELECT due FROM tables WHERE id = ?', [id]))[0]?.due ??
    null;
  await expect.poll(dueOf).not.toBeNull();
  await ben.api('PUT', '/me/webhook', { url });
  const due = (await dueOf()) ?? 0;
  const columns =
    'game, rules, setup, seed, host, status, visibility, practice, imported, clock, at_zero, started';
  await server.db.batch(
    Array.from({ length: 250 }, (_, at) => [
      `INSERT INTO tables (id, created, due, ${columns}) SELECT ?, created, ?, ${columns} FROM tables WHERE id = ?`,
      [`flood-${at}`, due - 1000 - at, id],
    ]),
  );
  /** That it is Ben's turn may have been said a moment before. */
  const warnings = () => heard.map(({ body }) => String(body)).filter((body) => body.includes('hours left'));
  now += 10 * HOUR;
  await server.notifyDue();
  await expect.poll(warnings).toHaveLength(1);
  expect(warnings()[0]).toContain(`/table/${id}`);
  server.hub.rooms.clear();
  await server.notifyDue();
  expect([...server.hub.rooms.keys()].filter((each) => each === id)).toEqual([]);
  expect(warnings()).toHaveLength(1);
});
