import type { Me, NewTable, NotifyChoices, TableInfo } from '@ennead/wire';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openPostgres } from '../storage/postgres.ts';
import { enter, type TestPerson } from '../testing/client.ts';
import { opened, startMailbox } from '../testing/mailbox.ts';
import { startPostgres, type TestPostgres } from '../testing/postgres.ts';
import { startServer, type TestServer } from '../testing/server.ts';
import { HOUR } from '../time.ts';
import { nextDigest, quietUntil } from './quiet.ts';

const SITE = 'https://ennead.example';
/** A Tuesday, 21:30 in Kyiv. */
const EVENING = Date.parse('2026-03-10T19:30:00Z');
const NIGHT: NotifyChoices = {
  letters: 'each',
  zone: 'Europe/Kyiv',
  quiet: { from: 22 * 60, until: 7 * 60 },
  deadline: false,
};

test('quiet hours are those of the place, over midnight too, and end at their end', () => {
  const at = (hours: number) => quietUntil(NIGHT, EVENING + hours * HOUR);
  expect(at(0)).toBeNull();
  expect(at(1)).toBe(Date.parse('2026-03-11T05:00:00Z'));
  expect(at(9)).toBe(Date.parse('2026-03-11T05:00:00Z'));
  expect(at(9.5)).toBeNull();
  expect(quietUntil({ ...NIGHT, zone: 'America/New_York' }, EVENING)).toBeNull();
  expect(quietUntil({ ...NIGHT, quiet: null }, EVENING + HOUR)).toBeNull();
  expect(quietUntil({ ...NIGHT, quiet: { from: 60, until: 60 } }, EVENING)).toBeNull();
});

test('a digest comes at eight in the morning, every day or on Mondays', () => {
  const next = (letters: NotifyChoices['letters'], now: number) => nextDigest({ ...NIGHT, letters }, now);
  expect(next('each', EVENING)).toBeNull();
  expect(next('daily', EVENING)).toBe(Date.parse('2026-03-11T06:00:00Z'));
  expect(next('daily', Date.parse('2026-03-11T06:00:00Z'))).toBe(Date.parse('2026-03-12T06:00:00Z'));
  expect(next('weekly', EVENING)).toBe(Date.parse('2026-03-16T06:00:00Z'));
});

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

