import { expect, test } from 'vitest';
import { given } from '../testing/given.ts';

test('K-RAISE-1, K-RAISE-3, K-EX-1: from 2 to 3 costs 3', () => {
  const table = given({ seats: [{ prayer: 3, pyramids: { 'c1-a': 'red 2' } }] });
  table.play(0, 'middle-raise', 'c1-a', 3);
  expect([table.state.prayer[0], table.state.pyramidLevel[0]]).toEqual([0, 3]);
});

test('K-RAISE-3, K-EX-2, K-DEC-15, K-PAY-1: from 1 to 3 costs 5; levels that cannot be paid are not offered', () => {
  const table = given({ seats: [{ prayer: 5, pyramids: { 'c1-a': 'red 1' } }] });
  table.play(0, 'middle-raise', 'c1-a');
  expect(table.options(0)).toEqual([2, 3, 'none']);
  table.play(0, 3);
  expect(table.told('paid')[0]).toMatchObject({ price: 5, now: 0 });
  expect(table.told('pyramid-raised')[0]).toMatchObject({ from: 1, level: 3, colour: 'red', owner: 0 });
});

test('K-RAISE-2, K-DEC-14, K-RUL-63: own pyramids while controlled, foreign ones that are held, new ones', () => {
  const table = given({
    seats: [
      { prayer: 11, units: { 'c2-b': 1 }, pyramids: { 'c1-a': 'red 1', 'c1-b': 'blue 4' } },
      { units: { 'c1-a': 1 }, pyramids: { 'c2-a': 'white 1', 'c2-b': 'red 2' }, prayer: 11 },
    ],
  });
  table.play(0, 'middle-raise');
  expect(table.options(0)).toEqual(['c2-b', 'new:white', 'none']);
  table.play(0, 'c2-b', 3);
  expect(table.state.pyramidLevel[4]).toBe(3);
  table.play(1, 'middle-raise');
  // Held by seat 0: c2-b. Held by seat 1: c1-a.
  expect(table.options(1)).toEqual(['c1-a', 'c2-a', 'new:blue', 'none']);
});

test('K-RAISE-4, K-DEC-16, K-RUL-64: a new pyramid goes to a free own district without an enemy', () => {
  const table = given({
    seats: [{ prayer: 11, pyramids: { 'c1-a': 'red 1' }, units: { 'c1-b': 1 } }, { units: { 'c1-c': 1 } }],
  });
  table.play(0, 'middle-raise', 'new:white', 2);
  expect([table.state.pyramidColour[1], table.state.pyramidLevel[1], table.state.prayer[0]]).toEqual([
    0, 2, 8,
  ]);
  const open = given({ seats: [{ prayer: 11 }] });
  open.play(0, 'middle-raise', 'new:white', 1);
  expect([open.asked(), open.options(0)]).toEqual([['0 new-district'], ['c1-a', 'c1-b', 'c1-c']]);
});

test('K-RUL-64: with enemies in every free district no new pyramid is offered', () => {
  const table = given({
    seats: [{ prayer: 11, pyramids: { 'c1-a': 'red 1' } }, { units: { 'c1-b': 1, 'c1-c': 1 } }],
  });
  table.play(0, 'middle-raise');
  expect(table.options(0)).toEqual(['c1-a', 'none']);
});

test('K-RAISE-5: level 4 is the highest', () => {
  const table = given({ seats: [{ prayer: 11, pyramids: { 'c1-a': 'red 3' } }] });
  table.play(0, 'middle-raise', 'c1-a');
  expect(table.options(0)).toEqual([4, 'none']);
});
