import { expect, test } from 'vitest';
import { fight, skirmish } from '../testing/table.ts';

test('K-BATTLE-16, K-RUL-52: 4 for the winner, as attacker or defender, survivors or not', () => {
  const defending = skirmish({ units: { f1: 1 } }, { prayer: 1, tiles: ['holy-war'] });
  fight(defending, { play: 'shield-push' }, { play: 'cavalry-blitz' });
  expect(defending.prayer[1]).toBe(5);
  const pyrrhic = skirmish({ units: { f1: 2 }, prayer: 1, tiles: ['holy-war'] }, { units: { 'd-12': 2 } });
  fight(pyrrhic, { play: 'cavalry-blitz' }, { play: 'chariot-raid' });
  expect([pyrrhic.prayer[0], pyrrhic.reserve[0], pyrrhic.permanent[0]]).toEqual([5, 12, 0]);
});

test('K-BATTLE-16: a loser gets nothing', () => {
  const state = skirmish({ units: { f1: 1 }, prayer: 1, tiles: ['holy-war'] }, {});
  fight(state, { play: 'shield-push' }, { play: 'shield-push' });
  expect(state.prayer[0]).toBe(1);
});
