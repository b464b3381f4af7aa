import { lookup } from 'node:dns/promises';
import type { Me } from '@ennead/wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { enter, type TestPerson } from '../testing/client.ts';
import { startServer, type TestServer } from '../testing/server.ts';
import { PUBLIC_INTERNET } from './post.ts';
import { isPublicAddress, isPublicUrl, publicLookup } from './public-address.ts';
import { postWebhook } from './webhook.ts';

let server: TestServer;
let anna: TestPerson;
beforeAll(async () => {
  server = await startServer();
  anna = await enter(server.url, 'Anna');
});
afterAll(() => server.close());

test('private, local and reserved addresses are not public', () => {
  const inside = [
    '127.0.0.1',
    '10.1.2.3',
    '172.20.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '255.255.255.255',
    '::1',
    '::',
    'fe80::1',
    'fec0::1',
    'feff:ffff::1',
    '::ffff:0:127.0.0.1',
    '::ffff:0:a00:1',
    'fd00::1',
    '::ffff:127.0.0.1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    'nonsense',
  ];
  expect(inside.filter(isPublicAddress)).toEqual([]);
  expect(['1.1.1.1', '8.8.8.8', '2606:4700::1111'].every(isPublicAddress)).toBe(true);
});

test('addresses that could reach inside are refused as webhooks', async () => {
  const bad = [
    'http://127.0.0.1/x',
    'http://[::1]/x',
    'http://localhost/x',
    'http://2130706433/x',
    'http://0x7f.1/x',
    'http://printer.local/x',
    'http://user:secret@example.com/',
    'http://example.com:22/',
    'ftp://example.com/',
    'file:///etc/passwd',
    'gopher://example.com',
  ];
  expect(bad.filter(isPublicUrl)).toEqual([]);
  for (const url of bad.filter((each) => each.startsWith('http')))
    expect((await anna.api('PUT', '/me/webhook', { url })).status).toBe(400);
  const good = 'https://discord.com/api/webhooks/1/x';
  expect((await anna.api<Me>('PUT', '/me/webhook', { url: good })).body.webhook).toBe(good);
  expect((await anna.api<Me>('PUT', '/me/webhook', { url: null })).body.webhook).toBeNull();
});

test('a name that leads inside is refused at the connection itself', async () => {
  const { address } = await lookup('localhost');
  expect(isPublicAddress(address)).toBe(false);
  const refused = await new Promise((resolve) =>
    publicLookup('localhost', {}, (error) => resolve(error?.message)),
  );
  expect(refused).toBe('localhost is not on the public internet');
  await expect(postWebhook(PUBLIC_INTERNET, 'http://127.0.0.1:9/', 'hello')).rejects.toThrow(
    'public internet',
  );
});

test('a push subscription is kept, and only for public addresses', async () => {
  const keys = { p256dh: 'x'.repeat(80), auth: 'y'.repeat(20) };
  const push = { endpoint: 'https://push.example.com/abc', expirationTime: null, keys };
  expect((await anna.api<Me>('POST', '/me/pushes', push)).body.pushes).toBe(1);
  expect((await anna.api('POST', '/me/pushes', { ...push, endpoint: 'https://10.0.0.1/' })).status).toBe(400);
  for (let device = 1; device < 10; device++)
    await anna.api('POST', '/me/pushes', { ...push, endpoint: `${push.endpoint}${device}` });
  expect((await anna.api('POST', '/me/pushes', { ...push, endpoint: `${push.endpoint}10` })).status).toBe(
    429,
  );
  expect((await anna.api<Me>('POST', '/me/pushes', push)).body.pushes).toBe(10);
  expect((await anna.api<Me>('DELETE', '/me/pushes')).body.pushes).toBe(0);
  const first = await anna.api<{ key: string }>('GET', '/push-key');
  expect(first.body.key).toMatch(/^[\w-]{80,}$/);
  expect((await anna.api<{ key: string }>('GET', '/push-key')).body).toEqual(first.body);
});
