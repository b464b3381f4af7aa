import { expect, test } from 'vitest';
import { conflictOn, powers, skirmish } from '../testing/battle.ts';
import { given } from '../testing/given.ts';
import { gatesOf } from './kept.ts';

const GIVEN = {
  gods: ['osiris', 'ra'] as const,
  pieces: { B2: 'god 0', B5: 'warrior 0', F2: 'god 1', G2: 'temple' },
};

test('A-OSIRIS-1, A-OSIRIS-2, A-OSIRIS-3, A-RUL-49: a loss lays a token on empty land of the region', () => {
  const table = skirmish({ ...GIVEN, underworld: ['F3'] }, 'F2')
    .play(0, 'miracle')
    .play(1, 'chariots');
  expect(table.options(0)).toEqual(['F3', 'new', 'pass']);
  table.play(0, 'new');
  const spaces = table.options(0);
  for (const barred of ['B2', 'F2', 'G2', 'F3', 'F1', 'B5']) expect(spaces).not.toContain(barred);
  expect(spaces).toHaveLength(22 - 4);
  table.play(0, 'E4');
  expect(table.told('underworld-token-placed')).toMatchObject([{ team: 0, space: 'E4' }]);
  expect(gatesOf(table.state)).toHaveLength(2);
});

test('A-OSIRIS-2, A-OSIRIS-3, A-OSIRIS-4: or one on the board moves there, from under a figure too', () => {
  const table = skirmish({ ...GIVEN, underworld: ['B5'] }, 'F2')
    .play(0, 'miracle')
    .play(1, 'chariots');
  table.play(0, 'B5', 'E4');
  expect(table.at('B5')).toBe('warrior 0');
  expect(table.told('underworld-token-placed')).toMatchObject([{ from: 'B5', space: 'E4' }]);
  expect(gatesOf(table.state)).toHaveLength(1);
});

test('A-OSIRIS-1: there are three', () => {
  const table = skirmish({ ...GIVEN, underworld: ['B6', 'B7', 'B8'] }, 'F2');
  table.play(0, 'miracle').play(1, 'chariots');
  expect(table.options(0)).toEqual(['B6', 'B7', 'B8', 'pass']);
});

test('A-OSIRIS-2: not when he wins', () => {
  const table = skirmish(GIVEN, 'F2').play(0, 'chariots').play(1, 'miracle');
  expect(table.asked()).toEqual(['0 action']);
});

test('A-BAT-2, A-OSIRIS-2: also when he has no figure left', () => {
  const table = skirmish(
    {
      ...GIVEN,
      pieces: { F3: 'warrior 0', B5: 'god 0', F2: 'god 1' },
      teams: { 0: { followers: 0 }, 1: { followers: 0 } },
    },
    'F2',
  );
  table.play(0, 'miracle').play(1, 'plague-of-locusts');
  expect(table.asked()).toEqual(['0 gate-token']);
});

test('A-OSIRIS-5, A-OSIRIS-6, A-RUL-48: one more figure through a gate in each Summon action', () => {
  const table = given({ ...GIVEN, underworld: ['I5', 'I10', 'B4'] }).play(0, 'summon', 'warrior');
  for (const gate of ['I5', 'I10', 'B4']) expect(table.options(0)).toContain(gate);
  table.play(0, 'I5', 'warrior');
  expect(table.told('figure-summoned')[0]).toMatchObject({ slot: 'gate', rule: 'A-OSIRIS-5' });
  // The gate is used up: I10 is out of reach, B4 is beside his warrior.
  expect(table.options(0)).not.toContain('I10');
  expect(table.options(0)).toContain('B4');
  table.play(0, 'B4');
  expect(table.asked()).toEqual(['0 second-action']);
});

test('A-OSIRIS-5, A-SUM-4: the gate can be saved for a space out of reach, where the regular summon serves as well', () => {
  const table = given({ ...GIVEN, underworld: ['I5', 'B4'] }).play(0, 'summon', 'warrior', 'B4');
  expect(table.options(0)).toEqual(['regular', 'gate']);
  table.play(0, 'regular', 'warrior');
  expect(table.at('I5')).toBe('warrior 0');
});

test('A-OSIRIS-6, A-OSIRIS-7: his figures enter such spaces, others only pass through', () => {
  const own = given({ ...GIVEN, underworld: ['B4', 'C4'] }).play(0, 'move', 'B5');
  expect(own.options(0)).toContain('B4');
  const other = given({
    gods: ['ra', 'osiris'],
    pieces: { A2: 'god 0', F2: 'god 1' },
    underworld: ['A3'],
  });
  other.play(0, 'move', 'A2');
  expect(other.options(0)).not.toContain('A3');
  expect(other.options(0)).toContain('A4');
});

test('A-OSIRIS-9: forgotten, his tokens leave the game', () => {
  const table = conflictOn(16, {
    gods: ['osiris', 'ra', 'isis'],
    pieces: { B5: 'god 0', F2: 'god 1', G5: 'god 2' },
    underworld: ['B6', 'F3'],
    teams: { 1: { devotion: 24 }, 2: { devotion: 25 } },
  });
  expect(gatesOf(table.state)).toEqual([]);
});

test('A-OSIRIS-9, A-MRG-12, A-MRG-19: as the lower god of a merge they stay, and the merged team loses them a gate', () => {
  const table = conflictOn(12, {
    gods: ['osiris', 'ra', 'isis'],
    pieces: { B5: 'god 0', F2: 'god 1', G5: 'god 2' },
    underworld: ['B6', 'F3'],
    teams: { 0: { devotion: 1 }, 1: { devotion: 4 }, 2: { devotion: 9 } },
  });
  expect(table.told('gods-merged')).toMatchObject([{ upper: 1, lower: 0 }]);
  expect(gatesOf(table.state)).toHaveLength(2);

  const lost = skirmish(
    {
      gods: ['osiris', 'ra', 'isis'],
      seats: [1, 1, 2],
      pieces: { F2: 'god 1', C2: 'god 2', G2: 'warrior 1', H2: 'obelisk 1' },
      underworld: ['F3', 'H3'],
      teams: { 1: { lower: 'osiris', powers: powers('obelisk-attuned') } },
      turn: 1,
    },
    'F2',
  );
  lost.play(1, 'G2');
  expect(lost.options(1)).toContain('H3');
  lost.play(1, 'H3', 'pass', 'miracle').play(2, 'chariots');
  expect(lost.asked()).toEqual(['1 gate-token']);
});