describe.each(['sqlite', 'postgres'])('%s', (kind) => {
  let now = EVENING;
  let mailbox: Awaited<ReturnType<typeof startMailbox>>;
  let server: TestServer;
  let anna: TestPerson;
  let ben: TestPerson;
  const address = 'ben@example.com';

  beforeAll(async () => {
    mailbox = await startMailbox();
    server = await startServer({
      config: { smtpUrl: mailbox.url, publicUrl: SITE },
      now: () => now,
      ...(kind === 'postgres' ? { db: await openPostgres(await postgres.database()) } : {}),
    });
    anna = await enter(server.url, 'Anna');
    ben = await enter(server.url, 'Ben');
    await server.db.run('UPDATE people SET email = ?, email_confirmed = 1, email_stop = ? WHERE id = ?', [
      address,
      'a-key-that-stops-the-letters',
      ben.id,
    ]);
  });
  beforeEach(() => {
    now = EVENING;
    mailbox.letters.length = 0;
  });
  afterAll(async () => {
    await server.close();
    mailbox.close();
  });

  const choose = (choices: Partial<NotifyChoices>) =>
    ben.api<Me>('PUT', '/me/notify', { ...NIGHT, ...choices });
  const letters = () => mailbox.letters.map(opened);
  async function begin(more: Partial<NewTable> = {}): Promise<string> {
    const wanted: NewTable = {
      game: 'toy',
      setup: { rounds: 1 },
      seats: [{ kind: 'me' }, { kind: 'open' }],
      visibility: 'private',
      clock: { kind: 'days', days: 1 },
      atZero: 'bot',
      practiceSeed: 'hands that are known',
      ...more,
    };
    const { id } = (await anna.api<TableInfo>('POST', '/tables', wanted)).body;
    await ben.api('POST', `/tables/${id}/join`, {});
    await anna.api('POST', `/tables/${id}/start`);
    return id;
  }
  /** What was to be told is written down, or a letter was sent. */
  const waiting = async () => (await server.db.all('SELECT id FROM postponed')).length;

  test('what comes in quiet hours is told when they end, if it is still true', async () => {
    expect((await choose({})).body.notify).toEqual(NIGHT);
    now = EVENING + HOUR;
    const stays = await begin();
    const goes = await begin();
    await expect.poll(waiting).toBe(2);
    // Ben plays at one of them in the night after all.
    const socket = await ben.connect();
    socket.send({ type: 'watch', table: goes, seat: 1 });
    const { decisions } = await socket.next('fresh');
    const option = Math.min(...(decisions[0]?.options ?? []).map(Number));
    const hers = await anna.connect();
    hers.send({ type: 'watch', table: goes, seat: 0 });
    const own = (await hers.next('fresh')).decisions[0]?.options ?? [];
    await socket.call({ type: 'decide', table: goes, seat: 1, number: 0, option });
    await hers.call({
      type: 'decide',
      table: goes,
      seat: 0,
      number: 0,
      option: Math.max(...own.map(Number)),
    });
    await socket.close();
    await hers.close();
    await server.notifyDue();
    expect(letters()).toEqual([]);
    now = EVENING + 9.6 * HOUR;
    await server.notifyDue();
    await expect.poll(() => letters().length).toBeGreaterThan(0);
    expect(letters().filter(({ text }) => text.includes(`${SITE}/table/${stays}`))).toHaveLength(1);
    expect(letters().some(({ text }) => text.includes(goes))).toBe(false);
    expect(await waiting()).toBe(0);
    await server.notifyDue();
    expect(letters().filter(({ text }) => text.includes(stays))).toHaveLength(1);
  });

  test('a warning that time runs out waits for the morning unless its reader lets it through', async () => {
    await choose({ quiet: null });
    const id = await begin({ clock: { kind: 'days', days: 0.5 } });
    await expect.poll(() => letters().length).toBe(1);
    await expect
      .poll(async () => (await server.db.all('SELECT id FROM tables WHERE id = ? AND due > 0', [id])).length)
      .toBe(1);
    const warned = () => letters().filter(({ subject }) => subject.includes('left for your turn'));
    now = EVENING + 8 * HOUR;
    await server.notifyDue();
    expect(warned()).toEqual([]);
    await choose({});
    now = EVENING + 9.2 * HOUR;
    await server.notifyDue();
    expect(warned()).toEqual([]);
    expect(await waiting()).toBe(1);
    now = EVENING + 9.6 * HOUR;
    await server.notifyDue();
    await expect.poll(() => warned().length).toBe(1);
    expect(warned()[0]?.text).toContain(`${SITE}/table/${id}`);
    await server.notifyDue();
    expect(warned()).toHaveLength(1);

    now = EVENING;
    await choose({ deadline: true, letters: 'daily' });
    await begin({ clock: { kind: 'days', days: 0.5 } });
    now = EVENING + 9.2 * HOUR;
    await expect
      .poll(async () => {
        await server.notifyDue();
        return warned().length;
      })
      .toBe(2);
  });

  test('a digest tells everything at once, once, with a way out, and nothing where there is nothing', async () => {
    await choose({ letters: 'daily', quiet: null });
    const id = await begin();
    await server.notifyDue();
    expect(letters()).toEqual([]);
    now = EVENING + 10.6 * HOUR;
    await server.notifyDue();
    await server.notifyDue();
    await expect.poll(() => letters().length).toBeGreaterThan(0);
    const digests = letters().filter(({ subject }) => subject === 'Your games');
    expect(digests).toHaveLength(1);
    expect(digests[0]?.text).toContain(`- Toy: ${SITE}/table/${id}`);
    expect(digests[0]?.text).toContain('#stop=a-key-that-stops-the-letters');
    expect(digests[0]?.text).toContain(`${SITE}/settings`);
    expect(digests[0]?.text).not.toContain('Anna');
    expect(mailbox.letters.find((each) => each.includes('Your games'))).toContain('List-Unsubscribe-Post');

    const carl = await enter(server.url, 'Carl');
    await server.db.run('UPDATE people SET email = ?, email_confirmed = 1 WHERE id = ?', [
      'c@example.com',
      carl.id,
    ]);
    await carl.api('PUT', '/me/notify', { ...NIGHT, letters: 'daily', quiet: null });
    const dora = await enter(server.url, 'Dora');
    await server.db.run('UPDATE people SET email = ? WHERE id = ?', ['d@example.com', dora.id]);
    await dora.api('PUT', '/me/notify', { ...NIGHT, letters: 'daily', quiet: null });
    await server.db.run('INSERT INTO friends (person, other, agreed, at) VALUES (?, ?, 0, ?)', [
      ben.id,
      dora.id,
      now,
    ]);
    now += 24 * HOUR;
    mailbox.letters.length = 0;
    await server.notifyDue();
    await expect.poll(() => mailbox.letters.length).toBe(1);
    expect(mailbox.letters[0]).toContain(`To: ${address}`);
  });

  test('a time zone that nobody knows is refused, and nothing changes', async () => {
    const before = (await ben.api<Me>('GET', '/me')).body.notify;
    expect((await choose({ zone: 'Mars/Base' })).body).toMatchObject({ code: 'bad-zone' });
    expect((await choose({ quiet: { from: 0, until: 1440 } })).status).toBe(400);
    expect((await ben.api<Me>('GET', '/me')).body.notify).toEqual(before);
  });
});
