import { expect, test } from 'vitest';
import { skirmish } from '../testing/battle.ts';

test('K-BATTLE-13: Carnage gives +1 damage in every battle, attacking or defending', () => {
  const attacking = skirmish({ tiles: ['carnage'] }, {}).fight(
    { play: 'fervent-purge' },
    { play: 'shield-push' },
  );
  expect(attacking.terms(0, 'damage')).toEqual({ card: 2, carnage: 1 });
  const defending = skirmish({}, { tiles: ['carnage'] }).fight(
    { play: 'shield-push' },
    { play: 'shield-push' },
  );
  expect(defending.terms(1, 'damage')).toEqual({ carnage: 1 });
});

test('K-BATTLE-15: damage of Carnage is held off by protection', () => {
  const table = skirmish({ tiles: ['carnage'] }, {});
  table.fight({ play: 'shield-push' }, { play: 'shield-push' });
  table.play(0, 'recall');
  table.play(1, 'stay');
  expect(table.at('d-12')).toBe('1: 3');
});
