import { expect, test } from 'vitest';
import { SPACES } from '../data/action-board.ts';
import { given } from '../testing/given.ts';
import type { TestTable } from '../testing/table.ts';

/** The active player places a token and takes nothing of its action. */
function place(table: TestTable, option: string): void {
  const seat = table.state.active;
  table.play(seat, option);
  for (const no of ['none', 'done'])
    if (table.state.active === seat && table.options().includes(no)) table.play(seat, no);
}

test('K-DAY-1, K-DAY-2, K-DAY-12, K-INV-8: five passes in turn order, then the end of the day', () => {
  const table = given({ setup: { players: 3 }, order: [2, 0, 1], round: 1 });
  const turns: number[] = [];
  for (const option of ['top-move', 'middle-move', 'middle-pray', 'bottom-pray', 'bottom-red'])
    for (let i = 0; i < 3; i++) {
      turns.push(table.state.active);
      expect(table.state.phase).toBe('day');
      place(table, option);
    }
  expect(turns).toEqual([2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1]);
  expect([table.state.phase, table.state.round]).toEqual(['night', 2]);
});

test('K-DAY-3: nine spaces in three rows, each taken once a day', () => {
  const table = given({});
  expect(table.options(0)).toEqual(SPACES.map(({ id }) => id));
  expect(SPACES.map(({ row, action }) => `${row} ${action}`)).toEqual([
    'top move',
    'top recruit',
    'middle move',
    'middle raise',
    'middle pray',
    'bottom pray',
    'bottom buy',
    'bottom buy',
    'bottom buy',
  ]);
  place(table, 'middle-pray');
  place(table, 'bottom-pray');
  expect(table.options(0)).not.toContain('middle-pray');
});

test('K-DAY-6, K-DAY-7, K-EX-25: with three tokens in the bottom row only top and middle are left, then only the empty row', () => {
  const table = given({
    pass: 3,
    seats: [
      { tokens: ['bottom-pray', 'bottom-white', 'bottom-red'] },
      { tokens: ['top-move', 'middle-pray', 'bottom-pray'] },
    ],
  });
  expect(table.options(0)).toEqual(['top-move', 'top-recruit', 'middle-move', 'middle-raise', 'middle-pray']);
  place(table, 'middle-pray');
  place(table, 'bottom-red');
  expect(table.options(0)).toEqual(['top-move', 'top-recruit']);
});

test('K-DAY-7, K-EX-26, K-RUL-67: the silver token counts for the rows and must then be placed in the empty one', () => {
  const table = given({
    pass: 3,
    seats: [
      { tokens: ['bottom-pray', 'bottom-white', 'bottom-red'], tiles: ['act-of-god', 'divine-will'] },
      { tokens: ['top-move', 'middle-pray', 'bottom-pray'] },
    ],
  });
  expect(table.options(0)).toContain('bottom-blue');
  place(table, 'bottom-blue');
  // The gold token on the apex fills no row.
  expect(table.options(0)).toEqual([
    'silver:top-move',
    'silver:top-recruit',
    'silver:middle-move',
    'silver:middle-raise',
    'silver:middle-pray',
    'gold:move',
    'gold:recruit',
    'end',
  ]);
  table.play(0, 'gold:recruit', 'done', 'end');
  place(table, 'bottom-red');
  expect(table.options(0).filter((option) => String(option).includes('bottom'))).toEqual([]);
  place(table, 'middle-pray');
  expect(table.options(0)).toEqual(['silver:top-move', 'silver:top-recruit']);
});

test('K-DAY-8, K-RUL-68, K-DEC-10: a token may be placed without taking the action, and where none is possible', () => {
  const table = given({ seats: [{ prayer: 0 }] });
  table.play(0, 'bottom-blue');
  // Nothing can be bought: the engine answers and ends the turn of a player without cards.
  expect([table.state.spaces[0], table.state.active]).toEqual([1 << 8, 1]);
  const declined = given({ seats: [{ units: { f1: 1 } }] });
  declined.play(0, 'top-move', 'none');
  expect([declined.state.tokens[0], declined.state.active]).toEqual([4, 1]);
});

test('K-DAY-9, K-DAY-10, K-DEC-11, K-DEC-41: cards are played at idle points, any number, a kind being one answer', () => {
  const table = given({ seats: [{ hand: ['prayer', 'prayer', 'enlistment'], prayer: 0 }, { prayer: 0 }] });
  expect(table.options(0).filter((option) => String(option).startsWith('play'))).toEqual([
    'play:prayer',
    'play:enlistment',
  ]);
  table.play(0, 'play:prayer');
  table.always('veto', 'pass');
  table.play(0, 'play:prayer');
  table.always('veto', 'pass');
  expect(table.state.prayer[0]).toBe(4);
  // After placing a token, before the first choice of its action.
  table.play(0, 'top-recruit');
  expect(table.options(0)).toContain('play:enlistment');
  table.play(0, 'c1-a');
  expect(table.options(0)).not.toContain('play:enlistment');
  table.play(0, 1, 'done');
  // After the action, before the turn ends.
  expect(table.options(0)).toEqual(['end', 'play:enlistment']);
});

test('K-DAY-9, K-RUL-44: between two steps of a Move, but not once an attack is declared', () => {
  const table = given({
    seats: [{ units: { f1: 2 }, hand: ['prayer'], tiles: ['god-speed'] }, { units: { f2: 1 } }],
  });
  table.play(0, 'top-move', 'f1', 'land:d-12', 2);
  expect(table.options(0)).toContain('play:prayer');
  table.play(0, 'land:f2', 2);
  expect(table.asked()).toEqual(['1 escape']);
  table.play(1, 'fight');
  expect([...table.options(0), ...table.options(1)]).not.toContain('play:prayer');
});

test('K-DAY-11: a turn ends only after the regular token', () => {
  const table = given({ seats: [{ hand: ['veto'], tiles: ['divine-will'] }] });
  expect(table.options(0)).not.toContain('end');
  table.play(0, 'middle-pray', 'end');
  expect(table.told('turn-ended')[0]).toMatchObject({ seat: 0 });
  expect(table.state.active).toBe(1);
});

test('K-PRAY-1, K-EX-34, K-COMP-5: Pray gives 2, at most up to 11', () => {
  const table = given({ seats: [{ prayer: 5 }, { prayer: 10 }] });
  table.play(0, 'middle-pray');
  table.play(1, 'bottom-pray');
  expect(table.state.prayer).toEqual([7, 11]);
  expect(table.told('prayer-gained')[1]).toMatchObject({
    gained: 1,
    terms: [{ source: 'base', value: 2 }],
  });
});
