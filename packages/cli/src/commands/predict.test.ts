import { expect, test } from 'vitest';
import { games } from '../games.ts';
import { typed } from '../testing/typed.ts';

test('secret answers of bots are guessed from those before, and counted by question', async () => {
  const line = ['predict', '--game', 'ankh', '--bot', 'random', '--games', '9'];
  const { code, out } = await typed(line, games);
  expect(code).toBe(0);
  const [, right, asked, share] =
    /^card: guessed (\d+) of (\d+), ([\d.]+)% \([\d.]+% to [\d.]+%\)$/m.exec(out) ?? [];
  expect(Number(asked)).toBeGreaterThan(10);
  expect(Number(share)).toBeCloseTo((100 * Number(right)) / Number(asked), 1);
});

test('it needs a game', async () => {
  const { code, err } = await typed(['predict']);
  expect(code).toBe(2);
  expect(err).toContain('--game');
});
