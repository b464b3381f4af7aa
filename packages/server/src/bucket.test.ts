import { expect, test } from 'vitest';
import { bucket, bucketsOf, isEmpty, secondsUntil, spendFrom, takeFrom } from './bucket.ts';

/** As many as are remembered. */
const MANY = 20_000;

test('a bucket fills up as time goes by, never beyond its rim', () => {
  const own = bucket(2, 4);
  expect([4, 1].map((amount) => takeFrom(own, 0, amount))).toEqual([true, false]);
  expect(secondsUntil(own, 3)).toBe(2);
  expect([takeFrom(own, 1000, 3), takeFrom(own, 1000, 2)]).toEqual([false, true]);
  // More than ever fits is taken from a full one.
  expect([takeFrom(own, 60_000, 100), takeFrom(own, 60_000)]).toEqual([true, false]);
});

test('what was used may be owed, as much as fits at most', () => {
  const own = bucket(1, 10);
  spendFrom(own, 0, 1000);
  expect([isEmpty(own, 10_000), isEmpty(own, 11_000)]).toEqual([true, false]);
});

test('a second is the least that anybody is told to wait, and what is left counts', () => {
  const own = bucket(1, 4);
  takeFrom(own, 0, 4);
  expect([secondsUntil(own), secondsUntil(own, 3)]).toEqual([1, 3]);
  expect(isEmpty(own, 1000)).toBe(false);
  expect(secondsUntil(own, 3)).toBe(2);
});

test('nothing comes in without time, nor where a clock was set back; what came in before is spent first', () => {
  const own = bucket(1000);
  expect([takeFrom(own, 5000, 1000), takeFrom(own, 5000), takeFrom(own, 4000)]).toEqual([true, false, false]);
  const other = bucket(1, 10);
  takeFrom(other, 0);
  spendFrom(other, 60_000, 10);
  expect(isEmpty(other, 60_000)).toBe(true);
});

test('everybody has a bucket of their own; where there are too many, full ones go first and then the oldest', () => {
  let now = 0;
  const of = bucketsOf(1, 2, () => now);
  const first = of('first');
  takeFrom(first, now);
  const second = of('second');
  takeFrom(second, now);
  expect([of('first'), of('second')]).toEqual([first, second]);
  expect(of('first')).toBe(first);
  for (let at = 2; at < MANY; at++) takeFrom(of(`guest ${at}`), now);
  expect(of('first')).toBe(first);
  const newer = of(`guest ${MANY - 1}`);
  of('one too many');
  expect(of('second')).toBe(second);
  expect(of('first')).not.toBe(first);
  // That one has taken the place of the next oldest; a second later all that were used are full again.
  now = 1000;
  const late = of('late');
  takeFrom(late, now);
  expect(of('second')).not.toBe(second);
  expect(of(`guest ${MANY - 1}`)).not.toBe(newer);
  expect(of('late')).toBe(late);
});
