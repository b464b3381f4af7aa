import { missing } from '@ennead/kernel';
import type { ListedTable } from '@ennead/wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { enter, type TestPerson, tableOf } from '../testing/client.ts';
import { opened, startMailbox } from '../testing/mailbox.ts';
import { startServer, type TestServer } from '../testing/server.ts';

let mailbox: Awaited<ReturnType<typeof startMailbox>>;
let server: TestServer;
let anna: TestPerson;
let ben: TestPerson;

beforeAll(async () => {
  mailbox = await startMailbox();
  server = await startServer({ config: { smtpUrl: mailbox.url, publicUrl: 'https://ennead.example' } });
  anna = await enter(server.url, 'Anna');
  ben = await enter(server.url, 'Ben');
  await server.db.run('UPDATE people SET email = ?, email_confirmed = 1, email_stop = ? WHERE id = ?', [
    'ben@example.com',
    'a-key-that-stops-the-letters',
    ben.id,
  ]);
});
afterAll(async () => {
  await server.close();
  mailbox.close();
});

test('a table that is loaded again before the first move tells nobody again', async () => {
  const before = mailbox.letters.length;
  const table = await tableOf([anna, ben]);
  await expect.poll(() => mailbox.letters.length).toBe(before + 1);
  server.hub.rooms.delete(table.id);
  await anna.api('GET', `/tables/${table.id}/log`);
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(mailbox.letters).toHaveLength(before + 1);
});

test('who is away is told once that it is their turn; who is here is not', async () => {
  const before = mailbox.letters.length;
  const first = await tableOf([anna, ben]);
  const letters = before + 1;
  await expect.poll(() => mailbox.letters.length).toBe(letters);
  expect(mailbox.letters[before]).toContain('To: ben@example.com');
  expect(opened(mailbox.letters[before] ?? '').text).toContain(`https://ennead.example/table/${first.id}`);

  const socket = await anna.connect();
  socket.send({ type: 'watch', table: first.id });
  const fresh = await socket.next('fresh');
  const option = fresh.decisions[0]?.options[0] ?? missing();
  await socket.call({ type: 'decide', table: first.id, seat: 0, number: 0, option });
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(mailbox.letters).toHaveLength(letters);
});

test('who looks at the table when their next turn comes is not written to', async () => {
  const before = mailbox.letters.length;
  const table = await tableOf([anna, ben]);
  await expect.poll(() => mailbox.letters.length).toBe(before + 1);
  const [own, other] = await Promise.all(
    [anna, ben].map(async (person, seat) => {
      const socket = await person.connect();
      socket.send({ type: 'watch', table: table.id, seat });
      return { socket, options: (await socket.next('fresh')).decisions[0]?.options.map(Number) ?? [] };
    }),
  );
  if (own === undefined || other === undefined) throw new Error('two sit there');
  const bid = { type: 'decide', table: table.id, number: 0 } as const;
  await other.socket.call({ ...bid, seat: 1, option: Math.min(...other.options) });
  await own.socket.call({ ...bid, seat: 0, option: Math.max(...own.options) });
  for (let number = 1; ; number++) {
    const { decisions } = await own.socket.next('moved', (moved) => moved.number === number);
    if (decisions[0]?.kind !== 'share') break;
    await own.socket.call({ ...bid, seat: 0, number, option: 'granary' });
  }
  // By now Ben is asked again.
  await other.socket.next('moved', ({ decisions }) => decisions[0]?.seat === 1);
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(mailbox.letters).toHaveLength(before + 1);
});

test('who was away reads in one sentence what happened meanwhile, and no name of anybody', async () => {
  const table = await tableOf([anna, ben]);
  const numbers = (options: readonly unknown[] = []) => options.map(Number);
  const seats = await Promise.all(
    [anna, ben].map(async (person, seat) => {
      const socket = await person.connect();
      socket.send({ type: 'watch', table: table.id, seat });
      const { decisions } = await socket.next('fresh');
      return { socket, cards: numbers(decisions[0]?.options) };
    }),
  );
  const [own, away] = seats;
  if (own === undefined || away === undefined) throw new Error('two sit there');
  // Ben bids low and leaves, Anna takes the grain and stores it; then both are asked again.
  const low = Math.min(...away.cards);
  await away.socket.call({ type: 'decide', table: table.id, seat: 1, number: 0, option: low });
  await away.socket.close();
  const high = Math.max(...own.cards);
  expect(high).toBeGreaterThan(low);
  await own.socket.call({ type: 'decide', table: table.id, seat: 0, number: 0, option: high });
  for (let number = 1; ; number++) {
    const { decisions } = await own.socket.next('moved', (moved) => moved.number === number);
    if (decisions[0]?.kind !== 'share') break;
    await own.socket.call({ type: 'decide', table: table.id, seat: 0, number, option: 'granary' });
  }
  const sentence = 'Since your last turn: 1 turn by rivals.';
  const letter = () => mailbox.letters.find((each) => each.includes(sentence)) ?? '';
  await expect.poll(letter).not.toBe('');
  expect(letter()).not.toContain('Anna');
  const { body } = await ben.api<{ tables: ListedTable[] }>('GET', '/tables?list=going');
  const since = { turns: 1, battles: 0, pieces: 0, places: 0, points: 0 };
  expect(body.tables.find(({ id }) => id === table.id)?.since).toEqual(since);
  const hers = await anna.api<{ tables: ListedTable[] }>('GET', '/tables?list=going');
  expect(hers.body.tables.find(({ id }) => id === table.id)?.since?.turns).toBe(0);
});
