import { expect, test } from 'vitest';
import { answer, FIRST_RULES, factsOf, offered, passAll, table } from '../testing/table.ts';

test('K-DI-6, K-EX-35, K-PAY-4: each opponent loses 1 if there is one, the player gains 1 in total', () => {
  const state = table({
    setup: { players: 3 },
    seats: [{ hand: ['mana-theft'], prayer: 4 }, { prayer: 0 }, { prayer: 3 }],
  });
  answer(state, 0, 'play:mana-theft');
  const facts = passAll(state);
  expect(state.prayer).toEqual([5, 0, 2]);
  expect(factsOf(facts, 'prayer-lost').map(({ seat, lost }) => [seat, lost])).toEqual([[2, 1]]);
});

test('K-DI-2: with nothing to take and nothing to gain it cannot be played', () => {
  const state = table({ setup: FIRST_RULES, seats: [{ hand: ['mana-theft'], prayer: 11 }, { prayer: 0 }] });
  expect(offered(state, 0)).not.toContain('play:mana-theft');
});
