import { ankh } from '@ennead/ankh';
import { kemet } from '@ennead/kemet';
import { type Game, playOn } from '@ennead/kernel';
import { beforeAll, expect, test } from 'vitest';
import { createBot } from './create.ts';
import { loadGames } from './games.ts';
import { momentsOf } from './testing/moments.ts';

beforeAll(loadGames);

/** Decisions played between two looks at the clock; one takes some twenty microseconds. */
const BETWEEN_LOOKS = 120;
const LOOKS = 60;

test.each([ankh as Game, kemet as Game])('hard keeps to its time at five players of $id', (game) => {
  let played = 0;
  let most = 0;
  let looks = 0;
  const counted: Game = {
    ...game,
    next(state, seat, option, log) {
      played += 1;
      most = Math.max(most, played);
      return playOn(game, state, seat, option, log);
    },
  };
  const now = () => {
    played = 0;
    looks += 1;
    return looks;
  };
  const moments = ['a', 'b', 'c', 'd'].flatMap((seed) => momentsOf(game, { players: 5 }, seed, 23, 20));
  expect(moments.length).toBeGreaterThan(30);
  for (const { state, seat, decisions } of moments) {
    const before = looks;
    const bot = createBot('hard', counted, { seed: 's', budgetMs: LOOKS, now });
    bot.choose(game.view(state, seat), seat, decisions);
    expect(looks - before).toBeLessThanOrEqual(LOOKS + 1);
    expect(played).toBe(0);
  }
  expect(most).toBeGreaterThan(10);
  expect(most).toBeLessThanOrEqual(BETWEEN_LOOKS);
});
