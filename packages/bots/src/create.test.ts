import { ankh } from '@ennead/ankh';
import { kemet } from '@ennead/kemet';
import { chanceFrom, type Decision, type Game, hash } from '@ennead/kernel';
import { toyGame } from '@ennead/kernel/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { BOT_NAMES, type BotName } from './bot.ts';
import { createBot } from './create.ts';
import { loadBot, loadGames } from './games.ts';
import { momentsOf } from './testing/moments.ts';

beforeAll(async () => {
  for (const { engine } of await loadGames()) await loadBot('expert', engine);
});

const NAMES = BOT_NAMES;

/** Games with a setup and how seldom a moment is looked at. */
const TABLES: readonly (readonly [string, Game, object, number])[] = [
  ['toy', toyGame as Game, { players: 3 }, 2],
  ['kemet with two', kemet as Game, { players: 2 }, 23],
  ['kemet with five', kemet as Game, { players: 5 }, 31],
  ['ankh with two', ankh as Game, { players: 2 }, 5],
  ['ankh with four', ankh as Game, { players: 4 }, 9],
];

const bot = (name: BotName, game: Game) => createBot(name, game, { seed: 's', nodes: 24 });

describe.each(TABLES)('%s', (_title, game, setup, stride) => {
  const moments = momentsOf(game, setup, 'bots', stride, 14);

  test('there are moments to look at', () => expect(moments.length).toBeGreaterThan(4));

  test.each(NAMES)('%s answers the first decision with one of its options', (name) => {
    for (const { state, seat, decisions } of moments)
      expect(decisions[0]?.options).toContain(
        bot(name, game).choose(game.view(state, seat), seat, decisions),
      );
  });

  test.each(NAMES)('%s chooses the same for the same view, seed and nodes', (name) => {
    for (const { state, seat, decisions } of moments) {
      const view = game.view(state, seat);
      const before = hash(view);
      const option = bot(name, game).choose(view, seat, decisions);
      expect(hash(view)).toBe(before);
      expect(bot(name, game).choose(view, seat, decisions)).toBe(option);
    }
  });

  test.each(NAMES)('%s cannot tell apart worlds that look the same', (name) => {
    let different = 0;
    for (const { state, seat, decisions } of moments) {
      const view = game.view(state, seat);
      const other = game.sample(view, seat, chanceFrom('another world'));
      if (hash(other) !== hash(state)) different += 1;
      const mine = (open: readonly Decision[]) => open.filter((decision) => decision.seat === seat);
      expect(bot(name, game).choose(game.view(other, seat), seat, mine(game.decisions(other)))).toBe(
        bot(name, game).choose(view, seat, decisions),
      );
    }
    expect(different).toBeGreaterThan(0);
  });

  test('hard explains at most three options, the chosen one first', () => {
    for (const { state, seat, decisions } of moments.slice(0, 5)) {
      const view = game.view(state, seat);
      const best = bot('hard', game).explain?.(view, seat, decisions) ?? [];
      expect(best[0]?.option).toBe(bot('hard', game).choose(view, seat, decisions));
      expect(best.length).toBe(Math.min(3, decisions[0]?.options.length ?? 0));
      for (const { value } of best) expect(value >= 0 && value <= 1).toBe(true);
    }
  });
});
