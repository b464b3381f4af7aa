import { ClientMessage, type TableInfo, type Tournament } from '@ennead/wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect, enter, type TestPerson, tableOf } from '../testing/client.ts';
import { startServer, type TestServer } from '../testing/server.ts';
import { tournamentOf } from '../testing/tournament.ts';

let server: TestServer;
let anna: TestPerson;
let ben: TestPerson;
let stranger: TestPerson;
/** Anna is the host at seat 0, Ben sits at seat 1. One table is being played, one is still open. */
let playing: TableInfo;
let open: TableInfo;
/** A tournament of Anna's that Ben takes part in. */
let tournament: Tournament;

beforeAll(async () => {
  server = await startServer();
  anna = await enter(server.url, 'Anna');
  ben = await enter(server.url, 'Ben');
  stranger = await enter(server.url, 'Stranger');
  playing = await tableOf([anna, ben]);
  open = (
    await anna.api<TableInfo>('POST', '/tables', {
      game: 'toy',
      setup: {},
      seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }],
      visibility: 'private',
    })
  ).body;
  await ben.api('POST', `/tables/${open.id}/join`, { seat: 1 });
  tournament = (
    await anna.api<Tournament>(
      'POST',
      '/tournaments',
      tournamentOf({ name: 'Anna’s', setup: {}, seats: { least: 2, most: 4, wanted: 3 }, points: [2, 1] }),
    )
  ).body;
  await ben.api('POST', `/tournaments/${tournament.id}/join`);
});
afterAll(() => server.close());

type Where = 'open' | 'playing' | 'tournament';
const ANY = 'anybody';
const SELF = 'somebody';

/**
 * For every route that changes or shows something: who may, and what everybody else is told.
 * `anybody`: also without a name. `somebody`: with a name, and only about oneself.
 * A row: body, then the status for nobody, for a stranger, for the other seat.
 */
const ROUTES: Record<
  string,
  | typeof ANY
  | typeof SELF
  | [body: () => unknown, table: Where, nobody: number, stranger: number, other: number]
> = {
  'post /people': ANY,
  'post /sessions': ANY,
  'post /sessions/password': ANY,
  'post /sessions/passkey': ANY,
  'post /sessions/passkey/question': ANY,
  'delete /sessions': ANY,
  'post /email/confirm': ANY,
  'post /email/stop': ANY,
  'get /me': ANY,
  'get /games': ANY,
  'get /push-key': ANY,
  'get /tables': ANY,
  'get /tables/{id}': ANY,
  'get /tables/{id}/chat': ANY,
  'get /ladder': ANY,
  'get /tournaments': ANY,
  'get /tournaments/{id}': ANY,
  'get /tournaments/{id}/standings.csv': ANY,
  'get /people/{id}': ANY,
  'get /people/{id}/games': ANY,
  'patch /me': SELF,
  'get /me/sessions': SELF,
  'delete /me/sessions': SELF,
  'delete /me/sessions/{id}': SELF,
  'post /me/proof': SELF,
  'post /me/proof/passkey': SELF,
  'patch /me/passkeys/{id}': SELF,
  'delete /me/passkeys/{id}': SELF,
  'post /me/link': SELF,
  'post /me/password': SELF,
  'post /me/passkeys': SELF,
  'post /me/passkeys/question': SELF,
  'post /me/pushes': SELF,
  'delete /me/pushes': SELF,
  'put /me/webhook': SELF,
  'put /me/language': SELF,
  'put /me/notify': SELF,
  'put /me/email': SELF,
  'put /me/profile': SELF,
  'get /me/friends': SELF,
  'post /friends/{id}': SELF,
  'delete /friends/{id}': SELF,
  'post /blocked/{id}': SELF,
  'delete /blocked/{id}': SELF,
  'get /me/invitations': SELF,
  'delete /me/invitations/{id}': SELF,
  'get /me/match': SELF,
  'put /me/match': SELF,
  'delete /me/match': SELF,
  'post /tournaments': SELF,
  'post /tournaments/{id}/join': SELF,
  'post /tournaments/{id}/leave': [() => undefined, 'tournament', 401, 404, 200],
  'post /tournaments/{id}/remove': [() => ({ person: ben.id }), 'tournament', 401, 403, 403],
  'post /tournaments/{id}/start': [() => undefined, 'tournament', 401, 403, 403],
  'post /tournaments/{id}/close': [() => undefined, 'tournament', 401, 403, 403],
  'post /tables': SELF,
  'post /records': SELF,
  'post /tables/{id}/join': [() => ({ seat: 1 }), 'open', 401, 409, 409],
  'post /tables/{id}/leave': [() => ({ seat: 0 }), 'open', 401, 403, 403],
  'post /tables/{id}/seat': [() => ({ seat: 1, kind: 'open' }), 'open', 401, 403, 403],
  'post /tables/{id}/ready': [() => ({ ready: true }), 'open', 401, 403, 200],
  'post /tables/{id}/invite': [() => ({ person: stranger.id }), 'open', 401, 403, 403],
  'post /tables/{id}/choose': [() => ({ seat: 0, choice: 'ra' }), 'open', 401, 403, 403],
  'post /tables/{id}/change': [() => ({ visibility: 'public' }), 'open', 401, 403, 403],
  'post /tables/{id}/start': [() => undefined, 'open', 401, 403, 403],
  'post /tables/{id}/rematch': [() => undefined, 'playing', 401, 403, 409],
  'post /tables/{id}/archive': [() => undefined, 'playing', 401, 403, 200],
  'post /tables/{id}/hand-over': [() => ({ seat: 0 }), 'playing', 401, 403, 403],
  'post /tables/{id}/take-back': [() => ({ seat: 0 }), 'playing', 401, 403, 403],
  'post /tables/{id}/vacation': [() => ({ seat: 0, days: 1 }), 'playing', 401, 403, 403],
  'post /tables/{id}/pause': [() => ({ days: 1 }), 'playing', 401, 403, 409],
  'post /tables/{id}/answer-pause': [() => ({ accept: true }), 'playing', 401, 403, 409],
  'post /tables/{id}/resume': [() => undefined, 'playing', 401, 403, 409],
  'get /tables/{id}/plans': [() => undefined, 'playing', 401, 403, 200],
  'put /tables/{id}/plans': [() => ({ seat: 0, plans: [] }), 'playing', 401, 403, 403],
  'get /tables/{id}/log': [() => '?seat=0', 'playing', 403, 403, 403],
  'get /tables/{id}/replay': [() => '?seat=0', 'playing', 403, 403, 403],
  'get /tables/{id}/story': [() => '?seat=0', 'playing', 403, 403, 403],
  'get /tables/{id}/record': [() => undefined, 'playing', 409, 409, 409],
};

