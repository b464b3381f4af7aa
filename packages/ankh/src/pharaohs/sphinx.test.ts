import { expect, test } from 'vitest';
import { conflictOn, powers, skirmish } from '../testing/battle.ts';
import { palaceResolved, palaceTable } from '../testing/palace.ts';
import { sphinxSupply } from './sphinx.ts';

const FIVE = { A3: 'sphinx 0', A4: 'sphinx 0', A6: 'sphinx 0', I9: 'sphinx 1', I10: 'sphinx 1' };

test('P-SPHINX-1: a sphinx cannot be built', () => {
  const table = skirmish(
    {
      gods: ['amun', 'isis'],
      pharaoh: 'amenhotep',
      pieces: { B5: 'god 0', B6: 'warrior 1', G5: 'god 1', J9: 'pharaoh' },
      teams: { 0: { followers: 5 } },
    },
    'B5',
  );
  table.play(0, 'no', 'build-monument').play(1, 'miracle');
  expect(table.options(0)).toEqual(['obelisk', 'temple', 'pyramid', 'pass']);
});

test('P-SPHINX-2: it counts as obelisk, temple and pyramid for attuned powers', () => {
  const pyramid = palaceTable({
    pieces: { B5: 'god 0', I9: 'sphinx 0', G5: 'god 1' },
    teams: { 0: { powers: powers('pyramid-attuned') } },
  }).take('summon', 'warrior', 'H9');
  expect(pyramid.told('figure-summoned')).toMatchObject([{ slot: 'pyramid I9' }]);
  const temple = skirmish(
    {
      gods: ['ra', 'isis'],
      pharaoh: 'amenhotep',
      pieces: { B5: 'god 0', B6: 'sphinx 0', A5: 'god 1', J9: 'pharaoh' },
      teams: { 0: { powers: powers('temple-attuned') } },
    },
    'B5',
  )
    .play(0, 'flood')
    .play(1, 'flood');
  expect(temple.told('strength')[0]?.terms).toContainEqual({ source: 'temple-attuned', value: 2 });
});

test('P-SPHINX-3: for majorities it is a kind of its own', () => {
  const table = conflictOn(4, {
    gods: ['ra', 'isis'],
    pharaoh: 'amenhotep',
    pieces: {
      B5: 'god 0',
      A6: 'sphinx 0',
      B7: 'obelisk 0',
      B8: 'temple 0',
      B9: 'pyramid 0',
      G5: 'god 1',
      J9: 'pharaoh',
    },
    conflict: { B5: 1, F2: 2, G5: 3 },
  });
  const [majorities] = table.told('majorities');
  expect(majorities?.kinds.map(({ monument }) => monument)).toEqual([
    'obelisk',
    'temple',
    'pyramid',
    'sphinx',
  ]);
  expect(table.told('devotion')[0]).toMatchObject({ team: 0, amount: 4, source: 'majorities' });
});

test('P-SPHINX-4: for Gain Followers it is one monument', () => {
  const table = palaceTable({ pieces: { B5: 'god 0', A6: 'sphinx 0', G5: 'god 1' } }).take('gain');
  expect(table.team(0).followers).toBe(2);
});

test('P-SPHINX-5: an enemy’s sphinx is taken only when no neutral monument exists', () => {
  const pieces = { B5: 'god 0', A6: 'sphinx 1', G5: 'god 1' };
  const barred = palaceResolved({ pieces: { ...pieces, H9: 'temple' } });
  expect(barred.at('A6')).toBe('sphinx 1');
  const taken = palaceResolved({ pieces });
  expect(taken.at('A6')).toBe('sphinx 0');
});

test('P-SETUP-4, P-SPHINX-6: five in all; with none in supply none can be placed', () => {
  const pieces = { B5: 'god 0', G5: 'god 1', B6: 'temple 0' };
  const palace = { rooms: { war: [1, 0] } };
  expect(sphinxSupply(palaceTable({ pieces }).state)).toBe(5);
  const none = palaceResolved({ pieces: { ...pieces, ...FIVE }, palace });
  expect(sphinxSupply(none.state)).toBe(0);
  expect(none.told('sphinx-placed')).toEqual([]);
  expect(none.decision().kind).not.toBe('sphinx');
});

test('P-SPHINX-6: a destroyed sphinx is in supply again', () => {
  const table = conflictOn(4, {
    gods: ['ra', 'isis'],
    pharaoh: 'amenhotep',
    guardians: ['satet', 'mummy', 'giant-scorpion'],
    pieces: { B5: 'god 0', G5: 'god 1', H6: 'giant-scorpion 1', H5: 'sphinx 0', J9: 'pharaoh' },
  });
  expect(table.told('monument-destroyed')).toMatchObject([{ monument: 'sphinx', team: 0 }]);
  expect(sphinxSupply(table.state)).toBe(5);
  expect(table.team(0).ankhs).toBe(9);
});

test('P-SPHINX-7: a sphinx is not replaced by a sphinx', () => {
  const table = palaceResolved({
    pieces: { B5: 'god 0', G5: 'god 1', A6: 'sphinx 0', B6: 'obelisk 0' },
    palace: { rooms: { war: [1, 0] } },
  });
  expect(table.options()).toEqual(['B6', 'pass']);
  table.take('B6');
  expect(table.told('monument-destroyed')).toEqual([]);
  expect(table.told('monument-built')).toEqual([]);
});

test('P-EX-5: obelisks tie, one has temples, the other sphinxes; it serves Obelisk-Attuned and Resplendent', () => {
  const west = { B5: 'god 0', A5: 'god 1', A6: 'obelisk 0', B6: 'sphinx 0', A8: 'obelisk 1', B8: 'temple 1' };
  const setup = {
    gods: ['ra', 'isis'] as const,
    pharaoh: 'amenhotep' as const,
    pieces: { ...west, I6: 'obelisk 0', J9: 'pharaoh' },
    teams: { 0: { powers: powers('obelisk-attuned', 'resplendent') } },
  };
  const table = skirmish(setup, 'B5');
  expect(table.asked()).toEqual(['0 obelisk-figure']);
  table.play(0, 'B5');
  // Beside the obelisk A6 and beside the sphinx B6.
  expect(table.options(0)).toContain('A7');
  expect(table.options(0)).toContain('B7');
  table.play(0, 'B7', 'flood').play(1, 'flood');
  expect(table.told('devotion').filter(({ source }) => source === 'majorities')).toMatchObject([
    { amount: 1 },
    { amount: 1 },
  ]);
  expect(table.told('strength')[0]?.terms).toContainEqual({ source: 'resplendent', value: 2 });
});
