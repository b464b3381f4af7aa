import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whenPainted } from './painted.ts';

let state: DocumentVisibilityState;
let frames: (() => void)[];
let hidden: Set<() => void>;

beforeEach(() => {
  state = 'visible';
  frames = [];
  hidden = new Set();
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => frames.push(run));
  vi.stubGlobal('cancelAnimationFrame', () => {
    frames = [];
  });
  vi.stubGlobal('document', {
    get visibilityState() {
      return state;
    },
    addEventListener: (_type: string, run: () => void) => hidden.add(run),
    removeEventListener: (_type: string, run: () => void) => hidden.delete(run),
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function paint(): void {
  for (const run of frames.splice(0)) run();
  vi.advanceTimersByTime(0);
}

test('it runs once, after the next frame and not before', () => {
  const run = vi.fn();
  whenPainted(run);
  vi.advanceTimersByTime(5000);
  expect(run).not.toHaveBeenCalled();
  paint();
  expect(run).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(60_000);
  expect(run).toHaveBeenCalledTimes(1);
  expect(hidden.size).toBe(0);
});

test('a page that nobody sees, or that is put away meanwhile, does not wait', () => {
  const run = vi.fn();
  whenPainted(run);
  for (const leave of hidden) leave();
  expect(run).toHaveBeenCalledTimes(1);
  state = 'hidden';
  whenPainted(run);
  expect(run).toHaveBeenCalledTimes(2);
  expect(frames).toEqual([]);
});

test('what is withdrawn never runs, and a browser that paints nothing is not waited for for ever', () => {
  const run = vi.fn();
  whenPainted(run)();
  paint();
  vi.advanceTimersByTime(60_000);
  expect(run).not.toHaveBeenCalled();
  whenPainted(run);
  vi.advanceTimersByTime(60_000);
  expect(run).toHaveBeenCalledTimes(1);
});
