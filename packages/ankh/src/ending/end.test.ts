import { expect, test } from 'vitest';
import { conflictOn } from '../testing/battle.ts';

const GIVEN = { gods: ['isis', 'ra'] as const, pieces: { B5: 'god 0', F2: 'god 1' } };

test('A-END-1: who reaches 31 wins at once', () => {
  const table = conflictOn(8, { ...GIVEN, teams: { 1: { devotion: 30 } } });
  expect(table.state.outcome).toEqual({ winners: [1], rule: 'A-END-1' });
  expect(table.told('game-ended')).toMatchObject([{ team: 1, winners: [1], rule: 'A-END-1' }]);
});

test('A-END-3, A-END-4: after the 5th Conflict the most devotion wins, red or not', () => {
  const table = conflictOn(18, { ...GIVEN, teams: { 0: { devotion: 4 }, 1: { devotion: 9 } } });
  expect(table.state.outcome).toEqual({ winners: [1], rule: 'A-END-3' });
  expect(table.state.frames).toEqual([]);
});

test('A-END-3, A-RUL-51: a tie is broken by the stack', () => {
  const table = conflictOn(18, {
    ...GIVEN,
    pieces: { B5: 'god 0', F2: 'god 1' },
    teams: { 0: { devotion: 9 }, 1: { devotion: 9 } },
    conflict: { F5: 1, F4: 2, G5: 3 },
  });
  // Both gain 1 for domination; the second to arrive lies on top.
  expect(table.team(0).devotion).toBe(table.team(1).devotion);
  expect(table.state.outcome).toEqual({ winners: [1], rule: 'A-END-3' });
});
