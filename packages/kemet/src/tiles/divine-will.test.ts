import { expect, test } from 'vitest';
import { answer, offered, table } from '../testing/table.ts';

test('K-DAY-4, K-TILE-6: the gold token goes on the apex, as a Move or as a Recruit', () => {
  const state = table({ seats: [{ tiles: ['divine-will'] }] });
  expect(offered(state, 0).slice(-2)).toEqual(['gold:move', 'gold:recruit']);
  answer(state, 0, 'gold:recruit', 'c1-a', 2, 'done');
  expect([state.spaces[0], state.tokens[0], state.reserve[0]]).toEqual([0, 5, 10]);
  expect(offered(state, 0)).not.toContain('gold:move');
});

test('K-EX-24, K-DAY-4: with both tiles three tokens may be played in one turn', () => {
  const state = table({ seats: [{ tiles: ['act-of-god', 'divine-will'], units: { f1: 1 } }] });
  answer(state, 0, 'middle-pray', 'silver:bottom-pray', 'gold:move', 'f1', 'land:d-12');
  expect(state.prayer[0]).toBe(9);
  expect(state.active).toBe(1);
});
