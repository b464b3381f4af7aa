import { type BaseState, chanceFrom, type Decision, type Game } from '@ennead/kernel';
import { expect, test } from 'vitest';
import { differences, explained } from './explain.ts';
import { type Judgement, term } from './judgement.ts';
import { search } from './search.ts';

/** One seat takes coins and grain, twice in a turn; with the next turn comes a treasure that nobody chose. */
interface Purse extends BaseState {
  players: number;
  coins: number;
  grain: number;
  taken: number;
}

const GAINS: Readonly<Record<string, readonly [coins: number, grain: number]>> = {
  much: [3, 0.04],
  little: [1, 0],
  grain: [0, 2],
};

const game = {
  id: 'purse',
  decisions: ({ taken }: Purse): Decision[] =>
    taken === 6 ? [] : [{ seat: 0, kind: 'take', options: Object.keys(GAINS) }],
  apply(state: Purse, _seat: number, option: string) {
    const [coins, grain] = GAINS[option] ?? [0, 0];
    state.coins += coins;
    state.grain += grain;
    state.taken += 1;
    if (state.taken % 2 === 0) state.coins += state.taken === 2 ? 0 : 100;
  },
  outcome: () => null,
  sample: (state: Purse): Purse => ({ ...state }),
} as unknown as Game;

const judgement = {
  players: () => 1,
  value: ({ coins, grain }: Purse, _seat: number, reasons: Parameters<typeof term>[0]) =>
    term(reasons, 'coins', coins) + term(reasons, 'grain', grain),
  spread: () => 1,
  horizon: () => 1,
  turn: ({ taken }: Purse) => Math.floor(taken / 2),
  side: (_state: Purse, seat: number) => seat,
} as unknown as Judgement;

const start = { chance: [0, 0, 0, 0], frames: [], rulings: {}, players: 1, coins: 0, grain: 0, taken: 1 };
const view = start as unknown as BaseState;
const [decision] = game.decisions(view) as [Decision];

function found() {
  const limits = { left: (done: number) => 60 - done, turns: 1 };
  return search(game, judgement, view, 0, decision, limits, chanceFrom('purse'));
}

test('an option is explained by what it changes by the end of the turn, the largest change first, trifles left out', () => {
  const byOption = new Map(explained(found(), view, 0, decision).map((each) => [each.option, each.reasons]));
  expect(byOption.get('much')).toEqual([{ key: 'coins', amount: 3 }]);
  expect(byOption.get('little')).toEqual([{ key: 'coins', amount: 1 }]);
  expect(byOption.get('grain')).toEqual([{ key: 'grain', amount: 2 }]);
});

test('what one option brings beyond another is told with its sign', () => {
  const { search: known } = found();
  const beyond = (one: string, other: string) => differences(known, view, 0, decision, one, other);
  expect(beyond('much', 'little')).toEqual([{ key: 'coins', amount: 2 }]);
  expect(beyond('little', 'much')).toEqual([{ key: 'coins', amount: -2 }]);
  expect(beyond('much', 'grain')).toEqual([
    { key: 'coins', amount: 3 },
    { key: 'grain', amount: -1.96 },
  ]);
  expect(beyond('grain', 'grain')).toEqual([]);
});

test('what the turn goes on with counts too: what was tried most', () => {
  const early = { ...start, taken: 0 } as unknown as BaseState;
  const limits = { left: (done: number) => 400 - done, turns: 1 };
  const { search: known } = search(game, judgement, early, 0, decision, limits, chanceFrom('purse'));
  const [reason] = differences(known, early, 0, decision, 'much', 'little');
  expect(reason).toEqual({ key: 'coins', amount: 2 });
});
