import { expect, test } from 'vitest';
import { answer, battleTerms, fight, skirmish, troop } from '../testing/table.ts';

test('K-BATTLE-13: Carnage gives +1 damage in every battle, attacking or defending', () => {
  const attacking = fight(
    skirmish({ tiles: ['carnage'] }, {}),
    { play: 'fervent-purge' },
    { play: 'shield-push' },
  );
  expect(battleTerms(attacking, 0, 'damage')).toEqual({ card: 2, carnage: 1 });
  const defending = fight(
    skirmish({}, { tiles: ['carnage'] }),
    { play: 'shield-push' },
    { play: 'shield-push' },
  );
  expect(battleTerms(defending, 1, 'damage')).toEqual({ carnage: 1 });
});

test('K-BATTLE-15: damage of Carnage is held off by protection', () => {
  const state = skirmish({ tiles: ['carnage'] }, {});
  fight(state, { play: 'shield-push' }, { play: 'shield-push' });
  answer(state, 0, 'recall');
  answer(state, 1, 'stay');
  expect(troop(state, 'd-12')).toBe('1: 3');
});
