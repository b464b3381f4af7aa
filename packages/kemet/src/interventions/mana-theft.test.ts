import { expect, test } from 'vitest';
import { FIRST_RULES, given } from '../testing/given.ts';

test('K-DI-6, K-EX-35, K-PAY-4: each opponent loses 1 if there is one, the player gains 1 in total', () => {
  const table = given({
    setup: { players: 3 },
    seats: [{ hand: ['mana-theft'], prayer: 4 }, { prayer: 0 }, { prayer: 3 }],
  });
  table.play(0, 'play:mana-theft');
  table.always('veto', 'pass');
  expect(table.state.prayer).toEqual([5, 0, 2]);
  expect(table.told('prayer-lost').map(({ seat, lost }) => [seat, lost])).toEqual([[2, 1]]);
});

test('K-DI-2: with nothing to take and nothing to gain it cannot be played', () => {
  const table = given({ setup: FIRST_RULES, seats: [{ hand: ['mana-theft'], prayer: 11 }, { prayer: 0 }] });
  expect(table.options(0)).not.toContain('play:mana-theft');
});
