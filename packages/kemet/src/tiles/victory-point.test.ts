import { expect, test } from 'vitest';
import { given } from '../testing/given.ts';

test('K-VP-1, K-BUY-5: the tile Victory Point is a permanent point at once', () => {
  const table = given({ seats: [{ pyramids: { 'c1-a': 'red 3' } }] });
  table.play(0, 'bottom-red', 'victory-point');
  expect(table.told('point')[0]).toMatchObject({ seat: 0, battle: false, permanent: 1 });
  expect([table.state.permanent[0], table.state.battlePoints[0]]).toEqual([1, 0]);
});

test('K-BUY-4, K-EX-7: one Victory Point tile a player, whatever the colour', () => {
  const seats = [{ pyramids: { 'c1-a': 'blue 3' }, tiles: ['red-3-victory-point'] as const }];
  const table = given({ seats });
  table.play(0, 'bottom-blue');
  expect(table.options(0)).toContain('prescience');
  expect(table.options(0)).not.toContain('victory-point');
});
