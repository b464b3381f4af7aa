import { chanceFrom, hash, randomAnswer } from '@ennead/kernel';
import { expect, test } from 'vitest';
import { kemet } from '../index.ts';
import { given } from '../testing/given.ts';
import { newGame, refusal } from '../testing/table.ts';

test('a position by hand names only what differs from an empty table', () => {
  const table = given({});
  expect([table.state.prayer, table.state.reserve, table.state.round, table.asked()]).toEqual([
    [5, 5],
    [12, 12],
    1,
    ['0 token'],
  ]);
});

test('what cannot be is refused with a reason', () => {
  expect(refusal(null)).toBe('A position is an object.');
  expect(refusal({ sets: [] })).toBe('A position has no field sets.');
  expect(refusal({ seats: [{ gold: 'pray' }] })).toBe('The gold token is a move or a recruit.');
  expect(refusal({ seats: [{}, {}, {}] })).toBe('There are more seats than players.');
  expect(refusal({ seats: [{ units: { sanctuary: 1 } }] })).toBe(
    'There is no sector sanctuary on this board.',
  );
  expect(refusal({ order: [0, 0] })).toBe('The order names every seat once.');
  expect(refusal({ phase: 'noon' })).toBe('A position is by day, at night or at dusk.');
  expect(refusal({ seats: [{ tiles: ['red-9'] }] })).toBe('The tile red-9 is not to be had.');
  expect(refusal({ within: { frames: [{ procedure: 'feast', at: 0, n: 0 }] } })).toContain('cannot go on');
});

test('every moment of a random game is written and read back', { timeout: 120_000 }, () => {
  for (const players of [2, 3, 4, 5]) {
    const table = newGame({ players, roundLimit: 12 }, `positions ${players}`);
    const chance = chanceFrom(`positions ${players}`);
    for (;;) {
      const written = JSON.parse(JSON.stringify(kemet.positions.write(table.state)));
      const read = kemet.positions.read(written);
      expect(read.ok && hash(read.value)).toBe(hash(table.state));
      const open = kemet.decisions(table.state);
      if (open.length === 0) break;
      const [{ seat }, option] = randomAnswer(open, chance);
      kemet.apply(table.state, seat, option, null);
    }
  }
});

test('K-DUSK-2, K-INV-8: a dusk position needs no tokens, whether or not dusk asks', () => {
  const asking = given({ phase: 'dusk', seats: [{ units: { 't-delta': 1 } }, { units: { f2: 1 } }] });
  expect(asking.asked()).toEqual(['0 delta']);
  const silent = given({ phase: 'dusk', seats: [{ units: { f1: 1 } }] });
  expect([silent.state.phase, silent.state.round]).toEqual(['night', 2]);
  const tokens = ['top-move', 'top-recruit', 'middle-move', 'middle-raise', 'bottom-red'];
  const named = given({ phase: 'dusk', seats: [{ units: { 't-delta': 1 }, tokens }] });
  expect(kemet.positions.write(named.state)).toMatchObject({ seats: [{ tokens }, {}] });
  expect(refusal({ phase: 'dusk', seats: [{ units: { 't-delta': 1 }, tokens: ['top-move'] }] })).toContain(
    'K-INV-8',
  );
});
