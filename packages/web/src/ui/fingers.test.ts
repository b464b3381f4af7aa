import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Lie, type PanZoom, panZoom } from './pan-zoom.ts';

/** As much of a page as fingers meet: a window of 400 by 300 that begins at (10, 20), with a sheet in it. */
class Target extends EventTarget {
  readonly #lit: boolean;

  constructor(lit: boolean) {
    super();
    this.#lit = lit;
  }

  closest() {
    return this.#lit ? this : null;
  }
}

class Pane extends EventTarget {
  readonly clientWidth = 400;
  readonly clientHeight = 300;
  readonly firstElementChild = { style: { transform: '' } };
  boxes: { getBoundingClientRect(): object; dispatchEvent(event: Event): boolean }[] = [];

  getBoundingClientRect() {
    return { left: 10, top: 20 };
  }

  querySelectorAll() {
    return this.boxes;
  }
}

class Pointer extends Event {
  pointerId = 1;
  pointerType = 'touch';
  button = 0;
  clientX = 0;
  clientY = 0;
}

let resized: () => void = () => {};
let watched = 0;
let pane: Pane;
let lies: Lie[];
let zoom: PanZoom;

beforeEach(() => {
  vi.stubGlobal('Element', Target);
  vi.stubGlobal('PointerEvent', Pointer);
  vi.stubGlobal('MouseEvent', class extends Event {});
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(heard: () => void) {
        resized = heard;
      }
      observe() {
        watched += 1;
      }
      disconnect() {
        watched -= 1;
      }
    },
  );
  pane = new Pane();
  lies = [];
  zoom = panZoom(pane as unknown as HTMLElement, (lie) => lies.push(lie));
});
afterEach(() => vi.unstubAllGlobals());

interface How {
  readonly finger?: number;
  readonly type?: string;
  readonly button?: number;
  readonly at?: number;
  readonly on?: Target;
}

/** A pointer at a point of the window. */
function point(
  kind: string,
  x: number,
  y: number,
  { finger = 1, type = 'touch', button = 0, at = 0, on }: How = {},
) {
  const event = new Pointer(kind, { cancelable: true });
  Object.assign(event, { pointerId: finger, pointerType: type, button, clientX: 10 + x, clientY: 20 + y });
  Object.defineProperty(event, 'timeStamp', { value: at });
  if (on !== undefined) Object.defineProperty(event, 'target', { value: on });
  const stopped = vi.spyOn(event, 'stopPropagation');
  pane.dispatchEvent(event);
  return { wasStopped: stopped.mock.calls.length > 0, wasPrevented: event.defaultPrevented };
}

function wheel(deltaY: number, x: number, y: number, ctrlKey = false) {
  const event = Object.assign(new Event('wheel', { cancelable: true }), {
    deltaY,
    ctrlKey,
    clientX: 10 + x,
    clientY: 20 + y,
  });
  pane.dispatchEvent(event);
  return event.defaultPrevented;
}

const tap = (x: number, y: number, how: How = {}) => {
  point('pointerdown', x, y, how);
  point('pointerup', x, y, how);
};
const lie = () => lies.at(-1) ?? { scale: 1, x: 0, y: 0 };
/** Makes the board twice as large around a point, by two fingers. */
function enlarge(x = 100, y = 100) {
  point('pointerdown', x - 10, y, { finger: 1 });
  point('pointerdown', x + 10, y, { finger: 2 });
  point('pointermove', x + 30, y, { finger: 2 });
  for (const finger of [1, 2]) point('pointerup', x, y, { finger });
}

