import { missing } from '@ennead/kernel';
import { expect, test } from 'vitest';
import { conflictOn, powers, skirmish } from '../testing/battle.ts';
import { palaceResolved, palaceTable } from '../testing/palace.ts';
import { pharaohOf } from './state.ts';

const RULES = { gods: ['ra', 'isis'] as const, pharaoh: 'ramesses' as const };

test('P-RAM-2, P-RAM-3: infantry keep everything off their space and may be passed through', () => {
  const pieces = { B5: 'god 0', B6: 'infantry', G5: 'god 1' };
  const move = palaceTable({ ...RULES, pieces }).take('move', 'B5');
  expect(move.options()).not.toContain('B6');
  expect(move.options()).toContain('B8');
  const summon = palaceTable({ ...RULES, pieces }).take('summon', 'warrior');
  expect(summon.options()).not.toContain('B6');
  const build = skirmish(
    {
      ...RULES,
      pieces: { ...pieces, A5: 'warrior 1', J9: 'pharaoh' },
      teams: { 0: { followers: 5 } },
    },
    'B5',
  )
    .play(0, 'build-monument')
    .play(1, 'flood')
    .play(0, 'temple');
  expect(build.options(0)).not.toContain('B6');
  expect(build.options(0)).toContain('B7');
});

test('P-RAM-2: no underworld token either', () => {
  const table = skirmish(
    {
      gods: ['osiris', 'isis'],
      pharaoh: 'ramesses',
      pieces: { B5: 'god 0', A5: 'god 1', B7: 'infantry', J9: 'pharaoh' },
    },
    'B5',
  )
    .play(0, 'flood')
    .play(1, 'chariots')
    .play(0, 'new');
  expect(table.options(0)).not.toContain('B7');
  expect(table.options(0)).toContain('B8');
});

test('P-RAM-3: they are no figures and no monuments, and nothing kills them', () => {
  const table = skirmish(
    { ...RULES, pieces: { B5: 'god 0', A5: 'god 1', B7: 'infantry', A8: 'warrior 1', J9: 'pharaoh' } },
    'B5',
  )
    .play(0, 'plague-of-locusts')
    .play(1, 'flood')
    .always('bid', 0);
  expect(table.told('figure-killed')).toMatchObject([{ space: 'A8' }]);
  expect(table.at('B7')).toBe('infantry');
  const gain = palaceTable({ ...RULES, pieces: { B5: 'god 0', B6: 'infantry', G5: 'god 1' } }).take('gain');
  expect(gain.team(0).followers).toBe(1);
  const control = palaceResolved({ ...RULES, pieces: { B5: 'god 0', B6: 'infantry', G5: 'god 1' } });
  expect(control.told('event-without-effect')).toHaveLength(1);
});

test('P-EX-8, P-RAM-4: beside infantry no strength, whatever it would be; across a river nothing is lost', () => {
  const table = skirmish(
    {
      ...RULES,
      pieces: {
        G6: 'infantry',
        G7: 'god 0',
        H5: 'warrior 0',
        F5: 'warrior 1',
        H8: 'god 1',
        H9: 'temple 0',
        I9: 'temple 0',
        J8: 'temple 0',
        J9: 'pharaoh',
      },
      teams: { 0: { powers: powers('resplendent') } },
    },
    'G7',
  )
    .play(0, 'chariots')
    .play(1, 'flood');
  const [own] = table.told('strength');
  expect(own).toMatchObject({ team: 0, total: 3, figures: 2 });
  expect(own?.terms.filter(({ neutralised }) => neutralised)).toHaveLength(2);
  const west = skirmish(
    { ...RULES, pieces: { G6: 'infantry', F5: 'warrior 1', E6: 'god 0', A5: 'god 1', J9: 'pharaoh' } },
    'F5',
  )
    .play(0, 'flood')
    .play(1, 'flood');
  expect(west.told('strength').find(({ team }) => team === 1)?.total).toBe(2);
});

test('P-RAM-4: a figure on water beside infantry has none in any battle; temples still count', () => {
  const water = skirmish(
    {
      ...RULES,
      guardians: ['satet', 'apep', 'giant-scorpion'],
      pieces: { F7: 'infantry', E7: 'apep 0', B5: 'god 1', G9: 'god 0', J9: 'pharaoh' },
    },
    'B5',
  )
    .play(0, 'chariots')
    .play(1, 'flood');
  expect(water.told('strength')[0]).toMatchObject({ team: 0, total: 3, figures: 1 });
  const temple = skirmish(
    {
      ...RULES,
      pieces: { B5: 'god 0', B6: 'temple 0', A5: 'god 1', B4: 'infantry', J9: 'pharaoh' },
      teams: { 0: { powers: powers('temple-attuned') } },
    },
    'B5',
  )
    .play(0, 'flood')
    .play(1, 'flood');
  expect(temple.told('strength')[0]).toMatchObject({ team: 0, total: 2 });
});