async function ask(who: TestPerson | null, route: string, id: string, body: unknown): Promise<number> {
  const [method = '', path = ''] = route.split(' ');
  const query = typeof body === 'string' ? body : '';
  const sent = typeof body === 'string' ? undefined : body;
  const response = await fetch(`${server.url}/api/v1${path.replace('{id}', id)}${query}`, {
    method: method.toUpperCase(),
    headers: {
      ...(who === null ? {} : { authorization: `Bearer ${who.key}` }),
      ...(sent === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(sent === undefined ? {} : { body: JSON.stringify(sent) }),
  });
  return response.status;
}

test('the list below knows every route there is', async () => {
  const description = await (await fetch(`${server.url}/api/v1/openapi.json`)).json();
  const paths = (description as { paths: Record<string, object> }).paths;
  const routes = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method} ${path.replace('/api/v1', '')}`),
  );
  expect(routes.sort()).toEqual(Object.keys(ROUTES).sort());
});

/** What the server answers beside the described API: whether it lives, what it counts, the page, and the description itself. */
const BESIDE = ['/healthz', '/metrics', '/api/v1/openapi.json', '/api/v1/socket', '/*', '*'];

test('every route that the server has is described', async () => {
  const description = await (await fetch(`${server.url}/api/v1/openapi.json`)).json();
  const { paths } = description as { paths: Record<string, Record<string, object>> };
  const lines = server.app.printRoutes({ commonPrefix: false }).split('\n');
  const found: string[] = [];
  const above: string[] = [];
  for (const line of lines) {
    const [, depth = '', path = '', methods = ''] =
      /^((?:│ {3}| {4})*[├└]── )(\S*) \((.*)\)/.exec(line) ?? [];
    if (depth === '') continue;
    above.length = depth.length / 4 - 1;
    above.push(path);
    for (const method of methods.split(', '))
      if (method !== 'HEAD' && method !== 'OPTIONS') found.push(`${method.toLowerCase()} ${above.join('')}`);
  }
  expect(found.length).toBeGreaterThan(60);
  const isDescribed = (route: string) => {
    const [method = '', path = ''] = route.split(' ');
    return paths[path.replaceAll(/:(\w+)/g, '{$1}')]?.[method] !== undefined;
  };
  const beside = found.filter((route) => !isDescribed(route)).map((route) => route.split(' ')[1]);
  expect([...new Set(beside)].filter((path) => !BESIDE.includes(path ?? ''))).toEqual([]);
});

test.each(Object.entries(ROUTES).filter(([, who]) => who === SELF))('%s wants a name', async (route) => {
  expect(await ask(null, route, '', undefined)).toBe(401);
  const wrong = await fetch(`${server.url}/api/v1/me`, {
    headers: { authorization: 'Bearer not-a-key-at-all-but-long' },
  });
  expect(wrong.status).toBe(401);
});

test.each(Object.entries(ROUTES).filter(([, who]) => who === ANY))('%s wants no name', async (route) => {
  const id = route.includes('/people/')
    ? anna.id
    : route.includes('/tournaments/')
      ? tournament.id
      : playing.id;
  const [method = ''] = route.split(' ');
  const status = await ask(null, route, id, undefined);
  // What wants a body is refused for that; a game under way has no record yet.
  expect(status).not.toBe(401);
  if (method === 'get') expect([200, 400, 409]).toContain(status);
});

test.each(Object.entries(ROUTES).filter(([, who]) => Array.isArray(who)))(
  '%s: refused to nobody, a stranger, another seat',
  async (route, who) => {
    const [body, table, ...statuses] = who as [() => unknown, Where, number, number, number];
    const { id } = { open, playing, tournament }[table];
    const before = await rows();
    const got = [
      await ask(null, route, id, body()),
      await ask(stranger, route, id, body()),
      await ask(ben, route, id, body()),
    ];
    expect(got).toEqual(statuses);
    if (!got.includes(200)) expect(await rows()).toEqual(before);
  },
);

const rows = async () => [
  await server.db.all('SELECT * FROM tables ORDER BY id'),
  await server.db.all('SELECT * FROM seats ORDER BY table_id, seat'),
  await server.db.all('SELECT * FROM moves ORDER BY id'),
  await server.db.all('SELECT * FROM tournaments'),
  await server.db.all('SELECT * FROM entrants'),
];

/** Messages that act for a seat, with what they say beside table and seat. */
const FOR_A_SEAT: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  decide: { number: 0, option: 1 },
  undo: { number: 0, to: 0 },
  'answer-undo': { accept: true },
  propose: { number: 0, option: 1 },
};
/** Messages of whoever has a name, and those of anybody: what they are shown depends on the seat, as for `watch`. */
const WITH_A_NAME = ['chat', 'react'];
const OF_ANYBODY = ['watch', 'unwatch', 'ping'];

test('the lists above know every message there is', () => {
  const { anyOf } = JSON.parse(JSON.stringify(ClientMessage)) as {
    anyOf: { properties: { type: { const: string } } }[];
  };
  const types = anyOf.map(({ properties }) => properties.type.const);
  expect(types.sort()).toEqual([...Object.keys(FOR_A_SEAT), ...WITH_A_NAME, ...OF_ANYBODY].sort());
});

test('every message of the socket that acts for a seat is refused to all but its person', async () => {
  const table = playing.id;
  const before = await rows();
  const others = {
    nobody: await connect(server.url),
    stranger: await stranger.connect(),
    ben: await ben.connect(),
  };
  for (const [type, more] of Object.entries(FOR_A_SEAT)) {
    const message = { type, table, seat: 0, ...more } as Extract<ClientMessage, { type: 'decide' }>;
    expect(await others.nobody.call(message)).toMatchObject({ type: 'refused', code: 'not-signed-in' });
    expect(await others.stranger.call(message)).toMatchObject({ type: 'refused', code: 'not-your-seat' });
    expect(await others.ben.call(message)).toMatchObject({ type: 'refused', code: 'not-your-seat' });
  }
  for (const socket of Object.values(others)) {
    socket.send({ type: 'watch', table, seat: 0 });
    expect(await socket.next('refused')).toMatchObject({ code: 'not-your-seat' });
  }
  expect(await rows()).toEqual(before);
});

test('whoever speaks, in words or with one tap, has a name', async () => {
  const nobody = await connect(server.url);
  const saying = [
    { type: 'chat', text: 'Hello' },
    { type: 'react', reaction: 'hello' },
  ] as const;
  expect(saying.map(({ type }) => type)).toEqual(WITH_A_NAME);
  for (const said of saying)
    expect(await nobody.call({ ...said, table: playing.id })).toMatchObject({
      type: 'refused',
      code: 'not-signed-in',
    });
});

test('a spectator sees what is public and nothing else', async () => {
  const onlooker = await stranger.connect();
  onlooker.send({ type: 'watch', table: playing.id });
  const fresh = await onlooker.next('fresh');
  expect(fresh).toMatchObject({ seat: null, decisions: [], undo: null });
  expect(fresh.view.hands).toEqual([
    [0, 0, 0],
    [0, 0, 0],
  ]);
});
