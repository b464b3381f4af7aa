import { expect, test } from 'vitest';
import { given } from '../testing/given.ts';
import { handOf } from '../testing/hands.ts';

const threePlayers = {
  setup: { players: 3 },
  seats: [{ hand: ['raining-fire'], prayer: 1 }, { hand: ['veto'], units: { f2: 2 } }, { hand: ['veto'] }],
} as const;

test('K-EX-36, K-INT-1, K-RUL-36, K-DI-1: a vetoed card has no effect, both cards are discarded, the cost stays paid', () => {
  const table = given(threePlayers);
  table.play(0, 'play:raining-fire');
  table.play(1, 'veto');
  table.play(2, 'pass');
  table.always('veto', 'pass');
  expect(table.asked()).toEqual(['0 token']);
  expect([table.at('f2'), table.state.prayer[0], table.state.handSize, table.state.discardSize]).toEqual([
    '1: 2',
    0,
    [0, 0, 1],
    2,
  ]);
  expect(table.told('intervention-cancelled')[0]).toMatchObject({ seat: 0, card: 'raining-fire', by: 1 });
});

test('K-EX-36, K-INT-4, K-RUL-39: a Veto may be vetoed, then the first card takes effect', () => {
  const table = given(threePlayers);
  table.play(0, 'play:raining-fire');
  table.play(1, 'veto');
  table.play(2, 'pass');
  expect(table.asked()).toEqual(['2 veto']);
  table.play(2, 'veto');
  expect([table.at('f2'), table.state.handSize, table.state.discardSize]).toEqual(['1: 1', [0, 0, 0], 3]);
});

test('K-INT-3: of several Vetoes the first in turn order from the active player is played, the others stay in hand', () => {
  const table = given({ ...threePlayers, order: [1, 0, 2], turn: 1 });
  table.play(0, 'play:raining-fire');
  table.play(1, 'veto');
  table.play(2, 'veto');
  expect(table.told('intervention-played')[1]).toMatchObject({
    seat: 2,
    card: 'veto',
    against: 'raining-fire',
  });
  expect(handOf(table.state, 1)).toEqual(['veto']);
  expect(table.told('veto-answered').every(({ to, seat }) => to?.[0] === seat)).toBe(true);
});

test('K-INT-2, K-RUL-38: the active player and the player of the card are not asked', () => {
  const table = given({
    setup: { players: 3 },
    seats: [
      { units: { f1: 2 }, hand: ['veto'] },
      { units: { 'd-12': 2 }, hand: ['escape'] },
      { hand: ['veto'] },
    ],
  });
  table.play(0, 'top-move', 'f1', 'land:d-12', 2);
  table.play(1, 'escape');
  expect(table.asked()).toEqual(['2 veto']);
});

test('K-EX-37, K-INT-6: with two players no window opens for an Escape', () => {
  const table = given({
    seats: [
      { units: { f1: 2 }, hand: ['veto'] },
      { units: { 'd-12': 2 }, hand: ['escape'] },
    ],
  });
  table.play(0, 'top-move', 'f1', 'land:d-12', 2);
  table.play(1, 'escape');
  expect(table.asked()).toEqual(['1 escape-sector']);
});

test('K-INT-6: no window opens once both Vetoes were openly played since the shuffle', () => {
  const table = given({ seats: [{ hand: ['prayer'] }], discard: ['veto', 'veto'] });
  table.play(0, 'play:prayer');
  expect(table.asked()).toEqual(['0 token']);
  const one = given({ seats: [{ hand: ['prayer'] }], discard: ['veto'] });
  one.play(0, 'play:prayer');
  expect(one.asked()).toEqual(['1 veto']);
  const unseen = given({
    seats: [{ hand: ['prayer'] }, { tiles: ['divine-wound'], wounds: ['veto', 'veto'] }],
  });
  unseen.play(0, 'play:prayer');
  expect(unseen.asked()).toEqual(['1 veto']);
});

test('K-INT-5, K-DEC-39, K-DEC-40: everybody entitled is asked, those without a Veto can only pass', () => {
  const table = given({ setup: { players: 4 }, seats: [{ hand: ['prayer'] }, {}, { hand: ['veto'] }, {}] });
  table.play(0, 'play:prayer');
  expect(table.asked()).toEqual(['1 veto', '2 veto', '3 veto']);
  expect([1, 2, 3].map((seat) => table.options(seat))).toEqual([['pass'], ['pass', 'veto'], ['pass']]);
});
