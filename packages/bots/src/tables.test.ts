import { ankh } from '@ennead/ankh';
import { kemet } from '@ennead/kemet';
import { chanceFrom, decisionsFor, type Game } from '@ennead/kernel';
import { beforeAll, expect, test } from 'vitest';
import { createBot } from './create.ts';
import { loadGames } from './games.ts';
import { hidesFrom, momentsOf } from './testing/moments.ts';

beforeAll(loadGames);

const SCENARIOS = [
  'middle-kingdom',
  'old-kingdom',
  'dynastic-crisis',
  'flood',
  'gift-of-the-delta',
  'great-rebuilding',
  'guardians-of-kemet',
  'new-kingdom-strife',
  'peoples-revolt',
  'syncretism',
  'two-capitals',
];
const PHARAOHS = ['amenhotep', 'xerxes', 'ramesses', 'tutankhamun', 'akhenaten'];

/** Every scenario at every number of players it is for, every pharaoh, and the options of Kemet. */
const TABLES: [string, Game, object][] = [
  ...[2, 3, 4, 5].flatMap((players) => SCENARIOS.map((scenario) => ({ players, scenario }))),
  ...PHARAOHS.map((pharaoh, index) => ({ players: 2 + (index % 4), pharaoh })),
]
  .filter((setup) => ankh.setup(setup).ok)
  .map((setup) => [JSON.stringify(setup), ankh as Game, setup]);
for (const setup of [{ players: 3 }, { players: 4, length: 'long' }, { players: 2, beginner: true }])
  TABLES.push([JSON.stringify(setup), kemet as Game, setup]);

test('every scenario is among the tables', () => {
  for (const scenario of SCENARIOS) expect(TABLES.some(([title]) => title.includes(scenario))).toBe(true);
});

test.each(TABLES)('bots know what to do at %s', (_title, game, setup) => {
  const moments = momentsOf(game, setup, 'tables', 29, 5);
  expect(moments.length).toBeGreaterThan(1);
  for (const { state, seat, decisions } of moments)
    for (const name of ['easy', 'hard'] as const) {
      const bot = createBot(name, game, { seed: 's', nodes: 12 });
      expect(decisions[0]?.options).toContain(bot.choose(game.view(state, seat), seat, decisions));
    }
});

test.each(TABLES)('bots choose by what they may know at %s', (_title, game, setup) => {
  const moments = ['a', 'b', 'c', 'd'].flatMap((seed) => momentsOf(game, setup, seed, 1, 2, hidesFrom(game)));
  expect(moments.length).toBeGreaterThan(0);
  for (const [number, { state, seat, decisions }] of moments.entries()) {
    const view = game.view(state, seat);
    const other = game.sample(view, seat, chanceFrom(`another world ${number}`));
    for (const name of ['random', 'easy', 'hard'] as const) {
      const bot = createBot(name, game, { seed: 's', nodes: 12 });
      const inOther = bot.choose(game.view(other, seat), seat, decisionsFor(game.decisions(other), seat));
      expect(inOther).toBe(bot.choose(view, seat, decisions));
    }
  }
});
