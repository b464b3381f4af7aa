import { readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import type { Json } from '@ennead/kernel';
import { toyGame } from '@ennead/kernel/contract';
import { hostileValue, spoilt } from '@ennead/kernel/testing';
import type { TableInfo } from '@ennead/wire';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { games } from '../games.ts';
import { DEFAULT_LIMITS } from '../limits.ts';
import { type AnyGame, gamesFrom } from '../registry.ts';
import { enter, type TestPerson, tableOf } from '../testing/client.ts';
import { startServer, type TestServer } from '../testing/server.ts';
import { type Schema, soundValue } from './sound-values.ts';
import { longestTurn } from './turns.ts';

/** The full run: ENNEAD_HOSTILE=300 npx vitest run packages/server/src/hardening/schemas.test.ts */
const RUNS = Number(process.env.ENNEAD_HOSTILE ?? 5);
const TIME = 60_000 + RUNS * 5000;
/** No input may hold everybody up for longer, in milliseconds. */
const LONGEST = 50;
const PLENTY = 1e9;

interface Operation {
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
  readonly parameters?: readonly { readonly in: string; readonly name: string; readonly schema: Schema }[];
}

interface Description {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

let server: TestServer;
let people: readonly TestPerson[];
let mallory: TestPerson;
let table: TableInfo;
let described: Description;

beforeAll(async () => {
  const limits = Object.fromEntries(
    Object.entries(DEFAULT_LIMITS).map(([name, most]) => [name, /Bytes|Seconds/.test(name) ? most : PLENTY]),
  ) as unknown as typeof DEFAULT_LIMITS;
  server = await startServer({
    games: gamesFrom(toyGame as unknown as AnyGame, ...games.current),
    config: { limits },
  });
  people = [await enter(server.url, 'Anna'), await enter(server.url, 'Ben')];
  table = await tableOf(people);
  mallory = await enter(server.url, 'Mallory');
  // Made when somebody asks for the first time.
  await mallory.api('GET', '/push-key');
  described = server.app.swagger() as unknown as Description;
});
afterAll(() => server.close());

/** Everything that is kept, by table, but for when somebody was last seen, which any request changes. */
async function kept(): Promise<Record<string, string>> {
  const tables = await server.db.all<{ name: string }>("SELECT name FROM sqlite_master WHERE type = 'table'");
  const rows = tables.map(async ({ name }) => {
    const all = await server.db.all(`SELECT * FROM "${name}"`);
    return [
      name,
      JSON.stringify(all, (key, value) => (key === 'seen' || key === 'used' ? undefined : value)),
    ];
  });
  return Object.fromEntries(await Promise.all(rows));
}

interface Answer {
  readonly status: number;
  readonly body: Json;
}

let address = 0;

async function ask(method: string, url: string, body: Json | undefined): Promise<Answer> {
  address += 1;
  const response = await server.app.inject({
    method: method.toUpperCase() as 'GET',
    url,
    remoteAddress: `10.${(address >> 16) & 255}.${(address >> 8) & 255}.${address & 255}`,
    headers: {
      authorization: `Bearer ${mallory.key}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
  });
  return { status: response.statusCode, body: response.json() };
}

/** The tables of storage that are not as they were `before`. */
async function changedSince(before: Record<string, string>): Promise<string[]> {
  const after = await kept();
  return Object.keys(after).filter((name) => after[name] !== before[name]);
}

/** The server has work of its own, bots and sweeps; what an input changes, it changes again. */
async function changesNothing(changed: () => Promise<string[]>): Promise<void> {
  let names: string[] = ['not asked yet'];
  for (let tries = 0; names.length > 0 && tries < 3; tries++) names = await changed();
  expect(names).toEqual([]);
}

/** Refused with a code and a sentence and nothing changed, or taken; never a fault, never a long wait. */
function isHarmless(method: string, url: string, body: Json | undefined): Promise<void> {
  return changesNothing(async () => {
    const before = await kept();
    let answer: Answer = { status: 0, body: null };
    const longest = await longestTurn(async () => {
      answer = await ask(method, url, body);
    }, LONGEST);
    expect(longest).toBeLessThanOrEqual(LONGEST);
    expect(answer.status).toBeLessThan(500);
    if (answer.status < 400) return method === 'get' ? changedSince(before) : [];
    expect(answer.body).toMatchObject({
      code: expect.stringMatching(/^[a-z-]+$/),
      message: expect.stringMatching(/^.{5,400}$/s),
    });
    const changed = await changedSince(before);
    // A route that was taken may have ended the key.
    if (answer.status === 401) mallory = await enter(server.url, 'Mallory');
    return changed;
  });
}

const known = (): Record<string, Json> => ({ game: 'toy', table: table.id, id: 'call-1' });
const options = { numRuns: RUNS, endOnFailure: true };

test(
  'every body of every route that the server describes is taken or refused, whatever is in it',
  async () => {
    const routes = Object.entries(described.paths).flatMap(([path, methods]) =>
      Object.entries(methods).flatMap(([method, { requestBody }]) => {
        const schema = requestBody?.content['application/json']?.schema;
        return schema === undefined ? [] : [{ path, method, schema }];
      }),
    );
    expect(routes.length).toBeGreaterThan(15);
    for (const { path, method, schema } of routes) {
      const url = path.replace('{id}', table.id);
      const bodies = fc.oneof(
        { weight: 3, arbitrary: spoilt(soundValue(schema, known())) },
        { weight: 1, arbitrary: hostileValue },
      );
      await fc.assert(
        fc.asyncProperty(bodies, (body) => isHarmless(method, url, body)),
        options,
      );
    }
  },
  TIME,
);

test(
  'a table with a setup of any game is opened or refused, whatever is in it',
  async () => {
    const setups: Readonly<Record<string, readonly Json[]>> = {
      ankh: [
        { players: 3, gods: ['amun', 'isis', 'ra'] },
        { players: 2, scenario: 'flood' },
      ],
      kemet: [{ players: 2, length: 'long', discards: 'open', rulings: { 'beaten-troop': 'leaves' } }],
    };
    for (const [game, sound] of Object.entries(setups))
      for (const setup of sound)
        await fc.assert(
          fc.asyncProperty(spoilt(setup), (spoiltSetup) => {
            const seats = [{ kind: 'me' }, { kind: 'bot', bot: 'random' }, { kind: 'bot', bot: 'easy' }];
            return isHarmless('post', '/api/v1/tables', {
              game,
              setup: spoiltSetup,
              seats: seats.slice(0, (setup as { players: number }).players),
              visibility: 'private',
            });
          }),
          { ...options, numRuns: RUNS * 3 },
        );
  },
  TIME,
);

test(
  'the record of a game is brought in or refused, whatever is in it',
  async () => {
    const files = ['ankh/games/ankh-2p-flood-0.json', 'kemet/games/kemet-2p-short-0.json'];
    for (const file of files) {
      const record: Json = JSON.parse(readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8'));
      await isHarmless('post', '/api/v1/records', record);
      await fc.assert(
        fc.asyncProperty(spoilt(record), (spoiltRecord) =>
          isHarmless('post', '/api/v1/records', spoiltRecord),
        ),
        { ...options, numRuns: RUNS * 2 },
      );
    }
  },
  TIME,
);

test(
  'every query and every id is taken or refused, whatever is in it',
  async () => {
    const word = fc.oneof(
      fc.constantFrom('__proto__', 'constructor', 'NaN', '-1', '1e3', 'Infinity', '\0', '%00', '../..', ''),
      fc.string({ maxLength: 40 }),
      fc.integer({ min: 100, max: 5000 }).map((length) => '9'.repeat(length)),
    );
    for (const [path, methods] of Object.entries(described.paths))
      for (const [method, { parameters = [] }] of Object.entries(methods)) {
        const names = parameters.flatMap((each) => (each.in === 'query' ? [each.name] : []));
        const query = fc.array(fc.tuple(fc.oneof(fc.constantFrom('x', ...names), word), word), {
          maxLength: 5,
        });
        await fc.assert(
          fc.asyncProperty(query, word, fc.boolean(), (pairs, odd, isOdd) => {
            const id = encodeURIComponent(isOdd && odd !== '' ? odd : table.id);
            const text = pairs.map((pair) => pair.map(encodeURIComponent).join('=')).join('&');
            return isHarmless(method, `${path.replace('{id}', id)}?${text}`, undefined);
          }),
          { ...options, numRuns: Math.ceil(RUNS / 2) },
        );
      }
  },
  TIME,
);

test(
  'every message of the socket is taken or refused, whatever is in it',
  async () => {
    const messages = described.components.schemas.ClientMessage?.anyOf ?? [];
    expect(messages.length).toBeGreaterThan(5);
    let socket = await mallory.connect();
    /** The tables of storage that changed though nothing was said to be done. */
    const changedUnsaid = async (message: Json): Promise<string[]> => {
      const before = await kept();
      const text = JSON.stringify(message);
      let heard = socket.received.length;
      const longest = await longestTurn(async () => {
        socket.send(text);
        socket.send({ type: 'ping' });
        const closed = await Promise.race([socket.closed, socket.next('pong').then(() => null)]);
        if (closed === null) return;
        socket = await mallory.connect();
        heard = 0;
      }, LONGEST);
      expect(longest).toBeLessThanOrEqual(LONGEST);
      const answers = socket.received.slice(heard);
      for (const answer of answers)
        if (answer.type === 'refused') expect(answer.code).toMatch(/^(?!internal)[a-z-]+$/);
      const isDone = () => socket.received.slice(heard).some(({ type }) => type === 'done');
      if (isDone()) return [];
      const changed = await changedSince(before);
      // A pong may come before the answer to what was sent first: whatever changed something was taken, and is said to be.
      for (let waits = 0; changed.length > 0 && waits < 50 && !isDone(); waits++) await setTimeout(100);
      return isDone() ? [] : changed;
    };
    const isAnswered = (message: Json) => changesNothing(() => changedUnsaid(message));
    for (const schema of messages)
      await fc.assert(
        fc.asyncProperty(
          fc.oneof({ weight: 3, arbitrary: spoilt(soundValue(schema, known())) }, hostileValue),
          isAnswered,
        ),
        options,
      );
  },
  TIME,
);
