import { afterEach, expect, test } from 'vitest';
import type { TableInfo } from '../protocol.ts';
import { enter, tableOf } from '../testing/client.ts';
import { startServer, type TestServer } from '../testing/server.ts';

let server: TestServer;
afterEach(() => server.close());

test('page after page every table is listed once, also those opened in the same millisecond', async () => {
  server = await startServer({ now: () => 1_000_000 });
  const anna = await enter(server.url, 'Anna');
  const opened = await Promise.all(
    Array.from({ length: 103 }, () => tableOf([anna], { seats: [{ kind: 'me' }, { kind: 'me' }] })),
  );
  for (const list of ['lobby', 'mine']) {
    const ids: string[] = [];
    let next: string | null = '';
    while (next !== null) {
      const after: string = next === '' ? '' : `&after=${next}`;
      const path = `/tables?list=${list}${after}`;
      const { body } = await anna.api<{ tables: TableInfo[]; next: string | null }>('GET', path);
      ids.push(...body.tables.map(({ id }) => id));
      next = body.next;
    }
    expect(ids.sort()).toEqual(opened.map(({ id }) => id).sort());
  }
});
