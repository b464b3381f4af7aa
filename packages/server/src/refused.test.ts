import { expect, test } from 'vitest';
import { noSuchPerson, noSuchTable, noSuchTournament, notSignedIn, notYourSeat, Refused } from './refused.ts';

test('a refusal does not look for where it comes from, and leaves that to other errors', () => {
  const { stackTraceLimit } = Error;
  expect(new Refused('a-code', 'A sentence.').stack).not.toMatch(/\n\s+at /);
  expect(Error.stackTraceLimit).toBe(stackTraceLimit);
  expect(new Error('other').stack).toMatch(/\n\s+at /);
});

test('it says what, why, and when to come back where that helps', () => {
  expect(new Refused('a-code', 'A sentence.')).toMatchObject({
    code: 'a-code',
    message: 'A sentence.',
    status: 409,
    retryAfter: undefined,
  });
  expect(new Refused('a-code', 'A sentence.', 429, 7)).toMatchObject({ status: 429, retryAfter: 7 });
  const all = [notSignedIn(), noSuchTable(), notYourSeat(), noSuchTournament(), noSuchPerson()];
  expect(all.map(({ code, status }) => `${code} ${status}`)).toEqual([
    'not-signed-in 401',
    'no-such-table 404',
    'not-your-seat 403',
    'no-such-tournament 404',
    'no-such-person 404',
  ]);
});
