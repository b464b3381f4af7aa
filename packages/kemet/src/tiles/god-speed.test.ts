import { expect, test } from 'vitest';
import { given } from '../testing/given.ts';

test('K-MOVE-5, K-EX-9: God Speed gives +1 range to every troop, beside the creature', () => {
  const table = given({ seats: [{ units: { f1: 2 }, tiles: ['god-speed'] }] });
  table.play(0, 'top-move', 'f1', 'land:d-12', 2);
  expect(table.told('range-fixed')[0]).toMatchObject({ range: 2 });
  expect(table.options(0)).toContain('land:bank-w');
  table.play(0, 'land:bank-w', 2);
  expect(table.state.move).toBeNull();
});
