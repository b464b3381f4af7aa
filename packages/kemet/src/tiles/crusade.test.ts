import { expect, test } from 'vitest';
import { skirmish } from '../testing/battle.ts';

test('K-BATTLE-16, K-EX-18, K-TILE-2: 2 for each unit killed, beside Holy War', () => {
  const table = skirmish(
    { units: { f1: 5 }, prayer: 2, tiles: ['carnage', 'crusade', 'holy-war'] },
    { units: { 'd-12': 3 } },
  );
  table.fight({ play: 'fervent-purge' }, { play: 'shield-push' });
  expect(table.terms(0, 'damage')).toEqual({ card: 2, carnage: 1 });
  expect(table.told('prayer-gained')[0]?.terms).toEqual([
    { source: 'crusade', value: 4 },
    { source: 'holy-war', value: 4 },
  ]);
  expect([table.state.prayer[0], table.state.battlePoints[0]]).toEqual([10, 1]);
});

test('K-BATTLE-16: only units really removed count, for a loser too', () => {
  const table = skirmish({ units: { f1: 1 }, prayer: 0, tiles: ['crusade'] }, { units: { 'd-12': 1 } });
  table.fight({ play: 'chariot-raid' }, { play: 'cavalry-blitz' });
  expect(table.state.prayer[0]).toBe(2);
});
