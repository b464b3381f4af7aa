import { missing } from '@ennead/kernel';
import type { Me } from '@ennead/wire';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { readConfig } from '../config.ts';
import { localCertificate } from '../testing/certificate.ts';
import { enter, tableOf } from '../testing/client.ts';
import { type Heard, startListener } from '../testing/listener.ts';
import { pushDevice, senderOf } from '../testing/push-device.ts';
import { startServer, type TestServer } from '../testing/server.ts';
import { PUBLIC_INTERNET, type Reach } from './post.ts';

const SITE = 'https://ennead.example';
type Listener = Awaited<ReturnType<typeof startListener>>;

let discord: Listener;
let slack: Listener;
let pushes: Listener;
let server: TestServer;

const json = ({ body }: Heard) => JSON.parse(body.toString());

/** Takes what Discord takes: `content` of at most 2000 characters, mentions under control; answers 204. */
const likeDiscord = (heard: Heard) => {
  const { content, allowed_mentions } = json(heard);
  const fits = typeof content === 'string' && content.length > 0 && content.length <= 2000;
  return { status: fits && Array.isArray(allowed_mentions.parse) ? 204 : 400 };
};

/** Takes what Slack takes: `text`; answers 200. */
const likeSlack = (heard: Heard) => ({ status: typeof json(heard).text === 'string' ? 200 : 400 });

beforeAll(async () => {
  const tls = localCertificate();
  discord = await startListener(likeDiscord);
  slack = await startListener(likeSlack);
  pushes = await startListener(
    ({ path }) => ({ status: path.startsWith('/gone') ? 410 : path.startsWith('/ill') ? 500 : 201 }),
    tls,
  );
  const own = [discord, slack, pushes].map(({ url }) => url);
  const reach: Reach = { allows: (url) => own.includes(new URL(url).origin), ca: tls.cert };
  server = await startServer({ config: { publicUrl: SITE }, reach });
});
afterAll(async () => {
  await server.close();
  for (const each of [discord, slack, pushes]) each.close();
});

test('a turn is told to Discord and to Slack in a shape that each takes', async () => {
  const anna = await enter(server.url, 'Anna');
  for (const each of [discord, slack]) {
    const before = each.heard.length;
    const ben = await enter(server.url, 'Ben');
    await ben.api('PUT', '/me/webhook', { url: `${each.url}/api/webhooks/1/secret` });
    const table = await tableOf([anna, ben]);
    await expect.poll(() => each.heard.length).toBe(before + 1);
    const [told] = each.heard.slice(before) as [Heard];
    const line = `It’s your turn in Toy: ${SITE}/table/${table.id}`;
    expect(json(told)).toEqual({ content: line, text: line, allowed_mentions: { parse: [] } });
    expect(told).toMatchObject({
      path: '/api/webhooks/1/secret',
      headers: { 'content-type': 'application/json' },
    });
  }
  expect(likeDiscord(discord.heard[0] ?? missing()).status).toBe(204);
  expect(likeSlack(slack.heard[0] ?? missing()).status).toBe(200);
});

