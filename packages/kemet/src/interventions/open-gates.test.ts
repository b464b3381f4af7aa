import { expect, test } from 'vitest';
import { answer, FIRST_RULES, offered, passAll, table } from '../testing/table.ts';

test('K-DI-8, K-MOVE-14: walls are open to the moving troop until the Move ends', () => {
  const state = table({
    seats: [{ hand: ['open-gates'], prayer: 1, units: { 'd-12': 3 }, tiles: ['god-speed'] }],
  });
  answer(state, 0, 'top-move', 'd-12', 'land:f2', 3);
  expect(offered(state, 0)).not.toContain('land:c2-a');
  answer(state, 0, 'play:open-gates');
  passAll(state);
  expect(offered(state, 0)).toContain('land:c2-a');
  answer(state, 0, 'land:c2-a', 3);
  expect([state.move, state.prayer[0]]).toEqual([null, 0]);
});

test('K-DI-8, K-DAY-9: it may be played before the start is chosen, but only in a Move', () => {
  const state = table({ seats: [{ hand: ['open-gates'], units: { 'd-12': 3 } }] });
  expect(offered(state, 0)).not.toContain('play:open-gates');
  answer(state, 0, 'middle-move');
  expect(offered(state, 0)).toContain('play:open-gates');
});

test('K-DI-2: with the tile Open Gates the card has no effect and cannot be played', () => {
  const state = table({
    setup: FIRST_RULES,
    seats: [{ hand: ['open-gates'], units: { 'd-12': 3 }, tiles: ['open-gates'] }],
  });
  answer(state, 0, 'middle-move');
  expect(offered(state, 0)).not.toContain('play:open-gates');
});
