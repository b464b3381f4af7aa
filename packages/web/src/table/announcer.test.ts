// @vitest-environment happy-dom
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { load } from '../i18n/shell.ts';
import Announcer from './Announcer.svelte';
import type { SceneState } from './scene-state.svelte.ts';

beforeAll(() => load());

let close = () => {};
afterEach(() => close());

/** What is said at a table where the server gives this notice about Ben. */
function saidOf(code: string): string[] {
  const said: string[] = [];
  const scene = {
    heard: [],
    reel: { isAtEnd: true, isLed: false, isHurried: false, frame: { facts: [] } },
    handOver: { passTo: 1 },
    said: { number: 0, words: '', about: null },
    decision: null,
    snapshot: { outcome: null, room: { notice: { number: 1, code, seat: 1 } } },
    nameOf: () => 'Ben',
    say: (words: string) => said.push(words),
  };
  const target = document.body.appendChild(document.createElement('div'));
  const page = mount(Announcer, { target, props: { scene: scene as unknown as SceneState } });
  flushSync();
  close = () => {
    void unmount(page);
    target.remove();
  };
  return said;
}

test.each([
  ['out-of-time', 'Ben ran out of time.'],
  ['undo-passed', 'Undo request expired: the game moved on before everyone answered.'],
  ['undo-refused', 'Undo declined. The game continues.'],
  ['undo-expired', 'Nobody answered in time: no undo. The game continues.'],
  ['table-failed', 'Something went wrong at this table, so it’s paused for a moment. Nothing is lost.'],
  ['bot-timeout', 'Ben couldn’t decide, so a random option was chosen.'],
  ['bot-crash', 'Ben couldn’t decide, so a random option was chosen.'],
  ['bot-error', 'Ben couldn’t decide, so a random option was chosen.'],
])('%s has words of its own, said once', (code, words) => {
  expect(saidOf(code)).toEqual([words]);
});

test('what nobody has words for is not said', () => {
  expect(saidOf('something-new')).toEqual([]);
});
