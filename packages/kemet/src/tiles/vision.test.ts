import { expect, test } from 'vitest';
import { INTERVENTIONS } from '../data/interventions.ts';
import { kemet } from '../index.ts';
import { answer, asked, factsOf, handOf, offered, table } from '../testing/table.ts';

test('K-NIGHT-3, K-EX-33, K-RUL-34, K-DEC-6: the basic card is chosen out of 5, extra cards are drawn after it', () => {
  const state = table({ phase: 'night', round: 2, seats: [{ tiles: ['vision', 'divine-boon', 'mummy'] }] });
  expect(asked(state)).toEqual(['vision 0']);
  expect(state.own.vision?.cards).toHaveLength(5);
  const [kept] = offered(state, 0);
  const facts = answer(state, 0, kept as string);
  expect(handOf(state, 0)).toContain(kept);
  expect(state.handSize).toEqual([3, 1]);
  expect(state.deckSize).toBe(31);
  expect(factsOf(facts, 'cards-drawn').map(({ seat, cards }) => [seat, cards])).toEqual([
    [0, 1],
    [0, 2],
    [1, 1],
  ]);
});

test('K-NIGHT-4: fewer than 5 in the deck: the discard pile is shuffled in first', () => {
  const discard = INTERVENTIONS.flatMap(({ id, copies }) => new Array(copies).fill(id)).slice(0, 32);
  const state = table({ phase: 'night', round: 2, discard, seats: [{ tiles: ['vision'] }] });
  expect([state.own.vision?.cards.length, state.deckSize, state.discardSize]).toEqual([5, 30, 0]);
});

test('K-HID-1: others see that Vision was used, not the cards', () => {
  const state = table({ phase: 'night', round: 2, seats: [{ tiles: ['vision'] }] });
  expect(kemet.view(state, 1).own).toEqual({ vision: { seat: 0, cards: [-1, -1, -1, -1, -1] } });
  expect(kemet.view(state, 0).own).toEqual(state.own);
});
