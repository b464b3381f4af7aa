import { expect, test } from 'vitest';
import { skirmish } from '../testing/battle.ts';
import { ALL_CARDS } from './names.ts';

test('A-CARD-6, A-BAT-3: all used cards come back, itself and a second one too', () => {
  const table = skirmish(
    {
      gods: ['amun', 'ra'],
      pieces: { F2: 'god 0', C2: 'god 1' },
      teams: { 0: { used: ['flood', 'miracle'] } },
    },
    'F2',
  );
  table.play(0, 'yes', 'chariots+cycle-of-maat').play(1, 'drought');
  expect(table.told('cards-taken-back')).toMatchObject([
    { team: 0, cards: ['chariots', 'cycle-of-maat', 'flood', 'miracle'], rule: 'A-CARD-6' },
  ]);
  expect(table.team(0).hand).toBe(ALL_CARDS);
  expect(table.team(1).hand).not.toBe(ALL_CARDS);
});

test('A-RUL-50: the second card of Amun works before it comes back', () => {
  const table = skirmish({ gods: ['amun', 'ra'], pieces: { F2: 'god 0', C2: 'god 1' } }, 'F2');
  table.play(0, 'yes', 'chariots+cycle-of-maat').play(1, 'drought');
  expect(table.told('battle-decided')).toMatchObject([{ winner: 0 }]);
});
