import { expect, test } from 'vitest';
import { OWN, workAfter, workToPaint } from './trace.ts';

const MARKS = new Set(['update', 'tap']);

/** An event of the page's main thread, in milliseconds. */
function event(name: string, from: number, length?: number) {
  const duration = length === undefined ? {} : { dur: length * 1000, tdur: length * 1000 };
  return { name, pid: 1, tid: 1, ts: from * 1000, ...duration };
}

function workOf(events: readonly object[]) {
  return workAfter(Buffer.from(JSON.stringify({ traceEvents: events })), 'update', MARKS);
}

test('a task belongs to the mark it sets, with all that follows until the next mark', () => {
  const works = workOf([
    event('RunTask', 0, 10),
    event('HandlePostMessage', 1, 8),
    event('FunctionCall', 2, 3),
    event('update', 8),
    event('RunTask', 20, 10),
    event('Layout', 21, 4),
    event('RunTask', 40, 3),
    event('EventDispatch', 40, 2),
    event('tap', 41),
    event('RunTask', 50, 2),
    event('FunctionCall', 50, 1),
  ]);
  expect(works).toEqual([{ script: 8, forced: 0, rendering: 4 }]);
});

test('a layout that script waits for is told apart, and counted once', () => {
  const works = workOf([
    event('RunTask', 0, 10),
    event('FunctionCall', 0, 9),
    event('UpdateLayoutTree', 1, 1),
    event('Layout', 2, 3),
    event('Layout', 3, 1),
    event('update', 8),
  ]);
  expect(works).toEqual([{ script: 5, forced: 4, rendering: 0 }]);
});

test('what other threads do does not count', () => {
  const other = { ...event('FunctionCall', 0, 9), tid: 2 };
  expect(workOf([other, event('RunTask', 0, 2), event('update', 1)])).toEqual([
    { script: 0, forced: 0, rendering: 0 },
  ]);
});

test('what is done to look at the page does not count, nor the layout it waits for', () => {
  const works = workOf([
    event('RunTask', 0, 10),
    event('FunctionCall', 0, 3),
    event('update', 2),
    event('RunTask', 20, 10),
    event('TimerFire', 20, 9),
    event(OWN, 22),
    event('Layout', 23, 4),
    event('RunTask', 40, 5),
    event('TimerFire', 40, 2),
    event('Layout', 43, 1),
  ]);
  expect(works).toEqual([{ script: 5, forced: 0, rendering: 1 }]);
});

test('a tap has its task, and all tasks up to the frame that shows it', () => {
  const events = [
    event('RunTask', 0, 3),
    event('RunTask', 10, 4),
    event('click', 11),
    event('RunTask', 20, 2),
    event('RunTask', 30, 8),
    event('Commit', 36, 1),
    event('RunTask', 50, 9),
    event('Commit', 55, 1),
    event('RunTask', 70, 5),
    event('click', 71),
    event('Commit', 74, 1),
  ];
  expect(workToPaint(Buffer.from(JSON.stringify({ traceEvents: events })), 'click')).toEqual([14, 5]);
});
