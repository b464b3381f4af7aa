import { afterEach, beforeEach, expect, test, vi } from 'vitest';

let whenPainted: typeof import('./painted.ts').whenPainted;
let state: DocumentVisibilityState;
/** By the number that a frame was asked for under. */
let frames: Map<number, () => void>;
let asked = 0;
let hidden: Set<() => void>;

beforeEach(async () => {
  vi.resetModules();
  ({ whenPainted } = await import('./painted.ts'));
  state = 'visible';
  frames = new Map();
  hidden = new Set();
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => {
    asked += 1;
    frames.set(asked, run);
    return asked;
  });
  vi.stubGlobal('cancelAnimationFrame', (number: number) => frames.delete(number));
  vi.stubGlobal('document', {
    get visibilityState() {
      return state;
    },
    addEventListener: (_type: string, run: () => void) => hidden.add(run),
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function drawUp(): void {
  const due = [...frames.values()];
  frames.clear();
  for (const run of due) run();
}

function paint(): void {
  drawUp();
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
  for (const leave of hidden) leave();
  expect(run).toHaveBeenCalledTimes(1);
});

test('a page that nobody sees, or that is put away meanwhile, does not wait', () => {
  const run = vi.fn();
  whenPainted(run);
  for (const leave of hidden) leave();
  expect(run).toHaveBeenCalledTimes(1);
  state = 'hidden';
  whenPainted(run);
  expect(run).toHaveBeenCalledTimes(2);
  expect(frames.size).toBe(0);
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

test('each is waited for as long as any other, and the page is listened to once', () => {
  whenPainted(() => undefined);
  vi.advanceTimersByTime(15_000);
  paint();
  const [run, later] = [vi.fn(), vi.fn()];
  whenPainted(run);
  drawUp();
  whenPainted(later);
  vi.advanceTimersByTime(15_000);
  expect(run).toHaveBeenCalledTimes(1);
  expect(later).not.toHaveBeenCalled();
  vi.advanceTimersByTime(5000);
  expect(later).toHaveBeenCalledTimes(1);
  expect(hidden.size).toBe(1);
});

test('all that waits for the same frame waits once; what comes after the frame was drawn up waits for the next', () => {
  const runs: string[] = [];
  whenPainted(() => runs.push('board'));
  const withdraw = whenPainted(() => runs.push('never'));
  whenPainted(() => runs.push('sound'));
  expect([frames.size, hidden.size]).toEqual([1, 1]);
  withdraw();
  drawUp();
  whenPainted(() => runs.push('later'));
  vi.advanceTimersByTime(0);
  expect(runs).toEqual(['board', 'sound']);
  paint();
  expect(runs).toEqual(['board', 'sound', 'later']);
});

test('one that fails stops none of the others', () => {
  const report = vi.fn();
  vi.stubGlobal('reportError', report);
  const run = vi.fn();
  whenPainted(() => {
    throw new Error('no sound here');
  });
  whenPainted(run);
  paint();
  expect(run).toHaveBeenCalledTimes(1);
  expect(report).toHaveBeenCalledTimes(1);
});
