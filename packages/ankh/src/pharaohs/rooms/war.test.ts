import { expect, test } from 'vitest';
import { palaceResolved } from '../../testing/palace.ts';

const TWO = { B5: 'god 0', G5: 'god 1' };
const HALL = { rooms: { war: [0, 1] } };

test('P-ROOM-2: an own monument may become a sphinx and goes to supply; its ankh token stays', () => {
  const table = palaceResolved({
    pieces: { ...TWO, H4: 'temple 1', A5: 'pyramid 0', I9: 'obelisk' },
    palace: HALL,
  });
  expect(table.decision()).toMatchObject({ seat: 1, kind: 'sphinx', options: ['H4', 'pass'] });
  const { ankhs } = table.team(1);
  table.take('H4');
  expect(table.at('H4')).toBe('sphinx 1');
  expect(table.state.supply).toEqual([9, 10, 9]);
  expect(table.team(1).ankhs).toBe(ankhs);
  expect(table.told('sphinx-placed')).toMatchObject([{ monument: 'temple', space: 'H4' }]);
});

test('P-ROOM-2, P-ROOM-7: then the riddle, with the sphinxes controlled at that moment', () => {
  const placed = palaceResolved({ pieces: { ...TWO, H4: 'temple 1', H6: 'sphinx 1' }, palace: HALL }).take(
    'H4',
  );
  expect(placed.told('riddle')).toMatchObject([{ team: 1, sphinxes: 2, pharaoh: 'amenhotep' }]);
  const declined = palaceResolved({ pieces: { ...TWO, H4: 'temple 1', H6: 'sphinx 1' }, palace: HALL });
  declined.take('pass');
  expect(declined.told('riddle')).toMatchObject([{ sphinxes: 1 }]);
  const none = palaceResolved({ pieces: { ...TWO, H4: 'temple 1' }, palace: HALL }).take('pass');
  expect(none.told('riddle')).toEqual([]);
});
