import type { Entered, Me } from '@ennead/wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type MakeOptions, softwareAuthenticator, type UseOptions } from '../testing/authenticator.ts';
import { browser } from '../testing/browser.ts';
import { connect } from '../testing/client.ts';
import { startServer, type TestServer } from '../testing/server.ts';
import { MINUTE } from '../time.ts';

const SITE = 'https://ennead.example';

let now = Date.now();
let server: TestServer;
beforeAll(async () => {
  server = await startServer({ config: { publicUrl: SITE }, now: () => now });
});
afterAll(() => server.close());

type Browser = ReturnType<typeof browser>;
const newBrowser = () => browser(server.url, SITE);

interface Question<Options> {
  readonly challenge: string;
  readonly options: Options;
}

const askToMake = async (ask: Browser) =>
  (await ask<Question<MakeOptions>>('POST', '/me/passkeys/question')).body;
const askToUse = async (ask: Browser) =>
  (await ask<Question<UseOptions>>('POST', '/sessions/passkey/question')).body;

/** A guest who has claimed the account with a new passkey. */
async function claimed(name: string) {
  const ask = newBrowser();
  const { person } = (await ask<Entered>('POST', '/people', { name })).body;
  const key = softwareAuthenticator(SITE);
  const { challenge, options } = await askToMake(ask);
  const made = await ask<Me>('POST', '/me/passkeys', { challenge, response: key.make(options) });
  return { ask, person, key, made };
}

test('an account is claimed with a passkey, and another browser comes back by it again and again', async () => {
  const { person, key, made } = await claimed('Anna');
  expect(made.status).toBe(200);
  expect(made.body.passkeys).toEqual([{ id: key.id, created: now, name: '' }]);

  for (const visit of [1, 2]) {
    const elsewhere = newBrowser();
    expect((await elsewhere<Me>('GET', '/me')).body.person).toBeNull();
    const { challenge, options } = await askToUse(elsewhere);
    const back = await elsewhere<Me>('POST', '/sessions/passkey', { challenge, response: key.use(options) });
    expect(back.body.person).toEqual(person);
    expect((await elsewhere<Me>('GET', '/me')).body.person).toEqual(person);
    expect(await server.db.all('SELECT counter FROM passkeys WHERE id = ?', [key.id])).toEqual([
      { counter: visit },
    ]);
  }
});

test('only the public half of a passkey is kept, and a second one is asked for with the first shut out', async () => {
  const { ask, key } = await claimed('Anna');
  const [kept] = await server.db.all<object>('SELECT * FROM passkeys WHERE id = ?', [key.id]);
  expect(Object.keys(kept ?? {}).sort()).toEqual([
    'counter',
    'created',
    'id',
    'name',
    'person',
    'public_key',
    'transports',
  ]);
  const { challenge, options } = await askToMake(ask);
  expect(options).toMatchObject({ rp: { id: 'ennead.example' }, excludeCredentials: [{ id: key.id }] });
  const second = softwareAuthenticator(SITE);
  const made = await ask<Me>('POST', '/me/passkeys', { challenge, response: second.make(options) });
  expect(made.body.passkeys.map(({ id }) => id).sort()).toEqual([key.id, second.id].sort());
});

test('an answer is good once, for its own question, within five minutes', async () => {
  const { key } = await claimed('Anna');
  const come = (challenge: string, response: unknown) =>
    newBrowser()('POST', '/sessions/passkey', { challenge, response });
  const first = await askToUse(newBrowser());
  const answer = key.use(first.options);
  expect((await come(first.challenge, answer)).status).toBe(200);
  expect((await come(first.challenge, answer)).status).toBe(401);

  const second = await askToUse(newBrowser());
  expect((await come(second.challenge, answer)).status).toBe(401);

  const third = await askToUse(newBrowser());
  now += 300_001;
  expect((await come(third.challenge, key.use(third.options))).status).toBe(401);
  await askToUse(newBrowser());
  now += 300_001;
  await askToUse(newBrowser());
  // What nobody answered in time is forgotten.
  expect(await server.db.all('SELECT id FROM challenges')).toHaveLength(1);
});

test('a false signature, another site, a copied key and a key nobody knows are refused', async () => {
  const { key, person } = await claimed('Anna');
  const come = async (answer: (options: UseOptions) => object) => {
    const ask = newBrowser();
    const { challenge, options } = await askToUse(ask);
    const { body } = await ask<{ code?: string }>('POST', '/sessions/passkey', {
      challenge,
      response: answer(options),
    });
    return { code: body.code, person: (await ask<Me>('GET', '/me')).body.person };
  };
  const bad = { code: 'bad-passkey', person: null };
  const stranger = softwareAuthenticator(SITE);
  expect(await come((options) => stranger.use(options))).toEqual(bad);
  expect(await come((options) => ({ ...stranger.use(options), id: key.id, rawId: key.id }))).toEqual(bad);
  expect(await come((options) => key.use({ ...options, rpId: 'evil.example' }))).toEqual(bad);
  expect(await come((options) => key.use({ ...options, challenge: 'AAAA' }))).toEqual(bad);
  expect((await come((options) => key.use(options, 5))).person).toEqual(person);
  expect(await come((options) => key.use(options, 5))).toEqual(bad);
  expect(await come(() => ({}))).toEqual(bad);
});

