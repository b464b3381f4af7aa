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

test.each([
  ['0.255.255.255', '1.0.0.0'],
  ['10.255.255.255', '11.0.0.0'],
  ['100.127.255.255', '100.128.0.0'],
  ['127.255.255.255', '128.0.0.0'],
  ['169.254.255.255', '169.255.0.0'],
  ['172.31.255.255', '172.32.0.0'],
  ['192.0.0.255', '192.0.1.0'],
  ['192.0.2.255', '192.0.3.0'],
  ['192.88.99.255', '192.88.100.0'],
  ['192.168.255.255', '192.169.0.0'],
  ['198.19.255.255', '198.20.0.0'],
  ['198.51.100.255', '198.51.101.0'],
  ['203.0.113.255', '203.0.114.0'],
  ['224.0.0.0', '223.255.255.255'],
  ['64:ff9b::ffff:ffff', '64:ff9b::1:0:0'],
  ['64:ff9b:1:ffff::1', '64:ff9b:2::1'],
  ['100::ffff:ffff:ffff:ffff', '100:0:0:1::'],
  ['2001:1ff:ffff::1', '2001:200::1'],
  ['2001:db8:ffff::1', '2001:db9::1'],
  ['2002:ffff::1', '2003::1'],
  ['fdff:ffff::1', 'fe00::1'],
  ['febf:ffff::1', 'fe7f::1'],
])('%s is the last inside, %s the next outside', (last, next) => {
  expect([isPublicAddress(last), isPublicAddress(next)]).toEqual([false, true]);
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

test('a name that leads outside is found in the form that was asked for', async () => {
  // An address stands for itself: nothing is asked on any network.
  const found = (options: object) =>
    new Promise((resolve) =>
      publicLookup('8.8.8.8', options, (error, address, family) => resolve([error, address, family])),
    );
  expect(await found({})).toEqual([null, '8.8.8.8', 4]);
  expect(await found({ all: true })).toEqual([null, [{ address: '8.8.8.8', family: 4 }], undefined]);
  const unknown = await new Promise((resolve) =>
    publicLookup('no such name', {}, (error, addresses) => resolve([error !== null, addresses])),
  );
  expect(unknown).toEqual([true, []]);
});

test('a name that leads outside and inside is refused as a whole', async () => {
  const leadsTo = (...addresses: string[]) =>
    new Promise((resolve) =>
      publicLookup(
        'two.example',
        { family: 4 },
        (error, address) => resolve(error?.message ?? address),
        (_host, { all }, found) =>
          found(null, all ? addresses.map((address) => ({ address, family: 4 })) : []),
      ),
    );
  expect(await leadsTo('8.8.8.8', '1.1.1.1')).toBe('8.8.8.8');
  for (const both of [
    ['8.8.8.8', '10.0.0.1'],
    ['10.0.0.1', '8.8.8.8'],
  ])
    expect(await leadsTo(...both)).toBe('two.example is not on the public internet');
  expect(await leadsTo()).toBe('two.example is not on the public internet');
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