const EAST = { B5: 'god 0', G5: 'god 1', I9: 'pharaoh', B7: 'infantry', B8: 'infantry' };

test('P-RAM-7, P-RAM-5: at the end of a marked Conflict the last in devotion moves him and musters; the token leaves', () => {
  const table = conflictOn(4, {
    ...RULES,
    pieces: EAST,
    teams: { 0: { devotion: 3 }, 1: { devotion: 9 } },
    conflict: { B5: 1, F2: 2, G5: 3 },
  });
  expect(table.asked()).toEqual(['0 pharaoh-to']);
  expect(table.decision(0).about).toBe(3);
  table.play(0, 'H7');
  expect(table.told('infantry-removed')).toMatchObject([{ spaces: ['B7', 'B8'] }]);
  expect(table.asked()).toEqual(['0 infantry-to']);
  expect(table.options(0)).toContain('I9');
  expect(table.options(0)).not.toContain('B7');
  table.play(0, 'I9', 'H8', 'G8');
  expect(table.told('pharaoh-token')).toMatchObject([{ conflict: 1, destination: 'box' }]);
  expect(pharaohOf(table.state).marked).toEqual([2, 3, 4]);
  expect(table.told('infantry-placed')).toHaveLength(3);
});

test('P-RAM-5: four infantry with four or five starting players', () => {
  const table = conflictOn(4, {
    gods: ['ra', 'isis', 'amun', 'anubis'],
    pharaoh: 'ramesses',
    pieces: { B5: 'god 0', G5: 'god 1', F2: 'god 2', C2: 'god 3', I9: 'pharaoh' },
    conflict: { B5: 1, F2: 2, G5: 3 },
    camels: [],
  });
  table
    .always('card', 'flood')
    .always('gate-token', 'pass')
    .always('tie-breaker', 'no')
    .always('two-cards', 'no');
  while (table.asked()[0]?.endsWith('pharaoh-to') === false) {
    const [seat] = (table.asked()[0] ?? missing()).split(' ').map(Number);
    table.play(seat as number, table.options(seat as number)[0] as string);
  }
  const seat = Number((table.asked()[0] ?? missing()).split(' ')[0]);
  table.play(seat, 'stay');
  expect(table.decision(seat)).toMatchObject({ kind: 'infantry-to', about: 4 });
});

test('P-EX-9, P-RAM-6: as many as fit must be placed, the rest is not', () => {
  const island = ['F2-G2', 'G2-G3', 'G3-H2', 'G3-H3', 'G4-H3'];
  const table = conflictOn(4, {
    gods: ['ra', 'isis', 'amun'],
    pharaoh: 'ramesses',
    camels: island,
    conflict: { B5: 1, F4: 2, H3: 3, G5: 4 },
    pieces: {
      B5: 'god 0',
      G5: 'god 1',
      F4: 'god 2',
      H3: 'pharaoh',
      G2: 'temple',
      I2: 'temple',
      I3: 'temple',
    },
    teams: { 0: { devotion: 1 }, 1: { devotion: 2 }, 2: { devotion: 3 } },
  });
  table.play(0, 'stay', 'J2');
  // The last empty space of the region took one without a question, the third infantry found none.
  expect(table.told('infantry-placed').map(({ space }) => space)).toEqual(['J2', 'H2']);
  expect(table.told('pharaoh-token')).toHaveLength(1);
});

test('P-RAM-7: not at the end of the 5th Conflict, nor of one whose token is gone', () => {
  const table = conflictOn(8, {
    ...RULES,
    pieces: EAST,
    palace: { marked: [3, 4] },
    conflict: { B5: 1, F2: 2, G5: 3 },
  });
  expect(table.asked()).toEqual(['0 action']);
});

test('P-RAM-8: other moves of the pharaoh do not muster', () => {
  const table = palaceResolved({
    ...RULES,
    pieces: EAST,
    palace: { rooms: { throne: [1, 0] }, display: [] },
  }).take('H8');
  expect(table.told('infantry-removed')).toEqual([]);
  expect(table.at('B7')).toBe('infantry');
});

test('P-RAM-9: the riddle turns infantry into followers, one for each sphinx, if liked', () => {
  const riddle = {
    ...RULES,
    pieces: { ...EAST, A6: 'sphinx 0', A8: 'sphinx 0' },
    palace: { rooms: { war: [1, 0] } },
  };
  const table = palaceResolved(riddle);
  expect(table.decision()).toMatchObject({
    seat: 0,
    kind: 'take-infantry',
    options: ['B7', 'B8', 'pass'],
    about: 2,
  });
  const before = table.team(0).followers;
  table.take('B8', 'B7');
  expect(table.team(0).followers).toBe(before + 2);
  expect([table.at('B7'), table.at('B8')]).toEqual(['', '']);
  const declined = palaceResolved(riddle).take('B8', 'pass');
  expect(declined.at('B7')).toBe('infantry');
});
