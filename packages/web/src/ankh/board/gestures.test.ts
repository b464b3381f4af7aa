import { findSpace, spaceName } from '@ennead/ankh/tables';
import type { Option } from '@ennead/kernel';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Piece, type PointerAt, pointer, stubDrawing } from '../../testing/pointer.ts';
import { CENTRES, middle, RADIUS, sideEnds } from './geometry.ts';
import { BoardGestures } from './gestures.svelte.ts';

const spaceOf = (name: string) => findSpace(name) ?? -1;
const centre = (name: string) => CENTRES[spaceOf(name)] ?? { x: 0, y: 0 };
const on = (name: string) => new Piece({ space: name });

let sides: Map<number, Option> | null;
let isBusy: boolean;
let done: string[];
let frames: (() => void)[];
let clock: number;
let gestures: BoardGestures;

beforeEach(() => {
  sides = null;
  isBusy = false;
  done = [];
  frames = [];
  clock = 0;
  vi.stubGlobal('requestAnimationFrame', (next: () => void) => frames.push(next));
  vi.spyOn(performance, 'now').mockImplementation(() => clock);
  gestures = new BoardGestures(stubDrawing(), {
    isLit: (space) => space !== spaceOf('A2'),
    litSides: () => sides,
    isDraggable: (space) => space === spaceOf('B7'),
    choose: (space) => done.push(`choose ${spaceName(space)}${gestures.swallowsClick ? ' as no click' : ''}`),
    pick(option) {
      if (!isBusy) done.push(`pick ${option}`);
      return !isBusy;
    },
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function send(kind: 'down' | 'move' | 'up', at: PointerAt): boolean {
  const { event, stopPropagation } = pointer(at);
  gestures[kind](event);
  return stopPropagation.mock.calls.length > 0;
}

/** Drags the figure of B7 to a point. */
function drag(to: { readonly x: number; readonly y: number }): void {
  send('down', { ...centre('B7'), on: on('B7') });
  send('move', to);
  send('up', to);
}

test('a figure is picked when it is dragged away, and chosen where it is dropped on a lit space', () => {
  const start = centre('B7');
  send('down', { ...start, on: on('B7') });
  expect(send('move', { x: start.x + 4, y: start.y })).toBe(false);
  expect([gestures.dragged, gestures.swallowsClick, done]).toEqual([-1, false, []]);
  expect(send('move', { x: start.x + 4.5, y: start.y })).toBe(true);
  expect(gestures.dragged).toBe(spaceOf('B7'));
  expect(gestures.pointer.x).toBeCloseTo(start.x + 4.5);
  send('move', { x: start.x + 1, y: start.y });
  expect(gestures.pointer.x).toBeCloseTo(start.x + 1);
  send('up', centre('C8'));
  // The drop itself is no click that was swallowed; the click that follows is.
  expect(done).toEqual(['pick B7', 'choose C8']);
  expect([gestures.dragged, gestures.swallowsClick]).toEqual([-1, true]);
  expect(send('move', centre('A2'))).toBe(false);
});

test('dropped on its own space, on an unlit one or off the board it is not chosen', () => {
  for (const to of [{ x: centre('B7').x + 6, y: centre('B7').y }, centre('A2'), { x: -500, y: -500 }])
    drag(to);
  expect(done).toEqual(['pick B7', 'pick B7', 'pick B7']);
});

test('the space under a drop is the nearest one', () => {
  const { x, y } = centre('C8');
  drag({ x: x + RADIUS * 0.4, y });
  drag({ x, y: y - RADIUS * 0.4 });
  expect(done.filter((each) => each.startsWith('choose'))).toEqual(['choose C8', 'choose C8']);
});

test.each<[string, PointerAt]>([
  ['another button', { x: 0, y: 0, on: on('B7'), button: 1 }],
  ['a space without a figure of one’s own', { x: 0, y: 0, on: on('C8') }],
  ['something else', { x: 0, y: 0, on: new Piece() }],
  ['no space of that name', { x: 0, y: 0, on: on('Z99') }],
])('%s starts nothing', (_what, at) => {
  send('down', at);
  expect(send('move', { x: 90, y: 0 })).toBe(false);
  send('up', centre('C8'));
  expect([gestures.dragged, done]).toEqual([-1, []]);
});

test('a tap is a click, a second finger lets go, and other fingers do nothing', () => {
  send('down', { ...centre('B7'), on: on('B7') });
  send('move', { ...centre('C8'), finger: 2 });
  send('up', { ...centre('C8'), finger: 2 });
  send('up', centre('C8'));
  expect([done, gestures.swallowsClick]).toEqual([[], false]);
  send('down', { ...centre('B7'), on: on('B7') });
  send('move', centre('C8'));
  send('down', { ...centre('A2'), on: on('A2'), finger: 2 });
  expect([gestures.dragged, gestures.swallowsClick]).toEqual([-1, false]);
  send('up', centre('C8'));
  expect(done).toEqual(['pick B7']);
});

/** Sides with their middles; some that lie near one another. */
const SIDES = [40, 41, 42].map((side) => ({ side, option: `side-${side}`, at: middle(...sideEnds(side)) }));
const [first, second] = SIDES as [(typeof SIDES)[number], (typeof SIDES)[number]];
const light = (...list: readonly (typeof SIDES)[number][]) => {
  sides = new Map(list.map(({ side, option }) => [side, option]));
};
const away = ({ at: { x, y } }: (typeof SIDES)[number], by: number) => ({ x: x + by, y });

test('a side is drawn when the finger comes near its middle, once', () => {
  light(first);
  send('down', away(first, RADIUS * 2));
  expect(send('move', away(first, RADIUS * 1.2))).toBe(false);
  expect([done, gestures.swallowsClick]).toEqual([[], false]);
  expect(send('move', away(first, RADIUS * 0.3))).toBe(true);
  expect([done, gestures.swallowsClick]).toEqual([['pick side-40'], true]);
  expect(send('move', away(first, 0))).toBe(true);
  expect(done).toEqual(['pick side-40']);
  expect(gestures.dragged).toBe(-1);
  send('up', away(first, 0));
  expect(done).toEqual(['pick side-40']);
  // Another stroke may draw it again.
  send('down', away(first, RADIUS * 2));
  send('move', first.at);
  expect(done).toEqual(['pick side-40', 'pick side-40']);
});

test('what a fast finger passed between two points, or within one event, is drawn', () => {
  light(first);
  send('down', away(first, RADIUS * 2));
  send('move', away(first, RADIUS * 1.9));
  send('move', away(first, RADIUS * 1.6));
  send('move', away(first, -RADIUS * 1.6));
  expect(done).toEqual(['pick side-40']);
  light(second);
  send('down', { x: -500, y: -500, finger: 1 });
  send('up', { x: -500, y: -500 });
  send('down', { x: -500, y: -500 });
  send('move', { x: -490, y: -500, through: [second.at] });
  expect(done).toEqual(['pick side-40', 'pick side-41']);
});

test('a trail is followed as sides light up, also when the finger is gone; for a second', () => {
  light(first);
  send('down', away(first, RADIUS * 2));
  send('move', first.at);
  send('move', second.at);
  send('up', second.at);
  expect(done).toEqual(['pick side-40']);
  expect(frames).toHaveLength(1);
  light(second);
  clock = 999;
  frames.pop()?.();
  expect(done).toEqual(['pick side-40', 'pick side-41']);
  expect(frames).toHaveLength(1);
  light(SIDES[2] as (typeof SIDES)[number]);
  clock = 1000;
  frames.pop()?.();
  expect(frames).toHaveLength(0);
  expect(done).toHaveLength(2);
});

test('while an answer is on its way nothing is drawn, and it is drawn after it', () => {
  light(first);
  isBusy = true;
  send('down', away(first, RADIUS * 2));
  expect(send('move', first.at)).toBe(false);
  isBusy = false;
  frames.pop()?.();
  expect(done).toEqual(['pick side-40']);
});
