import { afterAll, beforeAll, expect, test } from 'vitest';
import { startListener } from '../testing/listener.ts';
import { postWebhook } from './webhook.ts';

const ANYWHERE = { allows: () => true };
let status = 204;
let listener: Awaited<ReturnType<typeof startListener>>;
beforeAll(async () => {
  listener = await startListener(() => ({ status }));
});
afterAll(() => listener.close());

test('a line is posted as Discord and Slack read it, as much of it as they take, and calls nobody', async () => {
  await postWebhook(ANYWHERE, listener.url, `${'x'.repeat(1999)}yz`);
  const { body, headers } = listener.heard[0] ?? { body: Buffer.alloc(0), headers: {} };
  const text = `${'x'.repeat(1999)}y`;
  expect(JSON.parse(body.toString())).toEqual({ content: text, text, allowed_mentions: { parse: [] } });
  expect(headers).toMatchObject({ 'content-type': 'application/json', 'user-agent': 'Ennead' });
});

test('an answer that is no yes is a failure that says so', async () => {
  for (status of [300, 404, 500])
    await expect(postWebhook(ANYWHERE, listener.url, 'hello')).rejects.toThrow(`answered ${status}`);
  status = 200;
  await expect(postWebhook(ANYWHERE, listener.url, 'hello')).resolves.toBeUndefined();
  await expect(postWebhook({ allows: () => false }, listener.url, 'hello')).rejects.toThrow(
    'public internet',
  );
});
