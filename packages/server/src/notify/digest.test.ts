import type { Friends, NotifyChoices } from '@ennead/wire';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { noteAll } from '../results/noting.ts';
import type { Statement } from '../storage/sql.ts';
import { enter, type TestPerson } from '../testing/client.ts';
import { opened, startMailbox } from '../testing/mailbox.ts';
import { playOut } from '../testing/play-out.ts';
import { startServer, type TestServer } from '../testing/server.ts';
import { DAY, HOUR } from '../time.ts';

const SITE = 'https://ennead.example';
/** A Monday, an hour before digests are due. */
const MONDAY = Date.parse('2026-03-09T07:00:00Z');
const CHOICES: NotifyChoices = { letters: 'daily', zone: 'UTC', quiet: null, deadline: false };

let now = MONDAY;
let mailbox: Awaited<ReturnType<typeof startMailbox>>;
let server: TestServer;
beforeAll(async () => {
  mailbox = await startMailbox();
  server = await startServer({ config: { smtpUrl: mailbox.url, publicUrl: SITE }, now: () => now });
});
beforeEach(() => {
  now = MONDAY;
  mailbox.letters.length = 0;
});
afterAll(async () => {
  await server.close();
  mailbox.close();
});

/** Somebody whose address is confirmed and who wants digests. */
async function reader(name: string, choices: Partial<NotifyChoices> = {}): Promise<TestPerson> {
  const person = await enter(server.url, name);
  await server.db.run('UPDATE people SET email = ?, email_confirmed = 1 WHERE id = ?', [
    `${name.toLowerCase()}@example.com`,
    person.id,
  ]);
  await person.api('PUT', '/me/notify', { ...CHOICES, ...choices });
  return person;
}
const newTable = async (host: TestPerson) =>
  (
    await host.api<{ id: string }>('POST', '/tables', {
      game: 'toy',
      setup: { rounds: 1 },
      seats: [{ kind: 'me' }, { kind: 'open' }],
      visibility: 'private',
    })
  ).body.id;
async function game(host: TestPerson, guest: TestPerson): Promise<string> {
  const id = await newTable(host);
  await guest.api('POST', `/tables/${id}/join`, {});
  await host.api('POST', `/tables/${id}/start`);
  await playOut(id, [host, guest]);
  await noteAll(server.hub);
  return id;
}
/** The digests that one person got, once all that are due are sent. */
async function digestsOf(name: string): Promise<string[]> {
  await server.notifyDue();
  return mailbox.letters
    .filter((letter) => letter.includes(`To: ${name.toLowerCase()}@example.com`))
    .map(opened)
    .filter(({ subject }) => subject === 'Your games')
    .map(({ text }) => text);
}

test('a digest names invitations by who invites, and counts requests', async () => {
  const anna = await enter(server.url, 'Anna');
  const ben = await reader('Ben');
  await anna.api<Friends>('POST', `/friends/${ben.id}`);
  await ben.api('POST', `/friends/${anna.id}`);
  const table = await newTable(anna);
  await anna.api('POST', `/tables/${table}/invite`, { person: ben.id });
  for (const name of ['Carl', 'Dora'])
    await (await enter(server.url, name)).api('POST', `/friends/${ben.id}`);
  now += HOUR;
  const [digest] = await digestsOf('Ben');
  expect(digest).toContain(`Invitations:\n- Anna: Toy: ${SITE}/table/${table}\n\n`);
  expect(digest).toContain(`Friend requests: 2. ${SITE}/people`);
  expect(digest).not.toMatch(/Your turn|Finished games|Carl|Dora/);
});

test('a digest tells the games that ended since the last one: of a day, or of a week', async () => {
  const daily = await reader('Eve');
  const weekly = await reader('Finn', { letters: 'weekly' });
  // Set when the digest of this Monday is sent already.
  now += 2 * HOUR;
  await server.notifyDue();
  const early = await game(daily, weekly);
  now = MONDAY + 6 * DAY + 2 * HOUR;
  const late = await game(daily, weekly);
  mailbox.letters.length = 0;
  now = MONDAY + 7 * DAY + HOUR;
  const [ofDay] = await digestsOf('Eve');
  const [ofWeek] = await digestsOf('Finn');
  expect(ofDay).toMatch(new RegExp(`Finished games:\n- Toy, place [12]: ${SITE}/table/${late}\n\n`));
  expect(ofDay).not.toMatch(new RegExp(`${early}|Friend requests|Invitations|Your turn`));
  expect(ofWeek).toMatch(new RegExp(`/table/${early}\n- Toy, place [12]: ${SITE}/table/${late}\n\n`));
});

test('a digest that is due in quiet hours comes when they end, once', async () => {
  const gina = await reader('Gina', { quiet: { from: 7 * 60 + 30, until: 9 * 60 } });
  await (await enter(server.url, 'Hugo')).api('POST', `/friends/${gina.id}`);
  now += HOUR;
  expect(await digestsOf('Gina')).toEqual([]);
  now += HOUR;
  expect(await digestsOf('Gina')).toHaveLength(1);
  now += HOUR;
  expect(await digestsOf('Gina')).toHaveLength(1);
});

test('one digest that cannot be sent keeps no other from its reader', async () => {
  const [ivan, jana] = [await reader('Ivan'), await reader('Jana')];
  for (const each of [ivan, jana]) await (await enter(server.url, 'Kim')).api('POST', `/friends/${each.id}`);
  await server.db.run('UPDATE people SET email = ?, digest_due = 1 WHERE id = ?', ['no address', ivan.id]);
  now += HOUR;
  expect(await digestsOf('Jana')).toHaveLength(1);
});

test('a digest names twenty games that are over and no more', async () => {
  const [lena, mona] = [await reader('Lena'), await enter(server.url, 'Mona')];
  const played = await game(lena, mona);
  await server.db.batch(
    Array.from(
      { length: 20 },
      (_, at): Statement => [
        `INSERT INTO results (table_id, seat, person, game, variant, players, played_as, place, won, points, sources, finished)
       VALUES (?, ?, ?, 'toy', '', 2, '', 1, 0, 0, '{}', ?)`,
        [played, at + 2, lena.id, now],
      ],
    ),
  );
  now += HOUR;
  const [digest] = await digestsOf('Lena');
  expect(digest?.match(/^- Toy, place/gm)).toHaveLength(20);
});

test('who has no confirmed address waits for no digest', async () => {
  const nina = await reader('Nina');
  await server.db.run('UPDATE people SET email_confirmed = 0 WHERE id = ?', [nina.id]);
  now += HOUR;
  await server.notifyDue();
  expect(await server.db.all('SELECT digest_due FROM people WHERE id = ?', [nina.id])).toEqual([
    { digest_due: null },
  ]);
});