test('a question to make a passkey belongs to the person who asked, and the page must be ours', async () => {
  const anna = newBrowser();
  await anna('POST', '/people', { name: 'Anna' });
  const ben = newBrowser();
  await ben('POST', '/people', { name: 'Ben' });
  const stolen = await askToMake(anna);
  const response = softwareAuthenticator(SITE).make(stolen.options);
  expect((await ben('POST', '/me/passkeys', { challenge: stolen.challenge, response })).body).toMatchObject({
    code: 'bad-passkey',
  });
  const { challenge, options } = await askToMake(anna);
  const foreign = softwareAuthenticator('https://evil.example').make(options);
  expect((await anna('POST', '/me/passkeys', { challenge, response: foreign })).status).toBe(401);
  expect((await newBrowser()('POST', '/me/passkeys', { challenge, response })).status).toBe(401);
  expect((await anna<Me>('GET', '/me')).body.passkeys).toEqual([]);
});

test('a passkey that belongs to one account is not given to another', async () => {
  const { key, person } = await claimed('Anna');
  const ben = newBrowser();
  await ben('POST', '/people', { name: 'Ben' });
  const { challenge, options } = await askToMake(ben);
  expect((await ben('POST', '/me/passkeys', { challenge, response: key.make(options) })).body).toMatchObject({
    code: 'bad-passkey',
  });
  expect(await server.db.all('SELECT person FROM passkeys WHERE id = ?', [key.id])).toEqual([
    { person: person.id },
  ]);
});

test('who has just made a passkey has shown who they are, for ten minutes', async () => {
  const ask = newBrowser();
  await ask<Entered>('POST', '/people', { name: 'Anna' });
  now += 11 * MINUTE;
  const { challenge, options } = await askToMake(ask);
  const response = softwareAuthenticator(SITE).make(options);
  expect((await ask<Me>('POST', '/me/passkeys', { challenge, response })).status).toBe(200);
  now += 9 * MINUTE;
  const another = await askToMake(ask);
  const second = softwareAuthenticator(SITE).make(another.options);
  const added = await ask<Me>('POST', '/me/passkeys', { challenge: another.challenge, response: second });
  expect(added.status).toBe(200);
  now += 11 * MINUTE;
  expect((await ask('POST', '/me/link')).status).toBe(403);
});

test('who shows a passkey may change ways in for ten minutes; another’s passkey shows nothing', async () => {
  const { ask, key } = await claimed('Anna');
  const stranger = await claimed('Ben');
  now += 11 * MINUTE;
  const show = async (by: typeof key) => {
    const { challenge, options } = await askToUse(ask);
    return ask<Me>('POST', '/me/proof/passkey', { challenge, response: by.use(options) });
  };
  expect((await show(stranger.key)).status).toBe(401);
  expect((await ask('POST', '/me/link')).status).toBe(403);
  expect((await show(key)).status).toBe(200);
  now += 10 * MINUTE;
  expect((await ask('POST', '/me/link')).status).toBe(200);
});

test('a passkey is named and taken away by its owner, which ends all other sessions and their sockets', async () => {
  const { ask, key } = await claimed('Anna');
  const elsewhere = newBrowser();
  const { challenge, options } = await askToUse(elsewhere);
  await elsewhere('POST', '/sessions/passkey', { challenge, response: key.use(options) });
  const { cookie } = await elsewhere('GET', '/me');
  const socket = await connect(server.url, { cookie, origin: SITE });
  const stranger = (await claimed('Ben')).ask;
  for (const method of ['PATCH', 'DELETE'] as const) {
    const body = method === 'PATCH' ? { name: 'Mine' } : undefined;
    expect((await stranger(method, `/me/passkeys/${key.id}`, body)).status).toBe(404);
  }
  const named = await ask<Me>('PATCH', `/me/passkeys/${key.id}`, { name: ' Phone ' });
  expect(named.body.passkeys).toEqual([{ id: key.id, created: now, name: 'Phone' }]);
  expect((await ask<Me>('DELETE', `/me/passkeys/${key.id}`)).body.passkeys).toEqual([]);
  expect(await socket.closed).toBe(4401);
  expect((await elsewhere<Me>('GET', '/me')).body.person).toBeNull();
  expect((await ask<Me>('GET', '/me')).body.person?.name).toBe('Anna');
});

test('nobody has more than twenty passkeys, also where they are asked for at the same time', async () => {
  const { ask, person } = await claimed('Anna');
  for (let n = 2; n < 20; n++)
    await server.db.run(
      `INSERT INTO passkeys (id, person, public_key, counter, transports, created) VALUES (?, ?, '', 0, '[]', ?)`,
      [`${person.id}${n}`, person.id, now],
    );
  const questions = [await askToMake(ask), await askToMake(ask)];
  const answers = questions.map(({ challenge, options }) =>
    ask<Me>('POST', '/me/passkeys', { challenge, response: softwareAuthenticator(SITE).make(options) }),
  );
  const statuses = (await Promise.all(answers)).map(({ status }) => status);
  expect(statuses.sort()).toEqual([200, 429]);
  expect(await ask('POST', '/me/passkeys/question')).toMatchObject({
    status: 429,
    body: { code: 'too-many', message: expect.stringContaining('20 passkeys') },
  });
  expect((await ask<Me>('GET', '/me')).body.passkeys).toHaveLength(20);
});
