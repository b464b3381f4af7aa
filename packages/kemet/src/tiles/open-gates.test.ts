import { expect, test } from 'vitest';
import { totalPoints } from '../points.ts';
import { given } from '../testing/given.ts';

test('K-MOVE-14, K-EX-29: with the tile Open Gates every step may enter a foreign district', () => {
  const table = given({ seats: [{ units: { 'd-12': 2 }, tiles: ['open-gates', 'god-speed'] }] });
  table.play(0, 'top-move', 'd-12', 'land:f2', 2);
  expect(table.options(0)).toContain('land:c2-a');
});

test('K-EX-30, K-RUL-19, K-VP-3: a sweep through a city leaves a unit in each district and takes its points', () => {
  const table = given({
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
  expect([totalPoints(table.state, 0), totalPoints(table.state, 2)]).toEqual([3, 0]);
  table.play(2, 'top-move', 'f1', 'land:c1-a', 5, 'with', 'land:c1-b', 4, 'with', 'land:c1-c', 3);
  expect([table.at('c1-a'), table.at('c1-b'), table.at('c1-c')]).toEqual(['2: 1', '2: 1', '2: 3']);
  expect([totalPoints(table.state, 0), totalPoints(table.state, 2)]).toEqual([0, 3]);
});
