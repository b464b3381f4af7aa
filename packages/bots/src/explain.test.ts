import { type BaseState, chanceFrom, type Decision, type Fact, type Game } from '@ennead/kernel';
import { expect, test } from 'vitest';
import { differences, explained } from './explain.ts';
import { type Judgement, term } from './judgement.ts';
import { search } from './search.ts';
import { winnerTold } from './winner-told.ts';

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

/** Two seats turn a card at once; the higher one wins the fight. Seat 1 has learned that 2 does best. */
interface Fight extends BaseState {
  players: number;
  cards: (number | null)[];
  turn: number;
}

const fight = {
  id: 'fight',
  decisions: ({ cards, turn }: Fight): Decision[] =>
    turn > 0
      ? []
      : cards.flatMap((card, seat) =>
          card === null ? [{ seat, kind: 'card', options: [0, 1, 2], secret: 'cards' }] : [],
        ),
  apply(state: Fight, seat: number, option: number, told: Fact[] | null) {
    state.cards[seat] = option;
    const [own, other] = state.cards;
    if (own === null || own === undefined || other === null || other === undefined) return;
    state.turn = 1;
    told?.push({ type: 'fought', rule: 'T-1', winner: own > other ? 0 : 1 } as Fact);
  },
  outcome: ({ turn, cards: [own, other] }: Fight) =>
    turn === 0 ? null : { winners: [(own ?? 0) > (other ?? 0) ? 0 : 1], rule: 'T-1' },
  sample: (state: Fight): Fight => ({ ...state, cards: [...state.cards] }),
} as unknown as Game;

const fighting = {
  players: () => 2,
  value: () => 0,
  spread: () => 1,
  horizon: () => 1,
  turn: ({ turn }: Fight) => turn,
  side: (_state: Fight, seat: number) => seat,
  isFighting: () => true,
  hasWon: (_state: Fight, seat: number, told: readonly Fact[]) => winnerTold(told, 'fought', seat),
} as unknown as Judgement;

test('advice tells the chance to win the battle apart, and what a rival is likely to answer', () => {
  const begun = { ...start, players: 2, cards: [null, null], turn: 0 } as unknown as BaseState;
  const [asked] = fight.decisions(begun) as [Decision];
  const limits = { left: (done: number) => 300 - done, turns: 1 };
  const seen = search(fight, fighting, begun, 0, asked, limits, chanceFrom('fight'));
  const byOption = new Map(explained(seen, begun, 0, asked).map((each) => [each.option, each]));
  expect(byOption.get(0)?.battle).toBe(0);
  expect(byOption.get(2)?.battle).toBeGreaterThan(0);
  expect(byOption.get(2)?.battle).toBeLessThan(0.6);
  expect(byOption.get(2)?.expects).toMatchObject({ decision: { seat: 1, kind: 'card' }, option: 2 });
  expect(byOption.get(2)?.expects?.share).toBeGreaterThan(0.5);
});

test('where nothing is fought nothing is said of a battle', () => {
  const [best] = explained(found(), view, 0, decision);
  expect(best).not.toHaveProperty('battle');
  expect(best).not.toHaveProperty('expects');
});
