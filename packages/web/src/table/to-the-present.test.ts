import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SceneState } from './scene-state.svelte.ts';
import { toThePresent } from './to-the-present.ts';

let frames: (() => void)[];
let done: string[];

beforeEach(() => {
  frames = [];
  done = [];
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => frames.push(run));
  vi.stubGlobal('cancelAnimationFrame', () => undefined);
  vi.stubGlobal('Element', class {});
  vi.stubGlobal('document', {
    visibilityState: 'visible',
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function tapOn(moment: object | null, reel: object = {}, target: unknown = null): void {
  const scene = {
    moment,
    viewer: 0,
    endMoment: () => done.push('moment over'),
    reel: {
      isAtEnd: false,
      isLed: false,
      at: 0,
      frames: [{ by: 1 }, { by: 0 }],
      goToEnd: () => done.push('present'),
      ...reel,
    },
  } as unknown as SceneState;
  toThePresent(scene, { target, stopPropagation: () => undefined } as unknown as MouseEvent);
}

test('a tap on a moment is seen before the present is drawn', () => {
  tapOn({ title: 'Conflict' });
  expect(done).toEqual(['moment over']);
  for (const frame of frames) frame();
  expect(done).toEqual(['moment over']);
  vi.runOnlyPendingTimers();
  expect(done).toEqual(['moment over', 'present']);
});

test('without a moment a tap goes to the present at once', () => {
  tapOn(null);
  expect(done).toEqual(['present']);
});

test('whoever leads through the past, or is at the end, stays there', () => {
  tapOn({}, { isLed: true });
  tapOn({}, { isAtEnd: true });
  expect(done).toEqual([]);
});

test('what leads through the story or puts the stage aside is no tap on the board', () => {
  const inside = (part: string) =>
    Object.assign(new Element(), {
      closest: (selector: string) => (selector.split(', ').includes(part) ? {} : null),
    });
  for (const part of ['.reel', 'header', '[data-testid="close-stage"]']) tapOn(null, {}, inside(part));
  expect(done).toEqual([]);
  tapOn(null, {}, inside('.piece'));
  expect(done).toEqual(['present']);
});
