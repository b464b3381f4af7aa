// @vitest-environment happy-dom
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { load } from '../../i18n/shell.ts';
import type { SceneState } from '../scene-state.svelte.ts';
import Banners from './Banners.svelte';
import PlansButton from './PlansButton.svelte';

beforeAll(() => load());

let close = () => {};
afterEach(() => close());

interface Case {
  readonly standIn?: boolean;
  /** Milliseconds left to the seat of this page, which is asked. */
  readonly left: number;
  readonly atZero?: 'bot' | 'wait';
  readonly slow?: boolean;
}

/** A table as whoever holds the first of two seats sees it. */
function sceneOf({ standIn = false, left, atZero = 'bot', slow = false }: Case): SceneState {
  return {
    mode: 'play',
    decision: null,
    awaited: [],
    viewer: 0,
    game: { planning: async () => null },
    source: {},
    seats: [true, false].map((mine, seat) => ({ seat, mine, standIn: mine && standIn })),
    snapshot: {
      outcome: null,
      connection: 'connected',
      clock: { left: [left, 600_000], running: [0], at: Date.now() },
      room: { atZero, handOver: null, slow: slow ? { vacation: 0, pauses: [], ask: null } : null },
    },
  } as unknown as SceneState;
}

function open(part: typeof Banners | typeof PlansButton, at: Case) {
  const target = document.body.appendChild(document.createElement('div'));
  const page = mount(part, { target, props: { scene: sceneOf(at) } });
  flushSync();
  close = () => {
    void unmount(page);
    target.remove();
  };
  return {
    said: () => target.querySelector('.banner p')?.textContent.trim() ?? '',
    offersPlans: () => target.querySelector('[data-testid="plan-ahead"]') !== null,
  };
}

test.each([
  [{ left: -5 }, 'Your time is up. Answer now, before the bot takes over.'],
  [{ left: -5, atZero: 'wait' }, 'Your time is up. The others are waiting for you.'],
  [{ left: 9000 }, ''],
  [{ left: 9000, standIn: true }, 'A bot is playing for you. Take your seat back at any time.'],
  [
    { left: 0, standIn: true },
    'Your time ran out, so a bot is playing for you. If you take your seat back, you have a minute to answer before it returns.',
  ],
  [
    { left: 0, standIn: true, slow: true },
    'Your time ran out, so a bot is playing for you. If you take your seat back, you have an hour to answer before it returns.',
  ],
] as const)('who ran out of time reads what that means: %o', (at, words) => {
  expect(open(Banners, at).said()).toBe(words);
});

test('it is said when the clock reaches zero, not with the next message', () => {
  vi.useFakeTimers();
  const { said } = open(Banners, { left: 3000 });
  vi.advanceTimersByTime(2400);
  flushSync();
  expect(said()).toBe('');
  vi.advanceTimersByTime(1200);
  flushSync();
  expect(said()).toBe('Your time is up. Answer now, before the bot takes over.');
  vi.useRealTimers();
});

test.each([
  ['over the bar', Banners],
  ['among the people', PlansButton],
])('answers are laid down in advance by who plays, not while a bot plays the seat: %s', (_, part) => {
  expect(open(part, { left: 9000, slow: true }).offersPlans()).toBe(true);
  close();
  expect(open(part, { left: 9000, slow: true, standIn: true }).offersPlans()).toBe(false);
});
