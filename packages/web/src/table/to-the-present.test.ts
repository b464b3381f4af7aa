import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SceneState } from './scene-state.svelte.ts';
import { toThePresent } from './to-the-present.ts';

let done: string[];

beforeEach(() => {
  done = [];
  const lit = { dispatchEvent: ({ type }: Event) => done.push(`${type} on what is lit`) };
  vi.stubGlobal('Element', class {});
  vi.stubGlobal(
    'MouseEvent',
    class extends Event {
      constructor(type: string) {
        super(type);
      }
    },
  );
  vi.stubGlobal('document', { elementFromPoint: () => ({ closest: () => lit }) });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

async function tapOn(reel: object = {}, target: unknown = null): Promise<void> {
  const scene = {
    viewer: 0,
    endMoment: () => done.push('moment over'),
    reel: {
      isAtEnd: false,
      isLed: false,
      isHurried: false,
      at: 0,
      frames: [{ by: 1 }, { by: 0 }],
      hurry: async () => done.push('present'),
      ...reel,
    },
  } as unknown as SceneState;
  const stopPropagation = () => done.push('taken');
  toThePresent(scene, { target, stopPropagation } as unknown as MouseEvent);
  await new Promise((settled) => setTimeout(settled));
}

test('a tap on the board leads to the present, and a moment is over at once', async () => {
  await tapOn();
  expect(done).toEqual(['taken', 'moment over', 'present']);
});

test('whoever only looks at what they did answers with the same tap, once they are there', async () => {
  await tapOn({ frames: [{ by: 0 }, { by: 0 }] });
  expect(done).toEqual(['taken', 'moment over', 'present', 'click on what is lit']);
});

test('a second tap on the way there is neither a way nor an answer', async () => {
  await tapOn({ frames: [{ by: 0 }, { by: 0 }], isHurried: true });
  expect(done).toEqual(['taken']);
});

test('whoever leads through the past, or is at the end, stays there', async () => {
  await tapOn({ isLed: true });
  await tapOn({ isAtEnd: true });
  expect(done).toEqual([]);
});

test('what leads through the story or puts the stage aside is no tap on the board', async () => {
  const inside = (part: string) =>
    Object.assign(new Element(), {
      closest: (selector: string) => (selector.split(', ').includes(part) ? {} : null),
    });
  for (const part of ['.reel', 'header', '[data-testid="close-stage"]']) await tapOn({}, inside(part));
  expect(done).toEqual([]);
  await tapOn({}, inside('.piece'));
  expect(done).toContain('present');
});