describe('two fingers', () => {
  test('scale the sheet by how far they go apart, around the point between them', () => {
    point('pointerdown', 100, 100, { finger: 1 });
    point('pointerdown', 140, 100, { finger: 2 });
    point('pointermove', 180, 100, { finger: 2 });
    expect(lie()).toEqual({ scale: 2, x: -140, y: -100 });
    expect(pane.firstElementChild.style.transform).toBe('translate(-140px, -100px) scale(2)');
    point('pointermove', 140, 160, { finger: 1 });
    // From 80 apart to the length of (40, 60).
    expect(lie().scale).toBeCloseTo((2 * Math.hypot(40, 60)) / 80);
  });

  test('that lie on one point scale nothing', () => {
    point('pointerdown', 100, 100, { finger: 1 });
    point('pointerdown', 100, 100, { finger: 2 });
    point('pointermove', 120, 100, { finger: 2 });
    expect(lies).toEqual([]);
  });

  test('make it four times as large at most', () => {
    point('pointerdown', 100, 100, { finger: 1 });
    point('pointerdown', 101, 100, { finger: 2 });
    point('pointermove', 200, 100, { finger: 2 });
    expect(lie().scale).toBe(4);
  });
});

describe('one finger', () => {
  test('moves a larger sheet, once it is clear that it is no tap', () => {
    enlarge();
    const { x, y } = lie();
    point('pointerdown', 200, 200);
    point('pointermove', 195, 200);
    expect(lie()).toMatchObject({ x, y });
    point('pointermove', 187, 200);
    expect(lie()).toMatchObject({ x: x - 8, y });
    point('pointermove', 187, 190);
    expect(lie()).toMatchObject({ x: x - 8, y: y - 10 });
    expect(point('click', 187, 190).wasStopped).toBe(true);
    point('pointercancel', 187, 190);
    point('pointermove', 100, 100);
    expect(lie()).toMatchObject({ x: x - 8, y: y - 10 });
  });

  test('moves nothing that lies flat, and its drag there is a click', () => {
    point('pointerdown', 200, 200);
    point('pointermove', 100, 200);
    expect(lies).toEqual([]);
    expect(point('click', 100, 200, { type: 'mouse' }).wasStopped).toBe(false);
  });

  test('only the left button of a mouse takes hold', () => {
    enlarge();
    const before = lies.length;
    point('pointerdown', 200, 200, { type: 'mouse', button: 2 });
    point('pointermove', 150, 200, { type: 'mouse' });
    expect(lies.length).toBe(before);
    point('pointerdown', 200, 200, { type: 'mouse' });
    point('pointermove', 150, 200, { type: 'mouse' });
    expect(lies.length).toBe(before + 1);
  });
});

describe('two taps', () => {
  test('in one place make the sheet twice as large there, two more lay it flat', () => {
    tap(100, 100, { at: 1000 });
    tap(110, 110, { at: 1299 });
    expect(lie()).toEqual({ scale: 2, x: -110, y: -110 });
    tap(100, 100, { at: 5000 });
    tap(100, 100, { at: 5100 });
    expect(lie()).toEqual({ scale: 1, x: 0, y: 0 });
    expect(pane.firstElementChild.style.transform).toBe('');
  });

  test.each<[string, () => void]>([
    ['are too slow', () => tap(100, 100, { at: 1300 })],
    ['are too far apart', () => tap(100, 124, { at: 1100 })],
    ['come from a mouse', () => tap(100, 100, { at: 1100, type: 'mouse' })],
    ['end on something that answers', () => tap(100, 100, { at: 1100, on: new Target(true) })],
    [
      'end in a drag',
      () => {
        point('pointerdown', 100, 100, { at: 1100 });
        point('pointermove', 110, 100, { at: 1100 });
        point('pointerup', 101, 100, { at: 1100 });
      },
    ],
  ])('do nothing when they %s', (_why, second) => {
    tap(100, 100, { at: 1000 });
    second();
    expect(lies).toEqual([]);
  });

  test('count on what answers nothing, and a third begins anew', () => {
    tap(100, 100, { at: 1000, on: new Target(false) });
    tap(100, 100, { at: 1100, on: new Target(false) });
    expect(lie().scale).toBe(2);
    tap(100, 100, { at: 1200 });
    expect(lie().scale).toBe(2);
    tap(100, 100, { at: 1300 });
    expect(lie().scale).toBe(1);
  });

  test('a finger that was never down has not tapped', () => {
    tap(100, 100, { at: 1000 });
    point('pointerup', 100, 100, { at: 1100, finger: 5 });
    expect(lies).toEqual([]);
  });
});

