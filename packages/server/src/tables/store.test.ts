import { expect, test } from 'vitest';
import { askFrom } from './store.ts';

test('a request to go back from before such requests ended with time is over; another stands as it was', () => {
  const old = { seat: 1, keep: 2, number: 3, moment: 3, needed: [0], accepted: [] };
  expect(askFrom(JSON.stringify(old))).toEqual({ ...old, since: 0, until: 0, over: null });
  const asked = { ...old, since: 5, until: 9, over: 'refused' };
  expect(askFrom(JSON.stringify(asked))).toEqual(asked);
  expect(askFrom(null)).toBeNull();
});
