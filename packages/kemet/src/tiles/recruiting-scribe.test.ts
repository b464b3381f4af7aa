import { expect, test } from 'vitest';
import { given } from '../testing/given.ts';

test('K-RECR-2, K-EX-27, K-PAY-2, K-PAY-3: 2 units are free, with Priest of Ra 3', () => {
  const seats = [
    { prayer: 2, tiles: ['recruiting-scribe', 'priest-of-ra'], units: { f1: 6 - 1, f2: 1 } },
  ] as const;
  const table = given({ seats });
  table.play(0, 'top-recruit', 'c1-a');
  expect(table.options(0)).toEqual([1, 2, 3, 4, 5]);
  table.play(0, 3, 'c1-b');
  expect(table.options(0)).toEqual([1, 2]);
  table.play(0, 2);
  expect(table.told('paid')[0]).toMatchObject({ price: 2, now: 0 });
  const two = given({ seats });
  two.play(0, 'top-recruit', 'c1-a', 2, 'done');
  expect(two.state.prayer[0]).toBe(2);
});

test('K-RUL-23, K-RUL-24, K-DI-5: the Scribe adds nothing to Enlistment or Reinforcements', () => {
  const table = given({ seats: [{ tiles: ['recruiting-scribe'], hand: ['enlistment'] }] });
  table.play(0, 'play:enlistment');
  table.always('veto', 'pass');
  table.play(0, 'c1-a', 'c1-b');
  expect(table.asked()).toEqual(['0 token']);
  const night = given({
    phase: 'night',
    round: 2,
    seats: [{ tiles: ['recruiting-scribe', 'reinforcements'] }, { permanent: 1 }],
  });
  night.play(0, 'c1-a', 'c1-a', 'c1-a', 'c1-b');
  expect(night.state.reserve[0]).toBe(8);
  expect(night.asked()).toEqual(['0 turn-order']);
});
