import { createServer } from 'node:net';
import type { Me } from '@ennead/wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { enter, type TestPerson, tableOf } from '../testing/client.ts';
import { startMailbox } from '../testing/mailbox.ts';
import { startServer, type TestServer } from '../testing/server.ts';
import { mailer } from './mail.ts';

const SITE = 'https://ennead.example';
let now = Date.now();
let mailbox: Awaited<ReturnType<typeof startMailbox>>;
let server: TestServer;
let anna: TestPerson;
beforeAll(async () => {
  mailbox = await startMailbox();
  server = await startServer({ config: { smtpUrl: mailbox.url, publicUrl: SITE }, now: () => now });
  anna = await enter(server.url, 'Anna');
});
afterAll(async () => {
  await server.close();
  mailbox.close();
});

/** Letters as they are read: long lines were folded on the way. */
const lettersTo = (address: string) =>
  mailbox.letters
    .filter((each) => each.includes(`To: ${address}`))
    .map((each) => each.replaceAll('=\n', '').replaceAll('=3D', '='));
const keyIn = (letter: string | undefined, what: string) =>
  new RegExp(`#${what}=([\\w-]{20,})`).exec(letter ?? '')?.[1] ?? '';
const post = (path: string, more: RequestInit = {}) =>
  fetch(`${server.url}/api/v1${path}`, { method: 'POST', ...more });

test('nothing is sent to an address before its owner has said yes, and nothing after no', async () => {
  const ben = await enter(server.url, 'Ben');
  const address = 'ben@example.com';
  const { body } = await ben.api<Me>('PUT', '/me/email', { address });
  expect(body).toMatchObject({ email: address, emailConfirmed: false });
  await expect.poll(() => lettersTo(address).length).toBe(1);
  const key = keyIn(lettersTo(address)[0], 'confirm');
  await tableOf([anna, ben]);
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(lettersTo(address)).toHaveLength(1);

  expect((await post('/email/confirm?key=not-the-key-that-was-mailed')).status).toBe(404);
  expect(await (await post(`/email/confirm?key=${key}`)).json()).toEqual({ address });
  expect((await ben.api<Me>('GET', '/me')).body.emailConfirmed).toBe(true);
  await tableOf([anna, ben]);
  await expect.poll(() => lettersTo(address).length).toBe(2);
  const letter = lettersTo(address)[1] ?? '';
  const stop = keyIn(letter, 'stop');
  expect(letter.replaceAll(/\n[ \t]+/g, ' ')).toContain(
    `List-Unsubscribe: <${SITE}/api/v1/email/stop?key=${stop}>`,
  );
  expect(letter).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');

  const oneClick = await post(`/email/stop?key=${stop}`, {
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  });
  expect(await oneClick.json()).toEqual({ stopped: true });
  expect((await ben.api<Me>('GET', '/me')).body).toMatchObject({ email: null, emailConfirmed: false });
  expect((await post(`/email/stop?key=${stop}`)).status).toBe(404);
});

test('a confirmation is good for a day and for the address it was sent to', async () => {
  const carl = await enter(server.url, 'Carl');
  await carl.api('PUT', '/me/email', { address: 'carl@example.com' });
  await expect.poll(() => lettersTo('carl@example.com').length).toBe(1);
  now += 86_400_001;
  expect(
    (await post(`/email/confirm?key=${keyIn(lettersTo('carl@example.com')[0], 'confirm')}`)).status,
  ).toBe(404);
  await carl.api('PUT', '/me/email', { address: 'carl@example.com' });
  await expect.poll(() => lettersTo('carl@example.com').length).toBe(2);
  await carl.api('PUT', '/me/email', { address: 'other@example.com' });
  expect(
    (await post(`/email/confirm?key=${keyIn(lettersTo('carl@example.com')[1], 'confirm')}`)).status,
  ).toBe(404);
});

test('nobody fills a stranger’s mailbox by asking again and again', async () => {
  const statuses: number[] = [];
  for (let i = 0; i < 7; i++) {
    const somebody = await enter(server.url, `Somebody ${i}`);
    statuses.push((await somebody.api('PUT', '/me/email', { address: 'victim@example.com' })).status);
  }
  expect(statuses.filter((status) => status === 200)).toHaveLength(5);
  now += 86_400_000 / 5;
  const again = await enter(server.url, 'Somebody else');
  const ask = async () => (await again.api('PUT', '/me/email', { address: 'VICTIM@example.com' })).status;
  expect([await ask(), await ask()]).toEqual([200, 429]);
});

test('a mail server that says nothing is not waited for', async () => {
  const silent = createServer(() => {});
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const { port } = silent.address() as { port: number };
  const send = mailer({ ...readConfig({}), smtpUrl: `smtp://127.0.0.1:${port}` }, () => now, 100);
  const letter = { to: 'a@example.com', subject: 'News', text: 'News', stop: null };
  await expect(send(letter)).rejects.toThrow('the mail server does not answer');
  silent.close();
});

test('people are told whether a server sends e-mail', async () => {
  const without = await startServer();
  const sends = async (url: string) =>
    ((await (await fetch(`${url}/api/v1/push-key`)).json()) as { email: boolean }).email;
  expect([await sends(server.url), await sends(without.url)]).toEqual([true, false]);
  await without.close();
});

test('whoever cannot be written to is told so', async () => {
  const closed = await startMailbox();
  closed.close();
  const mute = await startServer({ config: { smtpUrl: closed.url } });
  const eve = await enter(mute.url, 'Eve');
  expect(await eve.api('PUT', '/me/email', { address: 'eve@example.com' })).toMatchObject({
    status: 503,
    body: { code: 'mail-failed' },
  });
  await mute.close();
});

test('an address is taken away again by its owner, and its key with it', async () => {
  const dora = await enter(server.url, 'Dora');
  await dora.api('PUT', '/me/email', { address: 'dora@example.com' });
  expect((await dora.api<Me>('PUT', '/me/email', { address: null })).body.email).toBeNull();
  await expect.poll(() => lettersTo('dora@example.com').length).toBe(1);
  const key = keyIn(lettersTo('dora@example.com')[0], 'confirm');
  expect((await post(`/email/confirm?key=${key}`)).status).toBe(404);
});

test('one address gets thirty letters an hour, whatever its case, under the name that the host chose', async () => {
  const config = { ...readConfig({ SMTP_FROM: 'Host <host@example.com>' }), smtpUrl: mailbox.url };
  const send = mailer(config, () => now);
  const before = mailbox.letters.length;
  for (let letter = 0; letter < 32; letter++) {
    const to = letter % 2 === 0 ? 'full@example.com' : 'FULL@example.com';
    await send({ to, subject: 'News', text: 'News', stop: null });
  }
  const sent = mailbox.letters.slice(before);
  expect(sent).toHaveLength(30);
  now += 120_000;
  for (let letter = 0; letter < 2; letter++)
    await send({ to: 'full@example.com', subject: 'News', text: 'News', stop: null });
  expect(mailbox.letters.slice(before)).toHaveLength(31);
  expect(sent[0]).toContain('From: Host <host@example.com>');
  expect(sent[0]).not.toContain('List-Unsubscribe');
});
