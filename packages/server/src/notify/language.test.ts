import type { Me } from '@ennead/wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { enter, tableOf } from '../testing/client.ts';
import { startListener } from '../testing/listener.ts';
import { opened, startMailbox } from '../testing/mailbox.ts';
import { pushDevice } from '../testing/push-device.ts';
import { startServer, type TestServer } from '../testing/server.ts';

const SITE = 'https://ennead.example';
let mailbox: Awaited<ReturnType<typeof startMailbox>>;
let hook: Awaited<ReturnType<typeof startListener>>;
let server: TestServer;

beforeAll(async () => {
  mailbox = await startMailbox();
  hook = await startListener(() => ({ status: 200 }));
  server = await startServer({
    config: { smtpUrl: mailbox.url, publicUrl: SITE },
    reach: { allows: () => true },
  });
});
afterAll(async () => {
  await server.close();
  mailbox.close();
  hook.close();
});

test('a person says what they read, and only that', async () => {
  const anna = await enter(server.url, 'Anna');
  expect((await anna.api<Me>('GET', '/me')).body.language).toBeNull();
  expect((await anna.api<Me>('PUT', '/me/language', { language: 'uk' })).body.language).toBe('uk');
  for (const language of ['', 'x', 'uk; DROP', '<b>', 'a'.repeat(36), 7, null])
    expect((await anna.api('PUT', '/me/language', { language })).status).toBe(400);
  expect((await anna.api<Me>('GET', '/me')).body.language).toBe('uk');
  const stranger = await fetch(`${server.url}/api/v1/me/language`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: '{"language":"cs"}',
  });
  expect(stranger.status).toBe(401);
});

test('letters, pushes and webhooks are written in the language of whoever gets them', async () => {
  const anna = await enter(server.url, 'Anna');
  const ben = await enter(server.url, 'Buy cheap camels');
  await ben.api('PUT', '/me/language', { language: 'uk' });
  await ben.api('PUT', '/me/email', { address: 'ben@example.com' });
  await expect.poll(() => mailbox.letters.length).toBe(1);
  const asking = opened(mailbox.letters[0] ?? '');
  expect(asking.subject).toBe('Це ваша адреса?');
  expect(asking.text).toContain(`Хтось, хто грає на ${SITE}`);
  expect(asking.text).not.toContain('camels');

  await server.db.run("UPDATE people SET email_confirmed = 1, email_stop = 'a-key' WHERE id = ?", [ben.id]);
  await ben.api('PUT', '/me/webhook', { url: hook.url });
  const phone = pushDevice(`${hook.url}/phone`);
  await server.db.run('INSERT INTO pushes (endpoint, person, keys) VALUES (?, ?, ?)', [
    phone.subscription.endpoint,
    ben.id,
    JSON.stringify(phone.subscription.keys),
  ]);
  const table = await tableOf([anna, ben]);
  await expect.poll(() => mailbox.letters.length).toBe(2);
  await expect.poll(() => hook.heard.length).toBe(2);
  const line = `Настав ваш хід у грі «Toy»: ${SITE}/table/${table.id}`;
  const { subject, text } = opened(mailbox.letters[1] ?? '');
  expect(subject).toBe('Ваш хід у грі «Toy»');
  expect(text).toContain(line);
  expect(text).toContain(`Більше не надсилати таких листів: ${SITE}/mail#stop=a-key`);
  const pushed = hook.heard.find(({ path }) => path === '/phone');
  const posted = hook.heard.find(({ path }) => path !== '/phone');
  expect(JSON.parse(String(posted?.body))).toMatchObject({ content: line });
  expect(pushed && phone.read(pushed)).toMatchObject({ body: 'Настав ваш хід у грі «Toy».' });
});
