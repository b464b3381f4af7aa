import type { Ladder, NewTable, Profile, TableInfo } from '@ennead/wire';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { games as realGames } from '../games.ts';
import { noteAll } from '../results/noting.ts';
import { openPostgres } from '../storage/postgres.ts';
import { enter, type TestPerson } from '../testing/client.ts';
import { playOut } from '../testing/play-out.ts';
import { startPostgres, type TestPostgres } from '../testing/postgres.ts';
import { startServer, type TestServer } from '../testing/server.ts';
import { games } from '../testing/toy-games.ts';
import { recalculate } from './rating.ts';

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

const seats = (count: number): NewTable['seats'] =>
  Array.from({ length: count }, (_, at) => ({ kind: at === 0 ? ('me' as const) : ('open' as const) }));

const wanted = (more: Partial<NewTable> = {}): NewTable => ({
  game: 'toy',
  setup: { rounds: 1 },
  seats: seats(3),
  visibility: 'public',
  rated: 'people',
  ...more,
});

async function begin(people: readonly TestPerson[], more: Partial<NewTable> = {}): Promise<string> {
  const [host, ...others] = people as [TestPerson, ...TestPerson[]];
  const { body } = await host.api<TableInfo>(
    'POST',
    '/tables',
    wanted({ seats: seats(people.length), ...more }),
  );
  for (const person of others) await person.api('POST', `/tables/${body.id}/join`, {});
  const started = await host.api<TableInfo>('POST', `/tables/${body.id}/start`);
  expect(started.status).toBe(200);
  return body.id;
}

const ladder = async ({ url }: TestServer, query = '') =>
  (await (await fetch(`${url}/api/v1/ladder?game=toy${query}`)).json()) as Ladder;

describe.each(['sqlite', 'postgres'])('%s', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer(
      kind === 'postgres' ? { db: await openPostgres(await postgres.database()) } : {},
    );
  });
  afterAll(() => server.close());

  test('rated games move ratings by place, and the log gives the same ratings again', async () => {
    const people = await Promise.all(['Anna', 'Ben', 'Carl'].map((name) => enter(server.url, name)));
    for (let game = 0; game < 3; game++) await playOut(await begin(people), people);
    await playOut(await begin(people, { rated: 'no' }), people);
    await noteAll(server.hub);
    const before = await ladder(server);
    expect(before.entries).toHaveLength(3);
    expect(before.entries.every(({ games: played, provisional }) => played === 3 && provisional)).toBe(true);
    expect(before.entries.map(({ rating }) => rating)).toEqual(
      before.entries.map(({ rating }) => rating).sort((a, b) => b - a),
    );
    expect(before.entries.reduce((sum, { won }) => sum + won, 0)).toBeGreaterThanOrEqual(3);
    const rows = () => server.db.all('SELECT * FROM rating_changes ORDER BY table_id, seat');
    const changes = await rows();
    await server.db.run('UPDATE ratings SET mu = 99');
    await server.db.run('DELETE FROM results');
    expect(await recalculate({ ...server.hub, games })).toEqual({ games: 4, rated: 3 });
    expect(await ladder(server)).toEqual(before);
    expect(await rows()).toEqual(changes);
  });

  test('who hides everything is not on the ladder but sees the own rating', async () => {
    const [first] = (await ladder(server)).entries;
    const person = first?.person?.id ?? '';
    await server.db.run("UPDATE people SET privacy = 'nobody' WHERE id = ?", [person]);
    const left = (await ladder(server)).entries;
    expect(left.map(({ person: each }) => each?.id)).not.toContain(person);
    expect(left.map(({ rank }) => rank)).toEqual([1, 2]);
    const seen = (await (await fetch(`${server.url}/api/v1/people/${person}`)).json()) as Profile;
    expect(seen.ratings).toBeNull();
  });

  test('who leaves for a bot and does not come back falls behind all others', async () => {
    const [anna, ben, carl] = (await Promise.all(
      ['Anna', 'Ben', 'Carl'].map((name) => enter(server.url, name)),
    )) as [TestPerson, TestPerson, TestPerson];
    const table = await begin([anna, ben, carl]);
    await ben.api('POST', `/tables/${table}/hand-over`, { seat: 1, bot: 'random' });
    await playOut(table, [anna, carl]);
    await noteAll(server.hub);
    const [own] = (await ben.api<Profile>('GET', `/people/${ben.id}`)).body.ratings ?? [];
    expect(own).toMatchObject({ game: 'toy', rating: { games: 1 } });
    expect(own?.rating.mu).toBeLessThan(25);
    for (const other of [anna, carl]) {
      const [theirs] = (await other.api<Profile>('GET', `/people/${other.id}`)).body.ratings ?? [];
      expect(theirs?.rating.mu).toBeGreaterThan(own?.rating.mu ?? 99);
    }
  });

  test('bots are rated where that was said, under their names', async () => {
    const anna = await enter(server.url, 'Anna');
    const { body } = await anna.api<TableInfo>(
      'POST',
      '/tables',
      wanted({ rated: 'all', seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }] }),
    );
    await anna.api('POST', `/tables/${body.id}/start`);
    await playOut(body.id, [anna]);
    await noteAll(server.hub);
    expect((await ladder(server)).entries.map(({ bot }) => bot)).toContain('random');
  });

  test('after ten games a rating is settled and stands before all provisional ones', async () => {
    const [anna, ben] = (await Promise.all(['Anna', 'Ben'].map((name) => enter(server.url, name)))) as [
      TestPerson,
      TestPerson,
    ];
    await playOut(await begin([anna, ben]), [anna, ben]);
    await noteAll(server.hub);
    await server.db.run('UPDATE ratings SET games = 9 WHERE player IN (?, ?)', [anna.id, ben.id]);
    await playOut(await begin([anna, ben]), [anna, ben]);
    await noteAll(server.hub);
    const { entries } = await ladder(server);
    expect(entries.slice(0, 2).map(({ provisional }) => provisional)).toEqual([false, false]);
    expect(entries.slice(2).every(({ provisional }) => provisional)).toBe(true);
    expect((await ladder(server, '&after=1')).entries).toEqual(entries.slice(1));
  });
});

