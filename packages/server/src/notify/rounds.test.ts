import type { NewTable, NotifyChoices, TableInfo } from '@ennead/wire';
import { afterEach, expect, test, vi } from 'vitest';
import { enter } from '../testing/client.ts';
import { opened, startMailbox } from '../testing/mailbox.ts';
import { startServer } from '../testing/server.ts';
import { MINUTE } from '../time.ts';

/** 23:00 in Kyiv. */
const NIGHT = Date.parse('2026-03-10T21:00:00Z');
const MORNING = Date.parse('2026-03-11T05:01:00Z');
const CHOICES: NotifyChoices = {
  letters: 'each',
  zone: 'Europe/Kyiv',
  quiet: { from: 22 * 60, until: 7 * 60 },
  deadline: false,
};

afterEach(() => vi.useRealTimers());

test('every minute the server looks by itself for what is to be told', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  let now = NIGHT;
  const mailbox = await startMailbox();
  const server = await startServer({
    config: { smtpUrl: mailbox.url, publicUrl: 'https://ennead.example' },
    now: () => now,
  });
  const anna = await enter(server.url, 'Anna');
  const ben = await enter(server.url, 'Ben');
  await server.db.run('UPDATE people SET email = ?, email_confirmed = 1, email_stop = ? WHERE id = ?', [
    'ben@example.com',
    'a-key-that-stops-the-letters',
    ben.id,
  ]);
  await ben.api('PUT', '/me/notify', CHOICES);
  const wanted: NewTable = {
    game: 'toy',
    setup: { rounds: 1 },
    seats: [{ kind: 'me' }, { kind: 'open' }],
    visibility: 'private',
    clock: { kind: 'days', days: 3 },
    atZero: 'bot',
  };
  const { id } = (await anna.api<TableInfo>('POST', '/tables', wanted)).body;
  await ben.api('POST', `/tables/${id}/join`, {});
  await anna.api('POST', `/tables/${id}/start`);
  await expect.poll(async () => (await server.db.all('SELECT id FROM postponed')).length).toBe(1);
  now = MORNING;
  vi.advanceTimersByTime(MINUTE - 1);
  expect(mailbox.letters).toEqual([]);
  vi.advanceTimersByTime(1);
  await expect.poll(() => mailbox.letters.length).toBe(1);
  expect(mailbox.letters.map(opened)[0]?.text).toContain(`/table/${id}`);
  await server.close();
  mailbox.close();
});
