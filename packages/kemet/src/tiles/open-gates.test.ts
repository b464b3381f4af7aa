import { expect, test } from 'vitest';
import { totalPoints } from '../points.ts';
import { answer, offered, table, troop } from '../testing/table.ts';

test('K-MOVE-14, K-EX-29: with the tile Open Gates every step may enter a foreign district', () => {
  const state = table({ seats: [{ units: { 'd-12': 2 }, tiles: ['open-gates', 'god-speed'] }] });
  answer(state, 0, 'top-move', 'd-12', 'land:f2', 2);
  expect(offered(state, 0)).toContain('land:c2-a');
});

test('K-EX-30, K-RUL-19, K-VP-3: a sweep through a city leaves a unit in each district and takes its points', () => {
  const state = table({
    setup: { players: 5 },
    order: [2, 0, 1, 3, 4],
    seats: [
      { pyramids: { 'c1-a': 'white 4', 'c1-b': 'red 4', 'c1-c': 'blue 4' } },
      {},
      {
        units: { f1: 5 },
        tiles: ['open-gates', 'god-speed', 'deep-desert-snake'],
        creatures: { 'deep-desert-snake': 'f1' },
      },
    ],
  });
  expect([totalPoints(state, 0), totalPoints(state, 2)]).toEqual([3, 0]);
  answer(state, 2, 'top-move', 'f1', 'land:c1-a', 5, 'with', 'land:c1-b', 4, 'with', 'land:c1-c', 3);
  expect([troop(state, 'c1-a'), troop(state, 'c1-b'), troop(state, 'c1-c')]).toEqual([
    '2: 1',
    '2: 1',
    '2: 3',
  ]);
  expect([totalPoints(state, 0), totalPoints(state, 2)]).toEqual([0, 3]);
});
