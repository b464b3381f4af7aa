import { ankh } from '@ennead/ankh';
import { createBot, judgementOf, loadBot, loadGames, type Reason } from '@ennead/bots';
import { kemet } from '@ennead/kemet';
import { type BaseState, chanceFrom, decisionsFor, type Game, playRandomly } from '@ennead/kernel';
import { beforeAll, expect, test } from 'vitest';
import { reasonWords as ankhReasons } from '../../ankh/advice-words.ts';
import { describeOption as describeAnkh } from '../../ankh/words/options.ts';
import { load as loadAnkh } from '../../ankh/words.ts';
import { locales, setLocale } from '../../i18n/locale.ts';
import { reasonWords as kemetReasons } from '../../kemet/advice-words.ts';
import { describeOption as describeKemet } from '../../kemet/words/options.ts';
import { load as loadKemet } from '../../kemet/words.ts';
import { load, percent, reasonWords } from './words.ts';

beforeAll(() => Promise.all([load(), loadAnkh(), loadKemet()]));
beforeAll(loadGames);

const games = [ankh, kemet] as unknown as readonly Game[];

const options = {
  ankh: { describeOption: describeAnkh, reasonWords: ankhReasons },
  kemet: { describeOption: describeKemet, reasonWords: kemetReasons },
};

const tables = { ankh: { reasonWords: ankhReasons }, kemet: { reasonWords: kemetReasons } };

function begun(game: Game, moves: number): BaseState {
  const setup = game.setup({ players: 3 });
  if (!setup.ok) throw new Error(setup.problem.message);
  const state = game.start(setup.value, 'advice', null);
  playRandomly(game, state, chanceFrom('advice'), moves);
  return state;
}

test.each(locales)('every term of both judgements has words in %s', async (locale) => {
  await setLocale(locale);
  for (const game of games) {
    const table = tables[game.id as 'ankh' | 'kemet'];
    const keys = new Set<string>();
    for (let moves = 20; moves <= 400; moves += 20) {
      const state = begun(game, moves);
      if (game.outcome(state) !== null) break;
      const reasons: Reason[] = [];
      for (const seat of [0, 1, 2]) judgementOf(game).value(state, seat, reasons);
      for (const { key } of reasons) keys.add(key);
    }
    expect(keys.size).toBeGreaterThan(5);
    for (const key of keys) expect(reasonWords(table, [{ key, amount: 1 }])).toHaveLength(1);
  }
  await setLocale('en');
});

test('a bot explains its best options with chances and reasons', () => {
  for (const game of games) {
    const state = begun(game, 30);
    const [decision] = game.decisions(state);
    if (decision === undefined) throw new Error('nothing is asked');
    const bot = createBot('hard', game, { seed: 'advice', nodes: 100 });
    const owed = decisionsFor([decision], decision.seat);
    const best = bot.explain?.(game.view(state, decision.seat), decision.seat, owed) ?? [];
    expect(best.length).toBeGreaterThan(0);
    for (const { option, value } of best) {
      expect(decision.options).toContain(option);
      expect(value).toBeGreaterThanOrEqual(0);
      expect(value).toBeLessThanOrEqual(1);
    }
  }
});

test('what a rival is expected to answer, and the chance to win a battle, have words', async () => {
  let expected = 0;
  let battles = 0;
  for (const game of games) {
    await loadBot('expert', game);
    const { describeOption, reasonWords } = options[game.id as 'ankh' | 'kemet'];
    expect(reasonWords('battle')).toContain('battle');
    for (let moves = 0; moves <= 240; moves += 12) {
      const state = begun(game, moves);
      if (game.outcome(state) !== null) break;
      const [decision] = game.decisions(state);
      if (decision === undefined) throw new Error('nothing is asked');
      const view = game.view(state, decision.seat);
      const bot = createBot('expert', game, { seed: 'advice', nodes: 30 });
      for (const { battle, expects } of bot.explain?.(view, decision.seat, [decision]) ?? []) {
        if (battle !== undefined) battles += 1;
        if (expects === undefined) continue;
        expected += 1;
        const told = describeOption(
          view as never,
          expects.decision as never,
          expects.option as never,
          String,
        );
        expect(told.label).not.toBe('');
      }
    }
  }
  expect(expected).toBeGreaterThan(5);
  expect(battles).toBeGreaterThan(0);
});

test('amounts are signed and rounded as the language writes them', async () => {
  const given = [
    { key: 'conflict', amount: 1.42 },
    { key: 'cards', amount: -0.5 },
  ];
  const table = tables.ankh;
  expect(reasonWords(table, given).map(({ amount }) => amount)).toEqual(['+1.4', '−0.5']);
  expect(percent(0.456)).toBe('46%');
  await setLocale('cs');
  expect(reasonWords(table, given)[0]?.amount).toBe('+1,4');
  await setLocale('en');
});
