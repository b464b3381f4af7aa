import { expect, test } from 'vitest';
import { decide, type Match, openMatch } from '../match.ts';
import { type ToyFact, type ToyState, toyGame } from './index.ts';

/** A match in which the seats hold these hands, whatever was dealt; the rest is the deck. */
function holding(...hands: number[][]): Match<ToyState, ToyFact> {
  const match = openMatch(toyGame, { players: hands.length, rounds: 5 }, 'seed');
  const cards = [...match.state.deck, ...match.state.hands.flat()].sort((a, b) => a - b);
  for (const card of hands.flat()) cards.splice(cards.indexOf(card), 1);
  match.state.hands = hands;
  match.state.deck = cards;
  match.open = toyGame.decisions(match.state);
  expect(toyGame.check(match.state)).toEqual([]);
  return match;
}

function bid(match: Match<ToyState, ToyFact>, ...cards: number[]): ToyFact[] {
  const facts: ToyFact[] = [];
  for (const [seat, card] of cards.entries()) expect(decide(match, seat, card, facts).ok).toBe(true);
  return facts;
}

test('the highest card that nobody else bid takes the grain', () => {
  const match = holding([9, 2, 1], [9, 3, 1], [4, 3, 2]);
  const { market } = match.state;
  const facts = bid(match, 9, 9, 4);
  expect(facts).toContainEqual({ type: 'won', rule: 'TOY-WIN-1', seat: 2, grain: market });
  expect(match.open).toMatchObject([
    { seat: 2, kind: 'share', options: ['granary', 'temple'], about: { left: market } },
  ]);
});

test('equal bids leave the grain on the market', () => {
  const match = holding([9, 2, 1], [9, 3, 1]);
  const { market } = match.state;
  expect(bid(match, 9, 9)).toContainEqual({ type: 'tied', rule: 'TOY-WIN-2' });
  expect(match.state.round).toBe(2);
  expect(match.state.market).toBeGreaterThan(market);
});

test('a card held twice is offered once', () => {
  expect(holding([5, 5, 1], [2, 3, 4]).open[0]?.options).toEqual([5, 1]);
});

test('others see neither cards nor whether one has bid', () => {
  const match = holding([9, 2, 1], [8, 3, 1], [4, 3, 2]);
  const before = toyGame.view(match.state, 1);
  bid(match, 9);
  expect(toyGame.view(match.state, 1)).toEqual(before);
  expect(before.hands).toEqual([
    [0, 0, 0],
    [8, 3, 1],
    [0, 0, 0],
  ]);
  expect(toyGame.view(match.state, 0).bids).toEqual([9, 0, 0]);
});

test('most grain wins; most in the temple alone is worth five', () => {
  const over = (granary: number[], temple: number[]) => {
    const { state } = openMatch(toyGame, { players: 2, rounds: 1 }, 'seed');
    return toyGame.outcome({ ...state, frames: [], granary, temple })?.winners;
  };
  expect(over([3, 2], [0, 0])).toEqual([0]);
  expect(over([3, 2], [0, 1])).toEqual([1]);
  expect(over([3, 2], [1, 1])).toEqual([0]);
  expect(over([6, 1], [0, 1])).toEqual([0, 1]);
});

test('a position names what was stored, an impossible one is refused', () => {
  const read = toyGame.positions.read({ players: 2, round: 2, granary: [3, 4] });
  expect(read).toMatchObject({ ok: true, value: { round: 3, granary: [3, 4], temple: [0, 0] } });
  expect(read.ok && toyGame.check(read.value)).toEqual([]);
  expect(read.ok && toyGame.positions.write(read.value)).toEqual({
    players: 2,
    rounds: 5,
    round: 2,
    granary: [3, 4],
    temple: [0, 0],
  });
  for (const wrong of [{ granary: [1] }, { temple: [1, -1] }, { round: 5 }, { granary: 'much' }])
    expect(toyGame.positions.read(wrong)).toMatchObject({ ok: false, problem: { code: 'bad-position' } });
  expect(toyGame.positions.read({ players: 1 })).toMatchObject({ ok: false, problem: { code: 'bad-setup' } });
});
