import { expect, test } from 'vitest';
import { trappedBy } from '../gods/kept.ts';
import { conflictOn } from '../testing/battle.ts';
import { syncretism } from './syncretism.ts';

const FIVE = {
  scenario: 'syncretism',
  gods: ['amun', 'isis', 'ra', 'osiris', 'anubis'] as const,
  // Figures of three teams in each region would fight; gods alone on water-locked corners do not matter here.
  pieces: { B1: 'god 0', B2: 'god 1', C2: 'god 2', D2: 'god 3', E2: 'god 4' },
  teams: {
    0: { devotion: 22 },
    1: { devotion: 18 },
    2: { devotion: 15 },
    3: { devotion: 15 },
    4: { devotion: 9 },
  },
  ladder: [4, 3, 2, 1, 0],
};

/** All fight in one region with the same card and tie: nobody gains and nobody wins. */
function thirdConflict() {
  const table = conflictOn(12, { ...FIVE, turn: 0 });
  for (const seat of [0, 1, 2, 3, 4]) if (table.asked().includes(`${seat} card`)) table.play(seat, 'miracle');
  return table
    .always('two-cards', 'no')
    .always('card', 'miracle')
    .always('tie-breaker', 'no')
    .always('gate-token', 'pass');
}

test('S-SYNC-1, S-SYNC-2: one follower on the third Conflict; three regions, no camels', () => {
  expect(syncretism.eventFollowers).toEqual({ 12: 1 });
  expect(syncretism.layouts.map(({ players, camels }) => [players, camels])).toEqual([[5, []]]);
});

test('S-EX-15, S-SYNC-3, S-SYNC-4, S-SYNC-5: second with fourth, third with fifth; the lower pair takes the follower', () => {
  const table = thirdConflict();
  expect(table.told('gods-merged').map(({ upper, lower, devotion }) => [upper, lower, devotion])).toEqual([
    [1, 3, 15],
    [2, 4, 9],
  ]);
  expect(table.state.ladder).toEqual([2, 1, 0]);
  expect(table.told('followers').filter(({ source }) => source === 'syncretism')).toMatchObject([
    { team: 2, amount: 1 },
  ]);
});

test('S-SYNC-6: three teams on five seats play on in the old order', () => {
  const table = thirdConflict();
  expect(table.state.teamOf).toEqual([0, 1, 2, 1, 2]);
});

test('S-SYNC-7: each merge treats the trapped warriors for itself', () => {
  const table = conflictOn(12, { ...FIVE, turn: 0, trapped: [2, 3, 0] });
  table.always('two-cards', 'no');
  for (const seat of [0, 1, 2, 3, 4]) if (table.asked().includes(`${seat} card`)) table.play(seat, 'miracle');
  table.always('tie-breaker', 'no').always('gate-token', 'pass');
  // Osiris's warrior left with him; Ra's came back to the pool of Ra and Anubis; Amun's stays trapped.
  expect(trappedBy(table.state)).toEqual([0]);
  expect(table.team(2).warriors).toBe(6);
});
