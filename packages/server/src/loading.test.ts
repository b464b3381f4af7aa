import { toyGame } from '@ennead/kernel/contract';
import { expect, test } from 'vitest';
import { measureLoading } from './loading.ts';
import type { AnyGame } from './registry.ts';

test('a long game is kept, loaded again and again, and the time is told', async () => {
  const loading = await measureLoading(toyGame as unknown as AnyGame, 20);
  expect(loading).toMatchObject({ game: 'toy', replayed: loading.decisions % 64 });
  expect(loading.decisions).toBeGreaterThan(0);
  expect(loading.medianMs).toBeGreaterThanOrEqual(0);
});
