import type { NewTable, TableInfo } from '@ennead/wire';
import { afterEach, expect, test } from 'vitest';
import { enter } from '../testing/client.ts';
import { startServer, type TestServer } from '../testing/server.ts';

let server: TestServer;
afterEach(() => server.close());

const PLAIN: NewTable = {
  game: 'toy',
  setup: {},
  seats: [{ kind: 'me' }, { kind: 'open' }],
  visibility: 'public',
};

const KINDS: readonly Partial<NewTable>[] = [
  {},
  { visibility: 'private', practiceSeed: 'a seed', chances: true, setup: { rounds: 2 } },
  { seats: [{ kind: 'me' }, { kind: 'bot', bot: 'easy' }, { kind: 'open' }], handOver: null },
  { clock: { kind: 'days', days: 3, vacation: 4 }, atZero: 'bot', handOver: 900 },
  { clock: { kind: 'live', bank: 300, increment: 5 }, atZero: 'bot', rated: 'people' },
  { rated: 'all' },
];

test('a table is kept as it was opened, whatever its terms are', async () => {
  server = await startServer();
  const anna = await enter(server.url, 'Anna');
  for (const more of KINDS) {
    const wanted = { ...PLAIN, ...more };
    const { body: opened } = await anna.api<TableInfo>('POST', '/tables', wanted);
    const path = `/tables/${opened.id}`;
    expect(opened).toMatchObject({
      practice: wanted.practiceSeed !== undefined,
      chances: wanted.chances ?? false,
      atZero: wanted.atZero ?? 'wait',
      rated: wanted.rated ?? 'no',
      delay: wanted.rated === undefined ? 0 : 10,
      imported: false,
      ready: [],
      pauses: [],
    });
    expect((await anna.api<TableInfo>('GET', path)).body).toEqual(opened);
  }
});

test('what a host changes is kept, and everything else stays', async () => {
  server = await startServer();
  const anna = await enter(server.url, 'Anna');
  const { body: opened } = await anna.api<TableInfo>('POST', '/tables', PLAIN);
  const path = `/tables/${opened.id}`;
  const change = async (body: object) => (await anna.api<TableInfo>('POST', `${path}/change`, body)).body;
  const steps: readonly Partial<TableInfo>[] = [
    { chances: true },
    { visibility: 'private' },
    { clock: { kind: 'days', days: 2 }, handOver: 86_400 },
    { atZero: 'bot' },
    { handOver: null },
    { chances: false },
  ];
  let now = opened;
  for (const step of steps) {
    now = { ...now, ...step };
    // With another clock comes its usual time for hand-overs.
    const { handOver: _, ...others } = step;
    expect(await change(step.clock === undefined ? step : others)).toEqual(now);
    expect((await anna.api<TableInfo>('GET', path)).body).toEqual(now);
  }
});
