import { expect, test } from 'vitest';
import { INTERVENTIONS, type InterventionId } from '../data/interventions.ts';
import { given, tonight } from '../testing/given.ts';

const ALL_CARDS: InterventionId[] = INTERVENTIONS.flatMap(({ id, copies }) =>
  new Array<InterventionId>(copies).fill(id),
);

test('K-NIGHT-1: everybody gains 2, never above 11', () => {
  expect(tonight({ seats: [{ prayer: 3 }, { prayer: 10 }] }).state.prayer).toEqual([5, 11]);
});

test('K-NIGHT-2: each player draws a card, in the previous order', () => {
  const table = tonight({ setup: { players: 3 }, order: [2, 0, 1] });
  expect(table.state.handSize).toEqual([1, 1, 1]);
  expect(table.told('cards-drawn').map(({ seat }) => seat)).toEqual([2, 0, 1]);
  expect(table.told('cards-received').map(({ to }) => to)).toEqual([[2], [0], [1]]);
});

test('K-NIGHT-4: an empty deck is renewed from the discard pile', () => {
  const table = tonight({ discard: ALL_CARDS.slice(0, 34) });
  expect(table.told('deck-shuffled').map(({ cards }) => cards)).toEqual([34]);
  expect([table.state.deckSize, table.state.discardSize, table.state.handSize]).toEqual([33, 0, [1, 1]]);
});

test('K-NIGHT-4, K-RUL-33: with too few cards they are dealt in order until none is left', () => {
  const table = tonight({ order: [1, 0], seats: [{ hand: ALL_CARDS.slice(0, 34) }, {}] });
  expect([table.state.handSize, table.state.deckSize]).toEqual([[34, 1], 0]);
});

test('K-NIGHT-6, K-EX-40, K-DEC-9: the player with fewest points, earliest in the previous order, fixes the order', () => {
  const table = given({
    setup: { players: 3 },
    phase: 'night',
    round: 2,
    order: [2, 0, 1],
    seats: [{ permanent: 3 }, { permanent: 2 }, { permanent: 1, units: { 't-west': 1 } }],
  });
  expect(table.asked()).toEqual(['2 turn-order']);
  expect(table.options(2)).toEqual([0, 1, 2]);
  table.play(2, 1);
  expect(table.options(2)).toEqual([0, 2]);
  table.play(2, 2);
  expect([table.state.order, table.state.phase, table.state.active]).toEqual([[1, 2, 0], 'day', 1]);
});

test('K-NIGHT-6: in round 1 the random order stays', () => {
  const table = given({ phase: 'night', round: 1, order: [1, 0] });
  expect([table.state.order, table.asked()]).toEqual([[1, 0], ['1 token']]);
});

test('K-NIGHT-7: all tokens return', () => {
  const table = tonight({
    seats: [
      {
        tokens: ['top-move', 'middle-pray', 'bottom-pray'],
        silver: 'middle-move',
        gold: 'move',
        tiles: ['act-of-god', 'divine-will'],
      },
    ],
  });
  expect([table.state.tokens[0], table.state.spaces[0], table.state.silver[0], table.state.gold[0]]).toEqual([
    5, 0, -1, -1,
  ]);
});

test('K-NIGHT-8: no card can be played at night', () => {
  const table = given({
    phase: 'night',
    round: 2,
    seats: [
      { tiles: ['hand-of-god', 'reinforcements'], hand: ['prayer', 'mana-theft', 'raining-fire'] },
      { units: { f2: 1 } },
    ],
  });
  expect(table.options(0)).toEqual(['c1-a', 'c1-b', 'c1-c', 'stop']);
  table.play(0, 'stop');
  expect(table.options(0)).toEqual(['new:white', 'new:red', 'new:blue', 'none']);
  table.play(0, 'none');
  expect(table.options(0)).toEqual([0, 1]);
});

test('K-NIGHT-2: the last card of the deck comes by chance too, so that nobody takes the draw back', () => {
  const table = tonight({ seed: 'last card', seats: [{ hand: ALL_CARDS.slice(0, 34) }] });
  expect([table.state.handSize, table.state.chance[3]]).toEqual([[35, 0], 1]);
});