describe('what can be rated', () => {
  let server: TestServer;
  let anna: TestPerson;
  beforeAll(async () => {
    server = await startServer({ games: { ...realGames, ...bothGames() } });
    anna = await enter(server.url, 'Anna');
  });
  afterAll(() => server.close());
  const bothGames = () => {
    const all = [...realGames.current, ...games.current];
    return { current: all, find: (id: string) => all.find((game) => game.id === id) };
  };
  const open = (more: Partial<NewTable>) =>
    anna.api<TableInfo & { code?: string }>('POST', '/tables', wanted({ visibility: 'private', ...more }));

  test.each([
    ['a practice table', { practiceSeed: 'known' }],
    ['house rules', { game: 'ankh', setup: { houseRules: { buildCost: 1 } } }],
    ['a round limit', { game: 'kemet', setup: { roundLimit: 3 } }],
    [
      'a clock at which everybody waits',
      { clock: { kind: 'live', bank: 600, increment: 10 }, atZero: 'wait' },
    ],
    ['no clock and no hand-over', { handOver: null }],
  ] as [string, Partial<NewTable>][])('%s cannot', async (_what, more) => {
    expect(await open(more)).toMatchObject({ status: 409, body: { code: 'not-rateable' } });
    expect((await open({ ...more, rated: 'no' })).status).toBe(200);
  });

  test('the printed games can', async () => {
    expect((await open({ game: 'ankh', setup: {} })).body.rated).toBe('people');
    expect((await open({ game: 'kemet', setup: {}, clock: { kind: 'days', days: 2 } })).status).toBe(200);
    const live = { kind: 'live', bank: 600, increment: 10 } as const;
    expect((await open({ clock: live, atZero: 'bot' })).status).toBe(200);
  });

  test('bots and two seats for one are refused at the start', async () => {
    const start = async (list: NewTable['seats'], rated: NewTable['rated']) => {
      const { body } = await open({ seats: list, ...(rated && { rated }) });
      return anna.api('POST', `/tables/${body.id}/start`);
    };
    const bot = { kind: 'bot', bot: 'easy' } as const;
    expect(await start([{ kind: 'me' }, bot], 'people')).toMatchObject({ body: { code: 'not-rateable' } });
    expect((await start([{ kind: 'me' }, bot], 'all')).status).toBe(200);
    expect(await start([{ kind: 'me' }, { kind: 'me' }], 'all')).toMatchObject({
      body: { code: 'not-rateable' },
    });
  });

  test('whether it is rated stays as it is once others sit there', async () => {
    const ben = await enter(server.url, 'Ben');
    const { body } = await open({ rated: 'no' });
    const change = () => anna.api<TableInfo>('POST', `/tables/${body.id}/change`, { rated: 'people' });
    expect((await change()).body.rated).toBe('people');
    await anna.api('POST', `/tables/${body.id}/change`, { rated: 'no' });
    await ben.api('POST', `/tables/${body.id}/join`, {});
    expect(await change()).toMatchObject({ status: 409, body: { code: 'already-seated' } });
  });

  test('a game that is not here has no ladder', async () => {
    expect((await fetch(`${server.url}/api/v1/ladder?game=senet`)).status).toBe(404);
    expect((await fetch(`${server.url}/api/v1/ladder`)).status).toBe(400);
  });
});