describe('the wheel', () => {
  test('scrolls the page over a flat board, unless it means to enlarge', () => {
    expect(wheel(100, 50, 50)).toBe(false);
    expect(lies).toEqual([]);
    expect(wheel(-400, 50, 60)).toBe(true);
    expect(lie().scale).toBeCloseTo(Math.E);
    expect(lie().x).toBeCloseTo(50 - 50 * Math.E);
    expect(lie().y).toBeCloseTo(60 - 60 * Math.E);
    expect(wheel(4000, 50, 50)).toBe(true);
    expect(lie().scale).toBe(1);
    expect(wheel(100, 50, 50, true)).toBe(true);
  });
});

describe('a finger that taps', () => {
  const box = (left: number, top: number, size: number) => {
    const clicked = vi.fn(() => true);
    pane.boxes.push({
      getBoundingClientRect: () => ({ left, top, width: size, height: size }),
      dispatchEvent: clicked,
    });
    return clicked;
  };

  test('takes the one small thing near it', () => {
    const clicked = box(100, 100, 10);
    const far = box(300, 100, 10);
    expect(point('click', 100, 90).wasStopped).toBe(true);
    expect([clicked.mock.calls.length, far.mock.calls.length]).toEqual([1, 0]);
    expect(lies).toEqual([]);
  });

  test('among several brings the board nearer, until the next question', () => {
    const clicked = [box(100, 100, 10), box(112, 100, 10)];
    expect(point('click', 96, 85).wasStopped).toBe(true);
    expect(clicked.map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
    expect(lie().scale).toBe(4);
    zoom.turn();
    expect(lie().scale).toBe(1);
    const before = lies.length;
    zoom.turn();
    expect(lies.length).toBe(before);
  });

  test('takes the nearest when the board cannot come nearer', () => {
    point('pointerdown', 100, 100, { finger: 1 });
    point('pointerdown', 101, 100, { finger: 2 });
    point('pointermove', 200, 100, { finger: 2 });
    for (const finger of [1, 2]) point('pointerup', 100, 100, { finger });
    point('pointerdown', 96, 85);
    point('pointerup', 96, 85);
    const clicked = [box(100, 100, 10), box(112, 100, 10)];
    expect(point('click', 90, 85).wasStopped).toBe(true);
    expect(clicked.map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
  });

  test('with a mouse, or where nothing is near, is a click like any other', () => {
    const clicked = box(100, 100, 10);
    expect(point('click', 100, 90, { type: 'mouse' }).wasStopped).toBe(false);
    expect(point('click', 300, 90).wasStopped).toBe(false);
    expect(clicked).not.toHaveBeenCalled();
  });
});

test('what was made larger by hand stays so at the next question, and lies flat on demand', () => {
  enlarge();
  const { scale } = lie();
  zoom.turn();
  expect(lie().scale).toBe(scale);
  zoom.fit();
  expect(lie()).toEqual({ scale: 1, x: 0, y: 0 });
});

test('another size of the window leaves no gap, and nothing is heard any more once detached', () => {
  enlarge(400, 300);
  Object.assign(pane, { clientWidth: 200, clientHeight: 100 });
  resized();
  expect(lie()).toMatchObject({ x: 200 - 200 * lie().scale, y: 100 - 100 * lie().scale });
  expect(watched).toBeGreaterThan(0);
  const [before, eyes] = [lies.length, watched];
  zoom.detach();
  expect(watched).toBe(eyes - 1);
  enlarge();
  tap(1, 1, { at: 1 });
  tap(1, 1, { at: 2 });
  expect(wheel(-100, 1, 1)).toBe(false);
  pane.boxes.push({
    getBoundingClientRect: () => ({ left: 11, top: 21, width: 4, height: 4 }),
    dispatchEvent: () => true,
  });
  expect(point('click', 1, 5).wasStopped).toBe(false);
  expect(lies.length).toBe(before);
});
