import { expect, test } from 'vitest';
import { FIRST_RULES, given } from '../testing/given.ts';

test('K-DI-8, K-MOVE-14: walls are open to the moving troop until the Move ends', () => {
  const table = given({
    seats: [{ hand: ['open-gates'], prayer: 1, units: { 'd-12': 3 }, tiles: ['god-speed'] }],
  });
  table.play(0, 'top-move', 'd-12', 'land:f2', 3);
  expect(table.options(0)).not.toContain('land:c2-a');
  table.play(0, 'play:open-gates');
  table.always('veto', 'pass');
  expect(table.options(0)).toContain('land:c2-a');
  table.play(0, 'land:c2-a', 3);
  expect([table.state.move, table.state.prayer[0]]).toEqual([null, 0]);
});

test('K-DI-8, K-DAY-9: it may be played before the start is chosen, but only in a Move', () => {
  const table = given({ seats: [{ hand: ['open-gates'], units: { 'd-12': 3 } }] });
  expect(table.options(0)).not.toContain('play:open-gates');
  table.play(0, 'middle-move');
  expect(table.options(0)).toContain('play:open-gates');
});

test('K-DI-2: with the tile Open Gates the card has no effect and cannot be played', () => {
  const table = given({
    setup: FIRST_RULES,
    seats: [{ hand: ['open-gates'], units: { 'd-12': 3 }, tiles: ['open-gates'] }],
  });
  table.play(0, 'middle-move');
  expect(table.options(0)).not.toContain('play:open-gates');
});
