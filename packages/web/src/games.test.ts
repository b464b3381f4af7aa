import { gameIds, loadGame } from '@ennead/bots';
import { expect, test } from 'vitest';
import { godSeals } from './ankh/seals.ts';
import { gameNamed, gamePageAt, games } from './games.ts';
import { citySeals } from './kemet/seals.ts';

test('the page offers every game that has rules', () => {
  expect(games.map(({ id }) => id)).toEqual(gameIds());
});

test('no two games share an address or a rulebook', () => {
  const paths = games.flatMap(({ pages = [] }) => pages.map(({ path }) => path));
  const books = games.flatMap(({ books }) => books);
  expect(new Set(paths).size).toBe(paths.length);
  expect(new Set(books.map(({ id }) => id)).size).toBe(books.length);
  const references = games.flatMap(({ references }) => references);
  expect(new Set(references.map(({ letter }) => letter)).size).toBe(references.length);
  for (const path of paths) expect(gamePageAt(path)?.path).toBe(path);
});

test('before play a seat has the seal of its city, of the god it chose, or none yet', () => {
  expect(gameNamed('kemet')?.sealBefore(1, undefined)).toBe(citySeals[1]);
  expect(gameNamed('ankh')?.sealBefore(1, 'ra')).toBe(godSeals.ra);
  expect(gameNamed('ankh')?.sealBefore(1, '')).toBeNull();
  expect(gameNamed('ankh')?.sealBefore(1, undefined)).toBeNull();
});

test.each(games)(
  'as many play $id at the page as its rules allow',
  async ({ id, players: [least, most] }) => {
    const game = await loadGame(id);
    const isAllowed = (players: number) => game?.engine.setup({ players }).ok;
    expect([least - 1, least, most, most + 1].map(isAllowed)).toEqual([false, true, true, false]);
  },
);

test.each(games)('no two of $id share a colour, a pattern or a glyph', ({ seals, players }) => {
  for (const part of ['colour', 'pattern', 'glyph'] as const)
    expect(new Set(seals.map((seal) => seal[part])).size).toBe(seals.length);
  // A plain game draws none.
  if (seals.length > 0) expect(seals.length).toBeGreaterThanOrEqual(players[1]);
});
