import { expect, test } from 'vitest';
import { skirmish } from '../testing/battle.ts';
import { given } from '../testing/given.ts';

test('K-BATTLE-13: Shield of Neith gives +1 protection in every battle, attacking or defending', () => {
  const cards = [{ play: 'chariot-raid' }, { play: 'chariot-raid' }] as const;
  const attacking = skirmish({ tiles: ['shield-of-neith'] }, {}).fight(...cards);
  expect(attacking.terms(0, 'protection')).toEqual({
    'shield-of-neith': 1,
  });
  const defending = skirmish({}, { tiles: ['shield-of-neith'] }).fight(...cards);
  expect(defending.terms(1, 'protection')).toEqual({
    'shield-of-neith': 1,
  });
});

test('K-EX-4, K-BUY-2: Shield of Neith costs 3 and needs a blue pyramid of level 3', () => {
  const table = given({ seats: [{ prayer: 3, pyramids: { 'c1-a': 'blue 3' } }] });
  table.play(0, 'bottom-blue', 'shield-of-neith');
  expect(table.state.prayer[0]).toBe(0);
  const lower = given({ seats: [{ prayer: 11, pyramids: { 'c1-a': 'blue 2' } }] });
  lower.play(0, 'bottom-blue');
  expect(lower.options(0)).toContain('legion');
  expect(lower.options(0)).not.toContain('shield-of-neith');
});
