import { expect, test } from 'vitest';
import { answer, battleTerms, fight, offered, skirmish, table } from '../testing/table.ts';

test('K-BATTLE-13: Shield of Neith gives +1 protection in every battle, attacking or defending', () => {
  const cards = [{ play: 'chariot-raid' }, { play: 'chariot-raid' }] as const;
  const attacking = fight(skirmish({ tiles: ['shield-of-neith'] }, {}), ...cards);
  expect(battleTerms(attacking, 0, 'protection')).toEqual({ 'shield-of-neith': 1 });
  const defending = fight(skirmish({}, { tiles: ['shield-of-neith'] }), ...cards);
  expect(battleTerms(defending, 1, 'protection')).toEqual({ 'shield-of-neith': 1 });
});

test('K-EX-4, K-BUY-2: Shield of Neith costs 3 and needs a blue pyramid of level 3', () => {
  const state = table({ seats: [{ prayer: 3, pyramids: { 'c1-a': 'blue 3' } }] });
  answer(state, 0, 'bottom-blue', 'shield-of-neith');
  expect(state.prayer[0]).toBe(0);
  const lower = table({ seats: [{ prayer: 11, pyramids: { 'c1-a': 'blue 2' } }] });
  answer(lower, 0, 'bottom-blue');
  expect(offered(lower, 0)).toContain('legion');
  expect(offered(lower, 0)).not.toContain('shield-of-neith');
});
