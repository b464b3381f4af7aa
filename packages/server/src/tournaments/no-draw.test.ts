import type { Tournament } from '@ennead/wire';
import { afterAll, expect, test, vi } from 'vitest';
import { DEFAULT_LIMITS } from '../limits.ts';
import { enter } from '../testing/client.ts';
import { startServer } from '../testing/server.ts';
import { tournamentOf } from '../testing/tournament.ts';

const draws: unknown[] = [];
vi.mock('./draw-apart.ts', async (original) => {
  const { drawApart } = await original<typeof import('./draw-apart.ts')>();
  return {
    drawApart: (job: Parameters<typeof drawApart>[0]) => {
      draws.push(job);
      return drawApart(job);
    },
  };
});

const server = await startServer({ config: { limits: { ...DEFAULT_LIMITS, tablesOfPerson: 1 } } });
afterAll(() => server.close());

test('where the tables of a round may not be set, none is drawn', async () => {
  const people = await Promise.all(['Anna', 'Ben', 'Carl', 'Dora'].map((name) => enter(server.url, name)));
  const [anna] = people;
  const { id } =
    (await anna?.api<Tournament>('POST', '/tournaments', tournamentOf({ places: 4 })))?.body ?? {};
  const start = () => anna?.api<Tournament>('POST', `/tournaments/${id}/start`);
  for (const person of people) await person.api('POST', `/tournaments/${id}/join`);
  expect(await start()).toMatchObject({ status: 429, body: { code: 'too-many-tables' } });
  expect(draws).toEqual([]);
  for (const person of people.slice(2)) await person.api('POST', `/tournaments/${id}/leave`);
  expect((await start())?.body.drawn[0]?.tables).toHaveLength(1);
  expect(draws).toHaveLength(1);
});
