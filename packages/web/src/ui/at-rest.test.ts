// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { atRest } from './at-rest.ts';

let visibility: DocumentVisibilityState = 'visible';
const done: string[] = [];
const doing = (what: string) => () => done.push(what);

beforeEach(() => {
  vi.useFakeTimers();
  visibility = 'visible';
  done.length = 0;
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function putAway() {
  visibility = 'hidden';
  document.dispatchEvent(new Event('visibilitychange'));
}

test('only the newest is done, once nothing newer has come for half a second', () => {
  const rest = atRest();
  rest.want(doing('first'));
  vi.advanceTimersByTime(400);
  rest.want(doing('second'));
  vi.advanceTimersByTime(499);
  expect(done).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(done).toEqual(['second']);
  vi.advanceTimersByTime(2000);
  rest.want(doing('third'));
  vi.advanceTimersByTime(500);
  expect(done).toEqual(['second', 'third']);
});

test('a page that is put away has no time to wait', () => {
  const rest = atRest();
  rest.want(doing('before'));
  document.dispatchEvent(new Event('visibilitychange'));
  expect(done).toEqual([]);
  putAway();
  expect(done).toEqual(['before']);
  rest.want(doing('meanwhile'));
  expect(done).toEqual(['before', 'meanwhile']);
});

test('what cannot wait is done now', () => {
  const rest = atRest();
  rest.want(doing('first'));
  rest.now();
  expect(done).toEqual(['first']);
  vi.advanceTimersByTime(1000);
  expect(done).toEqual(['first']);
});

test('whoever closes it gets what still waits, once', () => {
  const rest = atRest();
  rest.want(doing('last'));
  rest.close();
  expect(done).toEqual(['last']);
  vi.advanceTimersByTime(1000);
  putAway();
  expect(done).toEqual(['last']);
});
