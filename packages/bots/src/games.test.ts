import type { Game } from '@ennead/kernel';
import { toyGame } from '@ennead/kernel/contract';
import { expect, test } from 'vitest';
import { createBot } from './create.ts';
import { gameIds, judgementOf, loadGame, loadGames, registerGame } from './games.ts';
import type { Judgement } from './judgement.ts';
import { plainJudgement } from './plain.ts';
import { toyJudgement } from './testing/toy-judgement.ts';

test('a bot is not made for a listed game before its judgement is there', async () => {
  const game = { ...(toyGame as Game), id: 'kemet' };
  expect(() => createBot('hard', game, { seed: 's' })).toThrow('loadGame');
  await loadGame('kemet');
  expect(createBot('hard', game, { seed: 's' })).toBeDefined();
});

test('every listed game comes with its rules', async () => {
  const entries = await loadGames();
  expect(entries.map(({ engine }) => engine.id)).toEqual(gameIds());
});

test('a game of somebody else is one entry', async () => {
  expect(judgementOf(toyGame as Game)).toBe(plainJudgement);
  expect(await loadGame('toy')).toBeNull();
  registerGame('toy', async () => ({
    engine: toyGame as Game,
    judgement: toyJudgement as unknown as Judgement,
  }));
  expect(gameIds()).toContain('toy');
  expect((await loadGame('toy'))?.engine).toBe(toyGame);
  expect(judgementOf(toyGame as Game)).toBe(toyJudgement);
});
