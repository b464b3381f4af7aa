// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import type { SceneState } from '../scene-state.svelte.ts';
import { pressed } from './keys.ts';

let done: string[];
beforeEach(() => {
  done = [];
  document.body.innerHTML = '<input id="text"><button id="button">x</button><p id="plain"></p>';
});

interface Situation {
  readonly isAtEnd?: boolean;
  readonly undo?: number | null;
  readonly passTo?: number | null;
  readonly isAsked?: boolean;
}

/** Presses a key at the thing of this id; whether the page took it. */
function press(key: string, situation: Situation = {}, at = 'plain', held: KeyboardEventInit = {}): boolean {
  const { isAtEnd = false, undo = 4, passTo = null, isAsked = true } = situation;
  const scene = {
    handOver: { passTo },
    snapshot: { undo: { step: undo } },
    reel: { isAtEnd, hurry: async () => done.push('to the end') },
    decision: isAsked ? {} : null,
    pick: (option: unknown) => done.push(`picked ${option}`),
    unpick: () => done.push('let go'),
    undo: async (step: number) => done.push(`back to ${step}`),
  } as unknown as SceneState;
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...held });
  const thing = document.getElementById(at);
  thing?.addEventListener('keydown', (own) => pressed(own, scene, ['a', 'b'], () => done.push('list')), {
    once: true,
  });
  thing?.dispatchEvent(event);
  return event.defaultPrevented;
}

test('a number answers what stands there; one without an answer does nothing', () => {
  expect([press('1'), press('2')]).toEqual([true, true]);
  press('3');
  press('0');
  expect(done).toEqual(['picked a', 'picked b']);
});

test('Space leads to the present unless it is there already, or a button takes the key', () => {
  expect(press(' ')).toBe(true);
  expect([press(' ', { isAtEnd: true }), press(' ', {}, 'button')]).toEqual([false, false]);
  expect(done).toEqual(['to the end']);
});

test('Escape lets go, O lists what is asked, U takes back what can be', () => {
  for (const key of ['Escape', 'o', 'u']) expect(press(key)).toBe(true);
  expect([press('o', { isAsked: false }), press('u', { undo: null }), press('x')]).toEqual([
    false,
    false,
    false,
  ]);
  expect(done).toEqual(['let go', 'list', 'back to 4']);
});

test.each([{ ctrlKey: true }, { metaKey: true }, { altKey: true }])(
  'keys of the browser stay its own: %j',
  (held) => {
    expect(press('1', {}, 'plain', held)).toBe(false);
    expect(done).toEqual([]);
  },
);

test('who types, hands over the device or reads a panel has the keys to themselves', () => {
  press('1', {}, 'text');
  press('1', { passTo: 1 });
  document.body.insertAdjacentHTML('beforeend', '<dialog open></dialog>');
  press('1');
  expect(done).toEqual([]);
});
