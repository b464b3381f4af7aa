import { expect, test } from 'vitest';
import { typed } from '../testing/typed.ts';

test('lists what a chapter does and how often it happened', async () => {
  const { code, out } = await typed(['effects', '--chapter', 'syncretism']);
  expect(code).toBe(0);
  expect(out).toMatch(/^syncretism, after \d+ games?:$/m);
  expect(out).toMatch(/^ +\d+ {2}S-SYNC-3 {2}a second merge$/m);
});

test('what never happened is named and ends with 1', async () => {
  const { code, out, err } = await typed(['effects', '--chapter', 'base game', '--games', '1', '--json']);
  const [chapter] = JSON.parse(out).chapters;
  expect(code).toBe(1);
  expect(chapter).toMatchObject({ chapter: 'base game', games: 1 });
  expect(err).toContain(`never happened: base game: ${chapter.missed[0]}`);
});

test('a chapter that does not exist is a usage error', async () => {
  expect(await typed(['effects', '--chapter', 'syncretisms'])).toMatchObject({ code: 2 });
});

test('Kemet is a chapter too', async () => {
  const { code, out } = await typed(['effects', '--chapter', 'kemet', '--games', '1', '--json']);
  const [chapter] = JSON.parse(out).chapters;
  expect(code).toBe(1);
  expect(chapter.effects).toContainEqual(expect.objectContaining({ name: 'asked token', rule: 'K-DEC-40' }));
  expect(chapter.missed.length).toBeLessThan(chapter.effects.length / 2);
});
