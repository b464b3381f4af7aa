import { expect, test } from 'vitest';
import { agreement } from './agreement.ts';
import type { SoakPerson } from './person.ts';
import type { Heard, HeardMove } from './sample.ts';
import { newSeat, type SoakSeat } from './seat.ts';

const position = {
  table: 'T',
  seat: 0,
  decisions: [],
  joint: [],
  proposals: [],
  waiting: [],
  clock: null,
  undo: null,
  outcome: null,
};
const moved = (number: number, changed: Record<string, unknown>): HeardMove => ({
  type: 'moved',
  ...position,
  number,
  moment: number,
  rest: () => ({ changed, removed: [] }),
});
const fresh = (number: number, view: Record<string, unknown>): Heard => ({
  type: 'fresh',
  ...position,
  number,
  moment: number,
  view,
  ask: null,
});

/** A seat that has seen three steps, at a server that answers `watch` with these messages. */
function seatHearing(...messages: Heard[]): SoakSeat {
  const person: SoakPerson = {
    base: '',
    key: '',
    onMessage: () => {},
    send: () =>
      setImmediate(() => {
        for (const message of messages) person.onMessage(message);
      }),
    post: () => Promise.reject(new Error('not here')),
    get: () => Promise.reject(new Error('not here')),
    close: () => {},
  };
  return Object.assign(newSeat(person, 0), { number: 3, moment: 3, acknowledged: 3, view: { grain: 1 } });
}

const lostBy = (...messages: Heard[]) => agreement([{ id: 'T', seats: [seatHearing(...messages)] }]);

test('a step that was on its way when the time was up is not lost', async () => {
  expect(await lostBy(fresh(3, { grain: 1 }))).toBe(0);
  expect(await lostBy(moved(4, { grain: 2 }), fresh(4, { grain: 2 }))).toBe(0);
});

test('what the server forgot, never told or tells otherwise is lost', async () => {
  expect(await lostBy(fresh(1, { grain: 1 }))).toBe(4);
  expect(await lostBy(fresh(4, { grain: 2 }))).toBe(1);
  expect(await lostBy(moved(5, { grain: 2 }), fresh(5, { grain: 2 }))).toBe(1);
  expect(await lostBy(fresh(3, { grain: 2 }))).toBe(1);
});
