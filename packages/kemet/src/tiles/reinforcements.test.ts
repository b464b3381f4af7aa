import { expect, test } from 'vitest';
import { given } from '../testing/given.ts';

test('K-TILE-4, K-NIGHT-5, K-DEC-7: up to 4 free units in own districts and to one troop outside', () => {
  const table = given({
    phase: 'night',
    round: 2,
    seats: [{ tiles: ['reinforcements'], units: { f1: 1, 'd-12': 2, 'c1-a': 4 }, prayer: 0 }],
  });
  expect(table.asked()).toEqual(['0 reinforcements']);
  expect(table.options(0)).toEqual(['c1-a', 'c1-b', 'c1-c', 'f1', 'd-12', 'stop']);
  table.play(0, 'c1-a', 'f1');
  expect(table.options(0)).toEqual(['c1-b', 'c1-c', 'f1', 'stop']);
  table.play(0, 'f1', 'c1-b');
  expect([table.at('c1-a'), table.at('c1-b'), table.at('f1')]).toEqual(['0: 5', '0: 1', '0: 3']);
  expect(table.state.prayer[0]).toBe(2);
});

test('K-NIGHT-5, K-TILE-3: Reinforcements may be declined', () => {
  const table = given({ phase: 'night', round: 2, seats: [{ tiles: ['reinforcements'] }] });
  table.play(0, 'stop');
  expect(table.state.reserve[0]).toBe(12);
});

test('K-RUL-30, K-RECR-5, K-INT-2: a battle at night is fought at once; the owner of the tile attacks', () => {
  const table = given({
    setup: { players: 3 },
    phase: 'night',
    round: 2,
    order: [1, 0, 2],
    seats: [{ tiles: ['reinforcements'] }, { units: { 'c1-a': 2 } }, { tiles: ['hand-of-god'] }],
  });
  table.play(0, 'c1-a', 'c1-a', 'c1-a', 'stop');
  expect(table.told('attack')[0]).toMatchObject({ attacker: 0, defender: 1, by: 'reinforcements', units: 3 });
  table.fight({ play: 'cavalry-blitz' }, { play: 'shield-push' });
  table.play(1, 'recall');
  table.play(0, 'stay');
  expect(table.state.battlePoints[0]).toBe(1);
  expect(table.asked()).toEqual(['2 hand-of-god']);
});
