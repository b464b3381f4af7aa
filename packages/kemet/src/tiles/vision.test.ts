import { expect, test } from 'vitest';
import { INTERVENTIONS } from '../data/interventions.ts';
import { kemet } from '../index.ts';
import { given } from '../testing/given.ts';
import { handOf } from '../testing/hands.ts';

test('K-NIGHT-3, K-EX-33, K-RUL-34, K-DEC-6: the basic card is chosen out of 5, extra cards are drawn after it', () => {
  const table = given({ phase: 'night', round: 2, seats: [{ tiles: ['vision', 'divine-boon', 'mummy'] }] });
  expect(table.asked()).toEqual(['0 vision']);
  expect(table.state.own.vision?.cards).toHaveLength(5);
  const [kept] = table.options(0);
  table.play(0, kept as string);
  expect(handOf(table.state, 0)).toContain(kept);
  expect(table.state.handSize).toEqual([3, 1]);
  expect(table.state.deckSize).toBe(31);
  expect(table.told('cards-drawn').map(({ seat, cards }) => [seat, cards])).toEqual([
    [0, 1],
    [0, 2],
    [1, 1],
  ]);
});

test('K-NIGHT-4: fewer than 5 in the deck: the discard pile is shuffled in first', () => {
  const discard = INTERVENTIONS.flatMap(({ id, copies }) => new Array(copies).fill(id)).slice(0, 32);
  const table = given({ phase: 'night', round: 2, discard, seats: [{ tiles: ['vision'] }] });
  expect([table.state.own.vision?.cards.length, table.state.deckSize, table.state.discardSize]).toEqual([
    5, 30, 0,
  ]);
});

test('K-HID-1: others see that Vision was used, not the cards', () => {
  const table = given({ phase: 'night', round: 2, seats: [{ tiles: ['vision'] }] });
  expect(kemet.view(table.state, 1).own).toEqual({ vision: { seat: 0, cards: [-1, -1, -1, -1, -1] } });
  expect(kemet.view(table.state, 0).own).toEqual(table.state.own);
});
