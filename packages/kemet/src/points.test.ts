import { expect, test } from 'vitest';
import { kemet } from './index.ts';
import { temporaryPoints, totalPoints } from './points.ts';
import { given } from './testing/given.ts';
import { controller } from './troops.ts';

test('K-CTRL-1, K-VP-2, K-TEMPLE-1: a temple scores for the player with units in it, the delta temple too', () => {
  const table = given({
    setup: { players: 3 },
    seats: [{ units: { 't-west': 1, 't-delta': 1 } }, { units: { 't-bank-w': 2, sanctuary: 2 } }],
  });
  expect([0, 1, 2].map((seat) => temporaryPoints(table.state, seat))).toEqual([2, 1, 0]);
});

test('K-CTRL-1, K-CREA-4: a creature controls nothing, so it never stands alone', () => {
  const alone = kemet.positions.read({ seats: [{ tiles: ['mummy'], creatures: { mummy: 't-west' } }] });
  expect(alone).toMatchObject({ ok: false, problem: { message: expect.stringContaining('K-INV-4') } });
});

test('K-CTRL-2, K-RUL-65: an empty own district is controlled by its owner, who has its point', () => {
  const table = given({ seats: [{ pyramids: { 'c1-a': 'red 4' } }] });
  expect([controller(table.state, 0), temporaryPoints(table.state, 0)]).toEqual([0, 1]);
});

test('K-CTRL-3, K-EX-5, K-VP-2: whoever holds the district has the pyramid: point, buying, raising, teleport', () => {
  const position = {
    seats: [
      { units: { 'c2-a': 2 }, pyramids: { 'c1-a': 'red 1' }, prayer: 11 },
      { units: { 'c2-b': 1 }, pyramids: { 'c2-a': 'red 4', 'c2-b': 'blue 3' }, prayer: 11 },
    ],
  } as const;
  const table = given(position);
  expect([temporaryPoints(table.state, 0), temporaryPoints(table.state, 1)]).toEqual([1, 0]);
  table.play(0, 'bottom-red');
  expect(table.options(0)).toContain('initiative');
  table.play(0, 'none');
  table.play(1, 'bottom-red');
  // Nothing red is left to the owner of the pyramid: the engine answers for them.
  expect(table.state.active).toBe(0);
  const raising = given({ ...position, order: [1, 0] });
  raising.play(1, 'middle-raise');
  expect(raising.options(1)).not.toContain('c2-a');
  const teleport = given(position);
  teleport.play(0, 'top-move', 'c2-a');
  expect(teleport.options(0)).toContain('teleport:t-delta');
});

test('K-VP-3: the total is permanent plus temporary and changes the moment control changes', () => {
  const table = given({ seats: [{ units: { f1: 2 }, permanent: 3 }] });
  expect(totalPoints(table.state, 0)).toBe(3);
  table.play(0, 'top-move', 'f1', 'land:t-west', 2);
  expect(totalPoints(table.state, 0)).toBe(4);
});
