import type { Ladder } from '@ennead/wire';
import { expect, test } from 'vitest';
import type { Statement } from '../storage/sql.ts';
import { enter } from '../testing/client.ts';
import { startServer } from '../testing/server.ts';

test('a ladder has fifty on a page, says where it goes on, and what the reader is rated', async () => {
  const server = await startServer();
  const anna = await enter(server.url, 'Anna');
  await server.db.batch(
    Array.from(
      { length: 51 },
      (_, at): Statement => [
        `INSERT INTO ratings (player, game, mu, sigma, games, won, settled, ordinal)
       VALUES (?, 'toy', ?, 1, 12, 3, 1, ?)`,
        [at === 50 ? anna.id : `bot:${at}`, 80 - at, 77 - at],
      ],
    ),
  );
  const first = (await (await fetch(`${server.url}/api/v1/ladder?game=toy`)).json()) as Ladder;
  expect(first).toMatchObject({ game: 'toy', own: null, next: '50' });
  expect(first.entries.map(({ rank }) => rank)).toEqual(Array.from({ length: 50 }, (_, at) => at + 1));
  const { body } = await anna.api<Ladder>('GET', '/ladder?game=toy&after=50');
  expect(body).toMatchObject({
    entries: [{ rank: 51, person: { id: anna.id, name: 'Anna' }, bot: null, won: 3, provisional: false }],
    own: { mu: 30, games: 12 },
    next: null,
  });
  await server.close();
});
