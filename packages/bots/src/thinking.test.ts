import { type Decision, decisionsFor, type Game } from '@ennead/kernel';
import { toyGame } from '@ennead/kernel/contract';
import { expect, test } from 'vitest';
import { hardBot } from './hard.ts';
import type { Judgement } from './judgement.ts';
import { LEVELS, levelBot } from './levels.ts';
import { toyJudgement } from './testing/toy-judgement.ts';

const easyBot: typeof hardBot = (...given) => levelBot(...given, LEVELS.easy);
const judgement = toyJudgement as unknown as Judgement;
const state = toyGame.start({ players: 2, rounds: 5 }, 'thinking', null);
const view = toyGame.view(state, 0);
const decisions = decisionsFor(toyGame.decisions(state), 0);

/** The toy game, counting the worlds that are asked for. */
function counted(): { game: Game; worlds: () => number } {
  let worlds = 0;
  const game: Game = {
    ...(toyGame as Game),
    sample(seen, viewer, chance) {
      worlds += 1;
      return (toyGame as Game).sample(seen, viewer, chance);
    },
  };
  return { game, worlds: () => worlds };
}

test('a forced decision needs no thought', () => {
  const forced: Decision[] = [{ seat: 0, kind: 'bid', options: [7] }];
  for (const make of [easyBot, hardBot]) {
    const { game, worlds } = counted();
    expect(make(game, judgement, { seed: 's' }).choose(view, 0, forced)).toBe(7);
    expect(worlds()).toBe(0);
  }
});

test('hard plays out no more worlds than it has nodes', () => {
  const { game, worlds } = counted();
  hardBot(game, judgement, { seed: 's', nodes: 50 }).choose(view, 0, decisions);
  expect(worlds()).toBeGreaterThan(10);
  expect(worlds()).toBeLessThanOrEqual(50);
});

test('hard stops when its time is over: the clock is looked at before every world', () => {
  const { game, worlds } = counted();
  let ticks = 0;
  const now = () => ticks++;
  hardBot(game, judgement, { seed: 's', budgetMs: 20, now }).choose(view, 0, decisions);
  expect(worlds()).toBeLessThanOrEqual(20);
  expect(worlds()).toBeGreaterThan(15);
});

test('a budget in time without a clock is refused', () => {
  expect(() =>
    hardBot(toyGame as Game, judgement, { seed: 's', budgetMs: 20 }).choose(view, 0, decisions),
  ).toThrow('clock');
});

test('easy is instant whatever it is allowed', () => {
  const { game, worlds } = counted();
  easyBot(game, judgement, { seed: 's', nodes: 100_000 }).choose(view, 0, decisions);
  expect(worlds()).toBeLessThanOrEqual(200);
});

test('nothing asked is a fault of the caller', () => {
  expect(() => hardBot(toyGame as Game, judgement, { seed: 's' }).choose(view, 0, [])).toThrow(
    'nothing is asked',
  );
});
