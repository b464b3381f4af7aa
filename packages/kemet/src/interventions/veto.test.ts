import { expect, test } from 'vitest';
import { answer, asked, factOf, factsOf, handOf, offered, passAll, table, troop } from '../testing/table.ts';

const threePlayers = {
  setup: { players: 3 },
  seats: [{ hand: ['raining-fire'], prayer: 1 }, { hand: ['veto'], units: { f2: 2 } }, { hand: ['veto'] }],
} as const;

test('K-EX-36, K-INT-1, K-RUL-36, K-DI-1: a vetoed card has no effect, both cards are discarded, the cost stays paid', () => {
  const state = table(threePlayers);
  answer(state, 0, 'play:raining-fire');
  answer(state, 1, 'veto');
  answer(state, 2, 'pass');
  const facts = passAll(state);
  expect(asked(state)).toEqual(['token 0']);
  expect([troop(state, 'f2'), state.prayer[0], state.handSize, state.discardSize]).toEqual([
    '1: 2',
    0,
    [0, 0, 1],
    2,
  ]);
  expect(factOf(facts, 'intervention-cancelled')).toMatchObject({ seat: 0, card: 'raining-fire', by: 1 });
});

test('K-EX-36, K-INT-4, K-RUL-39: a Veto may be vetoed, then the first card takes effect', () => {
  const state = table(threePlayers);
  answer(state, 0, 'play:raining-fire');
  answer(state, 1, 'veto');
  answer(state, 2, 'pass');
  expect(asked(state)).toEqual(['veto 2']);
  answer(state, 2, 'veto');
  expect([troop(state, 'f2'), state.handSize, state.discardSize]).toEqual(['1: 1', [0, 0, 0], 3]);
});

test('K-INT-3: of several Vetoes the first in turn order from the active player is played, the others stay in hand', () => {
  const state = table({ ...threePlayers, order: [1, 0, 2], turn: 1 });
  answer(state, 0, 'play:raining-fire');
  answer(state, 1, 'veto');
  const facts = answer(state, 2, 'veto');
  expect(factOf(facts, 'intervention-played')).toMatchObject({
    seat: 2,
    card: 'veto',
    against: 'raining-fire',
  });
  expect(handOf(state, 1)).toEqual(['veto']);
  expect(factsOf(facts, 'veto-answered').every(({ to, seat }) => to?.[0] === seat)).toBe(true);
});

test('K-INT-2, K-RUL-38: the active player and the player of the card are not asked', () => {
  const state = table({
    setup: { players: 3 },
    seats: [
      { units: { f1: 2 }, hand: ['veto'] },
      { units: { 'd-12': 2 }, hand: ['escape'] },
      { hand: ['veto'] },
    ],
  });
  answer(state, 0, 'top-move', 'f1', 'land:d-12', 2);
  answer(state, 1, 'escape');
  expect(asked(state)).toEqual(['veto 2']);
});

test('K-EX-37, K-INT-6: with two players no window opens for an Escape', () => {
  const state = table({
    seats: [
      { units: { f1: 2 }, hand: ['veto'] },
      { units: { 'd-12': 2 }, hand: ['escape'] },
    ],
  });
  answer(state, 0, 'top-move', 'f1', 'land:d-12', 2);
  answer(state, 1, 'escape');
  expect(asked(state)).toEqual(['escape-sector 1']);
});

test('K-INT-6: no window opens once both Vetoes were openly played since the shuffle', () => {
  const state = table({ seats: [{ hand: ['prayer'] }], discard: ['veto', 'veto'] });
  answer(state, 0, 'play:prayer');
  expect(asked(state)).toEqual(['token 0']);
  const one = table({ seats: [{ hand: ['prayer'] }], discard: ['veto'] });
  answer(one, 0, 'play:prayer');
  expect(asked(one)).toEqual(['veto 1']);
  const unseen = table({
    seats: [{ hand: ['prayer'] }, { tiles: ['divine-wound'], wounds: ['veto', 'veto'] }],
  });
  answer(unseen, 0, 'play:prayer');
  expect(asked(unseen)).toEqual(['veto 1']);
});

test('K-INT-5, K-DEC-39, K-DEC-40: everybody entitled is asked, those without a Veto can only pass', () => {
  const state = table({ setup: { players: 4 }, seats: [{ hand: ['prayer'] }, {}, { hand: ['veto'] }, {}] });
  answer(state, 0, 'play:prayer');
  expect(asked(state)).toEqual(['veto 1', 'veto 2', 'veto 3']);
  expect([1, 2, 3].map((seat) => offered(state, seat))).toEqual([['pass'], ['pass', 'veto'], ['pass']]);
});
