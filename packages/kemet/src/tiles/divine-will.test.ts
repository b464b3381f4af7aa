import { expect, test } from 'vitest';
import { given } from '../testing/given.ts';

test('K-DAY-4, K-TILE-6: the gold token goes on the apex, as a Move or as a Recruit', () => {
  const table = given({ seats: [{ tiles: ['divine-will'] }] });
  expect(table.options(0).slice(-2)).toEqual(['gold:move', 'gold:recruit']);
  table.play(0, 'gold:recruit', 'c1-a', 2, 'done');
  expect([table.state.spaces[0], table.state.tokens[0], table.state.reserve[0]]).toEqual([0, 5, 10]);
  expect(table.options(0)).not.toContain('gold:move');
});

test('K-EX-24, K-DAY-4: with both tiles three tokens may be played in one turn', () => {
  const table = given({ seats: [{ tiles: ['act-of-god', 'divine-will'], units: { f1: 1 } }] });
  table.play(0, 'middle-pray', 'silver:bottom-pray', 'gold:move', 'f1', 'land:d-12');
  expect(table.state.prayer[0]).toBe(9);
  expect(table.state.active).toBe(1);
});
