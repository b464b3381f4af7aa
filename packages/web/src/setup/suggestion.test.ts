import { expect, test } from 'vitest';
import type { LocalSeat } from '../table/local/local-table.ts';
import type { SavedTable } from '../table/local/saved-tables.ts';
import type { Rung } from './sitters.ts';
import { suggestedRung } from './suggestion.ts';

/** A game of seat 1 against two bots. */
function played(bot: Rung, winners: readonly number[] | null, game = 'ankh'): SavedTable {
  const seats: LocalSeat[] = [
    { kind: 'bot', name: '', bot },
    { kind: 'person', name: 'Anna' },
    { kind: 'bot', name: '', bot },
  ];
  const result = winners === null ? null : { winners, rule: 'R' };
  const record = { format: 1, game, rules: 1, setup: {}, seed: 's', moves: [], result, hash: '' } as const;
  return { id: 'x', seats, record: record as unknown as SavedTable['record'], waiting: [], saved: 0 };
}

test('a win leads one rung up, but not beyond the last', () => {
  expect(suggestedRung('ankh', [played('easy', [1])])).toBe('medium');
  expect(suggestedRung('ankh', [played('expert', [1])])).toBe('expert');
});

test('two losses in a row lead one rung down, one does not', () => {
  expect(suggestedRung('ankh', [played('medium', [0])])).toBe('medium');
  expect(suggestedRung('ankh', [played('medium', [0]), played('medium', [2])])).toBe('easy');
  expect(suggestedRung('ankh', [played('medium', [0]), played('medium', [1])])).toBe('medium');
  expect(suggestedRung('ankh', [played('medium', [0]), played('hard', [2])])).toBe('medium');
  expect(suggestedRung('ankh', [played('beginner', [0]), played('beginner', [2])])).toBe('beginner');
});

test('only finished games of one person against bots of one strength count, each game by itself', () => {
  const [first, person] = played('easy', [1]).seats;
  const shared = { ...played('easy', [1]), seats: [person, person, first] as LocalSeat[] };
  const mixed = played('hard', [1]);
  const uneven = { ...mixed, seats: [first, ...mixed.seats.slice(1)] as LocalSeat[] };
  expect(
    suggestedRung('ankh', [played('easy', null), shared, uneven, played('easy', [1], 'kemet')]),
  ).toBeNull();
  expect(suggestedRung('kemet', [played('hard', [1]), played('easy', [1], 'kemet')])).toBe('medium');
});
