import { expect, test } from 'vitest';
import { answer, asked, factOf, offered, passAll, table } from '../testing/table.ts';

test('K-RECR-2, K-EX-27, K-PAY-2, K-PAY-3: 2 units are free, with Priest of Ra 3', () => {
  const seats = [
    { prayer: 2, tiles: ['recruiting-scribe', 'priest-of-ra'], units: { f1: 6 - 1, f2: 1 } },
  ] as const;
  const state = table({ seats });
  answer(state, 0, 'top-recruit', 'c1-a');
  expect(offered(state, 0)).toEqual([1, 2, 3, 4, 5]);
  answer(state, 0, 3, 'c1-b');
  expect(offered(state, 0)).toEqual([1, 2]);
  const facts = answer(state, 0, 2);
  expect(factOf(facts, 'paid')).toMatchObject({ price: 2, now: 0 });
  const two = table({ seats });
  answer(two, 0, 'top-recruit', 'c1-a', 2, 'done');
  expect(two.prayer[0]).toBe(2);
});

test('K-RUL-23, K-RUL-24, K-DI-5: the Scribe adds nothing to Enlistment or Reinforcements', () => {
  const state = table({ seats: [{ tiles: ['recruiting-scribe'], hand: ['enlistment'] }] });
  answer(state, 0, 'play:enlistment');
  passAll(state);
  answer(state, 0, 'c1-a', 'c1-b');
  expect(asked(state)).toEqual(['token 0']);
  const night = table({
    phase: 'night',
    round: 2,
    seats: [{ tiles: ['recruiting-scribe', 'reinforcements'] }, { permanent: 1 }],
  });
  answer(night, 0, 'c1-a', 'c1-a', 'c1-a', 'c1-b');
  expect(night.reserve[0]).toBe(8);
  expect(asked(night)).toEqual(['turn-order 0']);
});
