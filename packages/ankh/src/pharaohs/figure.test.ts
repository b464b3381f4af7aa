import { expect, test } from 'vitest';
import { conflictOn, skirmish } from '../testing/battle.ts';
import { palaceResolved, palaceTable } from '../testing/palace.ts';
import { pharaohRegion } from './figure.ts';

const THRONE = { rooms: { throne: [1, 0] }, display: [] };
const GODS = { B5: 'god 0', G5: 'god 1' };

/** Where he may go by the Throne Room. */
function destinations(pieces: Record<string, string>, more: object = {}): readonly unknown[] {
  return palaceResolved({ pieces: { ...GODS, ...pieces }, palace: THRONE, ...more }).options();
}

test('P-FIGURE-1: he occupies his space like any figure', () => {
  const table = palaceTable({ pieces: { ...GODS, B6: 'pharaoh' } }).take('move', 'B5');
  expect(table.options()).not.toContain('B6');
  expect(table.options()).toContain('B7');
  const summon = palaceTable({ pieces: { ...GODS, B6: 'pharaoh' } }).take('summon', 'warrior');
  expect(summon.options()).not.toContain('B6');
});

test('P-FIGURE-2: he is not killed, by Plague or in defeat', () => {
  const table = skirmish(
    {
      gods: ['ra', 'isis'],
      pharaoh: 'amenhotep',
      pieces: { B5: 'god 0', A5: 'god 1', B6: 'pharaoh', B7: 'warrior 1' },
    },
    'B5',
  );
  table.play(0, 'plague-of-locusts').play(1, 'flood').always('bid', 0);
  expect(table.at('B6')).toBe('pharaoh');
  expect(table.at('B7')).toBe('');
});

test('P-FIGURE-3: he passes through everything and ends on an empty land space', () => {
  const spaces = destinations({ G6: 'pharaoh', H5: 'warrior 1', H6: 'temple', F5: 'warrior 1' });
  expect(spaces).toContain('F4'); // across the river
  expect(spaces).toContain('I6'); // over what stands on H5 and H6
  for (const taken of ['H5', 'H6', 'F5', 'G5', 'E7']) expect(spaces).not.toContain(taken);
  expect(destinations({ F7: 'pharaoh' })).toContain('E6'); // over the water E7
});

test('P-FIGURE-4: not on a city or an underworld token, but on a grey space', () => {
  const cities = destinations(
    { C4: 'pharaoh', B6: 'warrior 0' },
    { scenario: 'two-capitals', gods: ['osiris', 'isis'], underworld: ['B4'] },
  );
  expect(cities).not.toContain('D5');
  expect(cities).not.toContain('B4');
  expect(cities).toContain('C5');
  expect(cities).toContain('D4');
});

test('P-FIGURE-4: not on infantry', () => {
  const spaces = destinations({ C4: 'pharaoh', C5: 'infantry' }, { pharaoh: 'ramesses' });
  expect(spaces).not.toContain('C5');
});

test('P-FIGURE-5: he neither dominates nor contests; a region with only him in it has no figures', () => {
  const table = conflictOn(4, {
    gods: ['ra', 'isis'],
    pharaoh: 'xerxes',
    pieces: { B5: 'god 0', G5: 'god 1', F2: 'pharaoh' },
    conflict: { F2: 1, B5: 2, G5: 3 },
  });
  expect(table.told('region-reached').map(({ status }) => status)).toEqual([
    'empty',
    'dominated',
    'dominated',
  ]);
});

test('P-FIGURE-6: he does not protect figures of Isis and is not moved by Move Figures', () => {
  const table = skirmish(
    {
      gods: ['ra', 'isis'],
      pharaoh: 'amenhotep',
      pieces: { B5: 'god 0', A9: 'god 1', B7: 'pharaoh', B8: 'warrior 1' },
    },
    'B5',
  );
  table.play(0, 'chariots').play(1, 'miracle');
  expect(table.told('figure-killed')).toMatchObject([{ space: 'B8' }]);
  const move = palaceTable({ pieces: { ...GODS, B6: 'pharaoh' } }).take('move');
  expect(move.options()).toEqual(['B5', 'done']);
});

test('P-FIGURE-6: Satet does not push him, an Androsphinx does not care', () => {
  const satet = palaceTable({ pieces: { ...GODS, B7: 'satet 0', B8: 'pharaoh', B9: 'warrior 1' } });
  satet.take('move', 'B7');
  expect(satet.options()).toContain('B9');
  expect(satet.options()).not.toContain('B8');
});

test('P-FIGURE-7: his region is that of his space under the present camels', () => {
  const at = (camels: readonly string[]) => {
    const { state } = palaceTable({
      pieces: { ...GODS, H3: 'pharaoh' },
      camels,
      conflict: camels.length > 0 ? { B5: 1, F4: 2, H3: 3, G5: 4 } : { B5: 1, H3: 2, G5: 3 },
    });
    return state.conflict[pharaohRegion(state)];
  };
  expect(at([])).toBe(2);
  expect(at(['F2-G2', 'G2-G3', 'G3-H2', 'G3-H3', 'G4-H3'])).toBe(3);
});
