// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Topic } from '../table/sentence.ts';
import { beside, hidePeek, peeked } from './beside.svelte.ts';

const topic = { title: 'Charge!' } as unknown as Topic;
let thing: HTMLElement;
let clicks: number;
let leave: (() => void) | undefined;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  thing = document.createElement('button');
  document.body.append(thing);
  clicks = 0;
  leave = beside(() => topic)(thing) ?? undefined;
  thing.addEventListener('click', () => {
    clicks += 1;
  });
});
afterEach(async () => {
  leave?.();
  hidePeek();
  await Promise.resolve();
  vi.useRealTimers();
  thing.remove();
});

function point(type: string, pointerType: string, x = 0): Event {
  const event = new PointerEvent(type, {
    pointerType,
    clientX: x,
    clientY: 0,
    bubbles: true,
    cancelable: true,
  });
  thing.dispatchEvent(event);
  return event;
}

async function after(ms: number): Promise<string | null> {
  vi.advanceTimersByTime(ms);
  await Promise.resolve();
  return (peeked()?.topic as { title?: string } | undefined)?.title ?? null;
}

test('where a pointer rests the card comes, and goes with the pointer', async () => {
  point('pointermove', 'mouse');
  expect(await after(349)).toBeNull();
  expect(await after(1)).toBe('Charge!');
  point('pointerleave', 'mouse');
  expect(await after(0)).toBeNull();
});

test('a pointer that goes on moving is not at rest', async () => {
  point('pointermove', 'mouse');
  expect(await after(300)).toBeNull();
  point('pointermove', 'mouse', 3);
  expect(await after(300)).toBeNull();
  expect(await after(50)).toBe('Charge!');
});

test('a long press reads and does not choose; the tap after it does', async () => {
  point('pointerdown', 'touch');
  expect(await after(450)).toBe('Charge!');
  point('pointerup', 'touch');
  point('click', 'touch');
  expect(clicks).toBe(0);
  point('pointerdown', 'touch');
  point('pointerup', 'touch');
  point('click', 'touch');
  expect(clicks).toBe(1);
});

test('a finger that was lifted, or moved on, wanted something else', async () => {
  point('pointerdown', 'touch');
  point('pointerup', 'touch');
  expect(await after(1000)).toBeNull();
  point('pointerdown', 'touch');
  point('pointermove', 'touch', 8);
  expect(await after(449)).toBeNull();
  expect(await after(1)).toBe('Charge!');
  hidePeek();
  point('pointerdown', 'touch');
  point('pointermove', 'touch', 9);
  expect(await after(1000)).toBeNull();
  point('pointerdown', 'touch');
  point('pointercancel', 'touch');
  expect(await after(1000)).toBeNull();
});

test('a long press opens no menu of the browser, a mouse may', () => {
  expect([
    point('contextmenu', 'touch').defaultPrevented,
    point('contextmenu', 'mouse').defaultPrevented,
  ]).toEqual([true, false]);
});

test('what is gone tells nothing any more', async () => {
  point('pointermove', 'mouse');
  leave?.();
  expect(await after(1000)).toBeNull();
  point('pointermove', 'mouse');
  expect(await after(1000)).toBeNull();
});

test('a finger that trembles still presses long, wherever it lies; one that moves on does not', async () => {
  point('pointerdown', 'touch', 300);
  point('pointermove', 'touch', 303);
  expect(await after(2000)).toBe('Charge!');
  point('pointerup', 'touch', 303);
  thing.click();
  hidePeek();
  point('pointerdown', 'touch', 300);
  point('pointermove', 'touch', 360);
  expect(await after(2000)).toBeNull();
});
