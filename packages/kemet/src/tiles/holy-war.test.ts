import { expect, test } from 'vitest';
import { skirmish } from '../testing/battle.ts';

test('K-BATTLE-16, K-RUL-52: 4 for the winner, as attacker or defender, survivors or not', () => {
  const defending = skirmish({ units: { f1: 1 } }, { prayer: 1, tiles: ['holy-war'] });
  defending.fight({ play: 'shield-push' }, { play: 'cavalry-blitz' });
  expect(defending.state.prayer[1]).toBe(5);
  const pyrrhic = skirmish({ units: { f1: 2 }, prayer: 1, tiles: ['holy-war'] }, { units: { 'd-12': 2 } });
  pyrrhic.fight({ play: 'cavalry-blitz' }, { play: 'chariot-raid' });
  expect([pyrrhic.state.prayer[0], pyrrhic.state.reserve[0], pyrrhic.state.permanent[0]]).toEqual([5, 12, 0]);
});

test('K-BATTLE-16: a loser gets nothing', () => {
  const table = skirmish({ units: { f1: 1 }, prayer: 1, tiles: ['holy-war'] }, {});
  table.fight({ play: 'shield-push' }, { play: 'shield-push' });
  expect(table.state.prayer[0]).toBe(1);
});
