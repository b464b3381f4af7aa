import { expect, test } from 'vitest';
import { answer, factOf, offered, table } from '../testing/table.ts';

test('K-VP-1, K-BUY-5: the tile Victory Point is a permanent point at once', () => {
  const state = table({ seats: [{ pyramids: { 'c1-a': 'red 3' } }] });
  const facts = answer(state, 0, 'bottom-red', 'victory-point');
  expect(factOf(facts, 'point')).toMatchObject({ seat: 0, battle: false, permanent: 1 });
  expect([state.permanent[0], state.battlePoints[0]]).toEqual([1, 0]);
});

test('K-BUY-4, K-EX-7: one Victory Point tile a player, whatever the colour', () => {
  const seats = [{ pyramids: { 'c1-a': 'blue 3' }, tiles: ['red-3-victory-point'] as const }];
  const state = table({ seats });
  answer(state, 0, 'bottom-blue');
  expect(offered(state, 0)).toContain('prescience');
  expect(offered(state, 0)).not.toContain('victory-point');
});