test('a turn is pushed sealed for the device and signed by the server; only the device can read it', async () => {
  const anna = await enter(server.url, 'Anna');
  const ben = await enter(server.url, 'Ben');
  const phone = pushDevice(`${pushes.url}/phone`);
  expect((await ben.api<Me>('POST', '/me/pushes', phone.subscription)).body.pushes).toBe(1);
  const table = await tableOf([anna, ben]);
  await expect.poll(() => pushes.heard.filter(({ path }) => path === '/phone').length).toBe(1);
  const told = pushes.heard.find(({ path }) => path === '/phone') as Heard;
  expect(phone.read(told)).toEqual({
    title: 'Ennead',
    body: 'It’s your turn in Toy.',
    url: `/table/${table.id}`,
  });
  expect(told.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' });
  expect(told.body.toString('latin1')).not.toContain(table.id);
  expect(() => pushDevice(phone.subscription.endpoint).read(told)).toThrow();
  const { key } = (await ben.api<{ key: string }>('GET', '/push-key')).body;
  expect(senderOf(told, key)).toMatchObject({ aud: pushes.url, sub: SITE });
});

test('a device that ended its subscription is forgotten; one that fails keeps no other from hearing', async () => {
  const anna = await enter(server.url, 'Anna');
  const ben = await enter(server.url, 'Ben');
  for (const path of ['/gone', '/ill', '/tablet'])
    await ben.api('POST', '/me/pushes', pushDevice(`${pushes.url}${path}`).subscription);
  const broken = { endpoint: `${pushes.url}/broken`, keys: { p256dh: 'x', auth: 'y' } };
  expect((await ben.api<Me>('POST', '/me/pushes', broken)).body.pushes).toBe(4);
  const warned = vi.spyOn(server.hub.log, 'warn');
  await tableOf([anna, ben]);
  await expect.poll(() => pushes.heard.filter(({ path }) => path === '/tablet').length).toBe(1);
  const kept = async () =>
    (await server.db.all<{ endpoint: string }>('SELECT endpoint FROM pushes WHERE person = ?', [ben.id]))
      .map(({ endpoint }) => new URL(endpoint).pathname)
      .sort();
  await expect.poll(kept).toEqual(['/broken', '/ill', '/tablet']);
  // Whoever runs the server reads of the two that failed.
  await expect.poll(() => warned.mock.calls.length).toBe(2);
  expect(JSON.stringify(warned.mock.calls)).toContain('the push service answered 500');
  warned.mockRestore();
});

test('a webhook that sends on to an inside address is not followed', async () => {
  const inside = await startListener(() => ({ status: 200 }));
  const turning = await startListener(() => ({ status: 307, location: inside.url }));
  const reach: Reach = { allows: (url) => url.startsWith(turning.url) };
  const other = await startServer({ reach });
  const [anna, ben] = [await enter(other.url, 'Anna'), await enter(other.url, 'Ben')];
  await ben.api('PUT', '/me/webhook', { url: turning.url });
  await tableOf([anna, ben]);
  await expect.poll(() => turning.heard.length).toBe(1);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(inside.heard).toEqual([]);
  await other.close();
  for (const each of [inside, turning]) each.close();
});

test('nothing a person or the environment says opens the way inside', async () => {
  const guarded = await startServer({
    config: readConfig({
      ENNEAD_REACH: 'all',
      ENNEAD_URL: discord.url,
      ENNEAD_PROXIES: '127.0.0.1',
      LOG_LEVEL: 'fatal',
    }),
  });
  const [anna, ben] = [await enter(guarded.url, 'Anna'), await enter(guarded.url, 'Ben')];
  const before = discord.heard.length;
  expect((await ben.api('PUT', '/me/webhook', { url: discord.url })).status).toBe(400);
  for (const extra of [{ reach: 'all' }, { allows: true }])
    expect((await ben.api('PUT', '/me/webhook', { url: discord.url, ...extra })).status).toBe(400);
  expect((await ben.api('POST', '/me/pushes', pushDevice(`${pushes.url}/x`).subscription)).status).toBe(400);

  // Even an address that found its way into the data is checked again when it is used.
  await guarded.db.run('UPDATE people SET webhook = ? WHERE id = ?', [discord.url, ben.id]);
  await tableOf([anna, ben]);
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(discord.heard).toHaveLength(before);
  expect(PUBLIC_INTERNET.allows(discord.url)).toBe(false);
  await guarded.close();
});

test('what waits for the end of quiet hours waits on where they were changed meanwhile', async () => {
  // A Tuesday at noon in UTC.
  let now = Date.parse('2026-03-10T12:00:00Z');
  const hook = await startListener(() => ({ status: 204 }));
  const other = await startServer({ now: () => now, reach: { allows: () => true } });
  const ben = await enter(other.url, 'Ben');
  await ben.api('PUT', '/me/webhook', { url: hook.url });
  const quiet = (from: number, until: number) =>
    ben.api('PUT', '/me/notify', {
      letters: 'each',
      zone: 'UTC',
      quiet: { from: from * 60, until: until * 60 },
      deadline: false,
    });
  await quiet(11, 13);
  const message = { path: '/people', subject: 'News', text: 'News', more: '', urgent: false };
  await other.db.run('INSERT INTO postponed (person, message, until) VALUES (?, ?, ?)', [
    ben.id,
    JSON.stringify(message),
    now + 3_600_000,
  ]);
  await quiet(11, 15);
  now += 3_600_000;
  await other.notifyDue();
  expect(hook.heard).toEqual([]);
  const left = async () => other.db.all<{ until: number }>('SELECT until FROM postponed');
  expect(await left()).toEqual([{ until: now + 2 * 3_600_000 }]);
  now += 2 * 3_600_000 - 1;
  await other.notifyDue();
  expect(hook.heard).toEqual([]);
  now += 1;
  await other.notifyDue();
  expect(hook.heard).toHaveLength(1);
  expect(await left()).toEqual([]);
  await other.close();
  hook.close();
});

test('what waited is told where it is still true, and nobody waits for who is not told anything', async () => {
  let now = Date.parse('2026-03-10T12:00:00Z');
  const hook = await startListener(() => ({ status: 204 }));
  const other = await startServer({
    now: () => now,
    reach: { allows: () => true },
    pace: { secret: 60_000 },
  });
  const [anna, ben] = [await enter(other.url, 'Anna'), await enter(other.url, 'Ben')];
  const [asked, played] = [await tableOf([anna, ben]), await tableOf([anna, ben])];
  await ben.api('POST', `/tables/${played.id}/hand-over`, { seat: 1 });
  await ben.api('PUT', '/me/webhook', { url: hook.url });
  const postpone = (person: string, text: string, table: string | null, seat: number | null) =>
    other.db.run('INSERT INTO postponed (person, message, table_id, seat, until) VALUES (?, ?, ?, ?, ?)', [
      person,
      JSON.stringify({ path: '/x', subject: text, text, more: '', urgent: false }),
      table,
      seat,
      now + 1,
    ]);
  await postpone(anna.id, 'Nobody hears this', null, null);
  await postpone(ben.id, 'A bot plays there', played.id, 1);
  await postpone(ben.id, 'Asked', asked.id, 1);
  await postpone(ben.id, 'For ever true', null, null);
  now += 1;
  await other.notifyDue();
  const told = hook.heard.map(({ body }) => JSON.parse(String(body)).content as string);
  expect(told.map((line) => line.split(':')[0]).sort()).toEqual(['Asked', 'For ever true']);
  expect(await other.db.all('SELECT id FROM postponed')).toEqual([]);
  await other.close();
  hook.close();
});

test('a server that has no address of its own signs pushes all the same', async () => {
  const plain = await startServer({ reach: { allows: () => true } });
  const [anna, ben] = [await enter(plain.url, 'Anna'), await enter(plain.url, 'Ben')];
  const heard: Heard[] = [];
  const service = await startListener((told) => {
    heard.push(told);
    return { status: 404 };
  });
  await plain.db.run('INSERT INTO pushes (endpoint, person, keys) VALUES (?, ?, ?)', [
    `${service.url}/phone`,
    ben.id,
    JSON.stringify(pushDevice(`${service.url}/phone`).subscription.keys),
  ]);
  await tableOf([anna, ben]);
  await expect.poll(() => heard.length).toBe(1);
  const { key } = (await ben.api<{ key: string }>('GET', '/push-key')).body;
  expect(senderOf(heard[0] ?? missing(), key)).toMatchObject({ sub: 'mailto:ennead@localhost.invalid' });
  await expect.poll(() => plain.db.all('SELECT endpoint FROM pushes')).toEqual([]);
  await plain.close();
  service.close();
});
