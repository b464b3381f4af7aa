import { expect, test } from 'vitest';
import { SPACES } from '../data/action-board.ts';
import type { KemetState } from '../state.ts';
import { answer, asked, factOf, factsOf, offered, passAll, table } from '../testing/table.ts';

/** The active player places a token and takes nothing of its action. */
function place(state: KemetState, option: string): void {
  const seat = state.active;
  answer(state, seat, option);
  for (const no of ['none', 'done']) if (offered(state, seat).includes(no)) answer(state, seat, no);
}

test('K-DAY-1, K-DAY-2, K-DAY-12, K-INV-8: five passes in turn order, then the end of the day', () => {
  const state = table({ setup: { players: 3 }, order: [2, 0, 1], round: 1 });
  const turns: number[] = [];
  for (const option of ['top-move', 'middle-move', 'middle-pray', 'bottom-pray', 'bottom-red'])
    for (let i = 0; i < 3; i++) {
      turns.push(state.active);
      expect(state.phase).toBe('day');
      place(state, option);
    }
  expect(turns).toEqual([2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1]);
  expect([state.phase, state.round]).toEqual(['night', 2]);
});

test('K-DAY-3: nine spaces in three rows, each taken once a day', () => {
  const state = table({});
  expect(offered(state, 0)).toEqual(SPACES.map(({ id }) => id));
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
  place(state, 'middle-pray');
  place(state, 'bottom-pray');
  expect(offered(state, 0)).not.toContain('middle-pray');
});

test('K-DAY-6, K-DAY-7, K-EX-25: with three tokens in the bottom row only top and middle are left, then only the empty row', () => {
  const state = table({
    pass: 3,
    seats: [
      { tokens: ['bottom-pray', 'bottom-white', 'bottom-red'] },
      { tokens: ['top-move', 'middle-pray', 'bottom-pray'] },
    ],
  });
  expect(offered(state, 0)).toEqual([
    'top-move',
    'top-recruit',
    'middle-move',
    'middle-raise',
    'middle-pray',
  ]);
  place(state, 'middle-pray');
  place(state, 'bottom-red');
  expect(offered(state, 0)).toEqual(['top-move', 'top-recruit']);
});

test('K-DAY-7, K-EX-26, K-RUL-67: the silver token counts for the rows and must then be placed in the empty one', () => {
  const state = table({
    pass: 3,
    seats: [
      { tokens: ['bottom-pray', 'bottom-white', 'bottom-red'], tiles: ['act-of-god', 'divine-will'] },
      { tokens: ['top-move', 'middle-pray', 'bottom-pray'] },
    ],
  });
  expect(offered(state, 0)).toContain('bottom-blue');
  place(state, 'bottom-blue');
  // The gold token on the apex fills no row.
  expect(offered(state, 0)).toEqual([
    'silver:top-move',
    'silver:top-recruit',
    'silver:middle-move',
    'silver:middle-raise',
    'silver:middle-pray',
    'gold:move',
    'gold:recruit',
    'end',
  ]);
  answer(state, 0, 'gold:recruit', 'done', 'end');
  place(state, 'bottom-red');
  expect(offered(state, 0).filter((option) => String(option).includes('bottom'))).toEqual([]);
  place(state, 'middle-pray');
  expect(offered(state, 0)).toEqual(['silver:top-move', 'silver:top-recruit']);
});

test('K-DAY-8, K-RUL-68, K-DEC-10: a token may be placed without taking the action, and where none is possible', () => {
  const state = table({ seats: [{ prayer: 0 }] });
  answer(state, 0, 'bottom-blue');
  // Nothing can be bought: the engine answers and ends the turn of a player without cards.
  expect([state.spaces[0], state.active]).toEqual([1 << 8, 1]);
  const declined = table({ seats: [{ units: { f1: 1 } }] });
  answer(declined, 0, 'top-move', 'none');
  expect([declined.tokens[0], declined.active]).toEqual([4, 1]);
});

test('K-DAY-9, K-DAY-10, K-DEC-11, K-DEC-41: cards are played at idle points, any number, a kind being one answer', () => {
  const state = table({ seats: [{ hand: ['prayer', 'prayer', 'enlistment'], prayer: 0 }, { prayer: 0 }] });
  expect(offered(state, 0).filter((option) => String(option).startsWith('play'))).toEqual([
    'play:prayer',
    'play:enlistment',
  ]);
  answer(state, 0, 'play:prayer');
  passAll(state);
  answer(state, 0, 'play:prayer');
  passAll(state);
  expect(state.prayer[0]).toBe(4);
  // After placing a token, before the first choice of its action.
  answer(state, 0, 'top-recruit');
  expect(offered(state, 0)).toContain('play:enlistment');
  answer(state, 0, 'c1-a');
  expect(offered(state, 0)).not.toContain('play:enlistment');
  answer(state, 0, 1, 'done');
  // After the action, before the turn ends.
  expect(offered(state, 0)).toEqual(['end', 'play:enlistment']);
});

test('K-DAY-9, K-RUL-44: between two steps of a Move, but not once an attack is declared', () => {
  const state = table({
    seats: [{ units: { f1: 2 }, hand: ['prayer'], tiles: ['god-speed'] }, { units: { f2: 1 } }],
  });
  answer(state, 0, 'top-move', 'f1', 'land:d-12', 2);
  expect(offered(state, 0)).toContain('play:prayer');
  answer(state, 0, 'land:f2', 2);
  expect(asked(state)).toEqual(['escape 1']);
  answer(state, 1, 'fight');
  expect([...offered(state, 0), ...offered(state, 1)]).not.toContain('play:prayer');
});

test('K-DAY-11: a turn ends only after the regular token', () => {
  const state = table({ seats: [{ hand: ['veto'], tiles: ['divine-will'] }] });
  expect(offered(state, 0)).not.toContain('end');
  const facts = answer(state, 0, 'middle-pray', 'end');
  expect(factOf(facts, 'turn-ended')).toMatchObject({ seat: 0 });
  expect(state.active).toBe(1);
});

test('K-PRAY-1, K-EX-34, K-COMP-5: Pray gives 2, at most up to 11', () => {
  const state = table({ seats: [{ prayer: 5 }, { prayer: 10 }] });
  answer(state, 0, 'middle-pray');
  const facts = answer(state, 1, 'bottom-pray');
  expect(state.prayer).toEqual([7, 11]);
  expect(factsOf(facts, 'prayer-gained')[0]).toMatchObject({
    gained: 1,
    terms: [{ source: 'base', value: 2 }],
  });
});
