import { ankh } from '@ennead/ankh';
import type { BaseState, Game } from '@ennead/kernel';
import { beforeAll, expect, test } from 'vitest';
import { createBot } from './create.ts';
import { loadGames } from './games.ts';
import { momentsOf } from './testing/moments.ts';

beforeAll(loadGames);

const game = ankh as unknown as Game;
/** The fourth Conflict: after it gods in the red are forgotten. */
const FOURTH = 16;

test('a bot explains itself where its god may be forgotten before the turn ends', () => {
  const isNear = (state: BaseState) => {
    const { event } = state as unknown as { readonly event: number };
    return event >= FOURTH - 1 && event <= FOURTH;
  };
  const bot = createBot('hard', game, { seed: 'explain', nodes: 4 });
  let asked = 0;
  for (const seed of ['a', 'b', 'c', 'd', 'e', 'f'])
    for (const { state, seat, decisions } of momentsOf(game, { players: 3 }, seed, 1, 30, isNear)) {
      asked += 1;
      expect(bot.explain?.(game.view(state, seat), seat, decisions).length).toBeGreaterThan(0);
    }
  expect(asked).toBeGreaterThan(20);
});
