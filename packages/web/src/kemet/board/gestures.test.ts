import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Piece, type PointerAt, pointer, stubDrawing } from '../../testing/pointer.ts';
import { TroopDrag } from './gestures.svelte.ts';

const here = new Piece({ sector: 'f1' });
const there = new Piece({ sector: 'd-12' });
const fixed = new Piece({ sector: 'f2' });
let under: Piece | null;
let done: string[];
let drag: TroopDrag;

beforeEach(() => {
  under = null;
  done = [];
  vi.stubGlobal('document', { elementFromPoint: () => under });
  drag = new TroopDrag(stubDrawing(), {
    isDraggable: (sector) => sector !== 'f2',
    take: (sector) => done.push(`take ${sector}`),
    drop: (sector) => done.push(`drop ${sector}`),
  });
});
afterEach(() => vi.unstubAllGlobals());

function send(kind: 'down' | 'move' | 'up', at: PointerAt): boolean {
  const { event, stopPropagation } = pointer(at);
  drag[kind](event);
  return stopPropagation.mock.calls.length > 0;
}

test('a troop is taken once the finger has gone far enough, and dropped where it is lifted', () => {
  send('down', { x: 10, y: 10, on: here });
  // Eight pixels are no drag, nine are.
  expect(send('move', { x: 14, y: 10 })).toBe(false);
  expect([drag.dragged, drag.swallowsClick, done]).toEqual([null, false, []]);
  expect(send('move', { x: 14.5, y: 10 })).toBe(true);
  expect([drag.dragged, drag.swallowsClick]).toEqual(['f1', true]);
  expect(drag.pointer).toEqual({ x: 14.5, y: 10 });
  expect(send('move', { x: 10, y: 11 })).toBe(true);
  expect(drag.pointer).toEqual({ x: 10, y: 11 });
  under = there;
  send('up', { x: 50, y: 50 });
  expect(done).toEqual(['take f1', 'drop d-12']);
  expect([drag.dragged, drag.swallowsClick]).toEqual([null, true]);
  expect(send('move', { x: 90, y: 90 })).toBe(false);
});

test('dropped where it was, or beside the board, it stays', () => {
  for (const at of [here, new Piece(), null]) {
    send('down', { x: 0, y: 0, on: here });
    send('move', { x: 0, y: 30 });
    under = at;
    send('up', { x: 0, y: 30 });
  }
  expect(done).toEqual(['take f1', 'take f1', 'take f1']);
});

test('a tap takes nothing and is a click', () => {
  send('down', { x: 0, y: 0, on: here });
  under = there;
  send('up', { x: 1, y: 1 });
  expect([done, drag.swallowsClick]).toEqual([[], false]);
});

test('the next press begins anew: its click counts', () => {
  send('down', { x: 0, y: 0, on: here });
  send('move', { x: 30, y: 0 });
  send('up', { x: 30, y: 0 });
  expect(drag.swallowsClick).toBe(true);
  send('down', { x: 0, y: 0, on: fixed });
  expect(drag.swallowsClick).toBe(false);
});

test.each<[string, PointerAt]>([
  ['another button', { x: 0, y: 0, on: here, button: 2 }],
  ['what cannot be taken', { x: 0, y: 0, on: fixed }],
  ['no sector', { x: 0, y: 0, on: new Piece() }],
  ['nothing', { x: 0, y: 0 }],
])('%s starts no drag', (_what, at) => {
  send('down', at);
  expect(send('move', { x: 50, y: 0 })).toBe(false);
  expect([drag.dragged, done]).toEqual([null, []]);
});

test('a second finger lets go, another finger moves nothing', () => {
  send('down', { x: 0, y: 0, on: here });
  send('move', { x: 50, y: 0, finger: 2 });
  send('up', { x: 50, y: 0, finger: 2 });
  expect(done).toEqual([]);
  send('move', { x: 50, y: 0 });
  expect(drag.dragged).toBe('f1');
  send('down', { x: 9, y: 9, on: there, finger: 2 });
  expect(drag.dragged).toBeNull();
  under = there;
  send('up', { x: 50, y: 0 });
  send('move', { x: 99, y: 0 });
  expect(done).toEqual(['take f1']);
});

test('without a drawing points are those of the screen', () => {
  const bare = new TroopDrag(() => undefined, { isDraggable: () => true, take: () => {}, drop: () => {} });
  bare.down(pointer({ x: 0, y: 0, on: here }).event);
  bare.move(pointer({ x: 20, y: 30 }).event);
  expect(bare.pointer).toEqual({ x: 40, y: 60 });
});
