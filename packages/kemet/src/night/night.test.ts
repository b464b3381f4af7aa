import { expect, test } from 'vitest';
import { INTERVENTIONS, type InterventionId } from '../data/interventions.ts';
import { answer, asked, factsOf, offered, table, tonight } from '../testing/table.ts';

const ALL_CARDS: InterventionId[] = INTERVENTIONS.flatMap(({ id, copies }) =>
  new Array<InterventionId>(copies).fill(id),
);

test('K-NIGHT-1: everybody gains 2, never above 11', () => {
  expect(tonight({ seats: [{ prayer: 3 }, { prayer: 10 }] }).state.prayer).toEqual([5, 11]);
});

test('K-NIGHT-2: each player draws a card, in the previous order', () => {
  const { state, facts } = tonight({ setup: { players: 3 }, order: [2, 0, 1] });
  expect(state.handSize).toEqual([1, 1, 1]);
  expect(factsOf(facts, 'cards-drawn').map(({ seat }) => seat)).toEqual([2, 0, 1]);
  expect(factsOf(facts, 'cards-received').map(({ to }) => to)).toEqual([[2], [0], [1]]);
});

test('K-NIGHT-4: an empty deck is renewed from the discard pile', () => {
  const { state, facts } = tonight({ discard: ALL_CARDS.slice(0, 34) });
  expect(factsOf(facts, 'deck-shuffled').map(({ cards }) => cards)).toEqual([34]);
  expect([state.deckSize, state.discardSize, state.handSize]).toEqual([33, 0, [1, 1]]);
});

test('K-NIGHT-4, K-RUL-33: with too few cards they are dealt in order until none is left', () => {
  const { state } = tonight({ order: [1, 0], seats: [{ hand: ALL_CARDS.slice(0, 34) }, {}] });
  expect([state.handSize, state.deckSize]).toEqual([[34, 1], 0]);
});

test('K-NIGHT-6, K-EX-40, K-DEC-9: the player with fewest points, earliest in the previous order, fixes the order', () => {
  const state = table({
    setup: { players: 3 },
    phase: 'night',
    round: 2,
    order: [2, 0, 1],
    seats: [{ permanent: 3 }, { permanent: 2 }, { permanent: 1, units: { 't-west': 1 } }],
  });
  expect(asked(state)).toEqual(['turn-order 2']);
  expect(offered(state, 2)).toEqual([0, 1, 2]);
  answer(state, 2, 1);
  expect(offered(state, 2)).toEqual([0, 2]);
  answer(state, 2, 2);
  expect([state.order, state.phase, state.active]).toEqual([[1, 2, 0], 'day', 1]);
});

test('K-NIGHT-6: in round 1 the random order stays', () => {
  const state = table({ phase: 'night', round: 1, order: [1, 0] });
  expect([state.order, asked(state)]).toEqual([[1, 0], ['token 1']]);
});

test('K-NIGHT-7: all tokens return', () => {
  const { state } = tonight({
    seats: [
      {
        tokens: ['top-move', 'middle-pray', 'bottom-pray'],
        silver: 'middle-move',
        gold: 'move',
        tiles: ['act-of-god', 'divine-will'],
      },
    ],
  });
  expect([state.tokens[0], state.spaces[0], state.silver[0], state.gold[0]]).toEqual([5, 0, -1, -1]);
});

test('K-NIGHT-8: no card can be played at night', () => {
  const state = table({
    phase: 'night',
    round: 2,
    seats: [
      { tiles: ['hand-of-god', 'reinforcements'], hand: ['prayer', 'mana-theft', 'raining-fire'] },
      { units: { f2: 1 } },
    ],
  });
  expect(offered(state, 0)).toEqual(['c1-a', 'c1-b', 'c1-c', 'stop']);
  answer(state, 0, 'stop');
  expect(offered(state, 0)).toEqual(['new:white', 'new:red', 'new:blue', 'none']);
  answer(state, 0, 'none');
  expect(offered(state, 0)).toEqual([0, 1]);
});

test('K-NIGHT-2: the last card of the deck comes by chance too, so that nobody takes the draw back', () => {
  const { state } = tonight({ seed: 'last card', seats: [{ hand: ALL_CARDS.slice(0, 34) }] });
  expect([state.handSize, state.chance[3]]).toEqual([[35, 0], 1]);
});
