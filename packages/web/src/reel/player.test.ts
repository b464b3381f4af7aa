import type { BaseState } from '@ennead/kernel';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { whenPainted } from '../ui/painted.ts';
import type { Frame } from './frame.ts';
import { durationOf } from './pace.ts';
import { ReelPlayer } from './player.svelte.ts';

const ME = 0;
const frame = (number: number, by: number): Frame => ({
  number,
  moment: number,
  by,
  view: {} as BaseState,
  facts: [{ type: 'done', rule: 'R' }],
  weight: 'step',
});
const calm = durationOf('step', 'calm', { isOwn: false, behind: 0, isFilm: false });

function playing(painting?: typeof whenPainted): ReelPlayer {
  return new ReelPlayer({ ...frame(0, ME), facts: [], weight: 'aside' }, ({ by }) => by === ME, painting);
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.advanceTimersByTime(60_000);
});

afterEach(() => {
  vi.useRealTimers();
});

test('moves that come one on the heels of the other are each seen for their time', () => {
  const player = playing();
  const seen: number[] = [];
  for (let number = 1; number <= 4; number++) {
    player.extend([frame(number, 1)]);
    vi.advanceTimersByTime(5);
    seen.push(player.frame.number);
  }
  expect(seen).toEqual([1, 1, 1, 1]);
  expect(player.isAtEnd).toBe(false);
  for (const number of [2, 3, 4]) {
    vi.advanceTimersByTime(calm);
    expect(player.frame.number).toBe(number);
  }
  expect(player.isAtEnd).toBe(true);
});

test('whoever answers sees what came of it at once, and so does whoever waited', () => {
  const player = playing();
  player.extend([frame(1, 1)]);
  player.markSeen();
  player.extend([frame(2, ME)]);
  expect(player.frame.number).toBe(2);
  // What the page answered by itself waits for what led to it.
  player.extend([frame(3, ME)]);
  expect(player.frame.number).toBe(2);
  vi.advanceTimersByTime(10 * calm);
  player.extend([frame(4, 1)]);
  expect(player.frame.number).toBe(4);
});

test('a film begins with its first frame, also where that is in sight already', () => {
  const player = playing();
  player.extend([frame(1, 1), frame(2, 1)]);
  vi.advanceTimersByTime(10 * calm);
  player.step(-1);
  vi.advanceTimersByTime(10 * calm);
  player.film(1, 2);
  expect(player.frame.number).toBe(1);
  vi.advanceTimersByTime(calm + 1);
  expect(player.frame.number).toBe(2);
});

test('after the last frame of a film comes the present, not what lies between', () => {
  const player = playing();
  player.extend([1, 2, 3, 4, 5, 6].map((number) => frame(number, 1)));
  player.goToEnd();
  player.film(1, 2);
  const seen: number[] = [];
  for (let steps = 0; steps < 4; steps++) {
    seen.push(player.frame.number);
    vi.advanceTimersByTime(calm + 1);
  }
  expect(seen).toEqual([1, 2, 6, 6]);
  expect([player.isAtEnd, player.isFilm]).toEqual([true, false]);
});

test('no frame goes by before it was painted, however long that takes', () => {
  const waiting = new Set<() => void>();
  const player = playing((then) => {
    waiting.add(then);
    return () => waiting.delete(then);
  });
  player.extend([frame(1, 1), frame(2, 1), frame(3, 1)]);
  for (const number of [1, 2]) {
    vi.advanceTimersByTime(10 * calm);
    expect(player.frame.number).toBe(number);
    for (const then of waiting) then();
    vi.advanceTimersByTime(calm - 1);
    expect(player.frame.number).toBe(number);
    vi.advanceTimersByTime(1);
  }
  expect(player.isAtEnd).toBe(true);
  // Whoever answers does not wait for a painter.
  player.markSeen();
  player.extend([frame(4, ME)]);
  expect(player.frame.number).toBe(4);
});

test('a painter who comes after somebody has left for the present changes nothing', () => {
  const painted: (() => void)[] = [];
  const player = playing((then) => {
    painted.push(then);
    return () => undefined;
  });
  player.extend([frame(1, 1), frame(2, 1), frame(3, 1)]);
  player.step(1);
  for (const then of painted) then();
  vi.advanceTimersByTime(10 * calm);
  expect(player.frame.number).toBe(2);
});

test('a frame keeps its number, however much is cut off before it or put there', () => {
  const player = playing();
  player.extend([frame(1, 1)]);
  player.goToEnd();
  player.precede([frame(-2, 1), frame(-1, 1)]);
  expect([player.at, player.walked]).toEqual([2, 1]);
  for (let number = 2; number <= 500; number++) {
    player.extend([frame(number, 1)]);
    player.goToEnd();
  }
  expect(player.at).toBeLessThan(400);
  expect(player.walked).toBe(500);
  player.step(-1);
  expect(player.walked).toBe(499);
});

/** A painter who paints when told to. */
function byHand(): { readonly player: ReelPlayer; paint(): Promise<void> } {
  let waiting: (() => void)[] = [];
  const player = playing((then) => {
    waiting.push(then);
    return () => {
      waiting = waiting.filter((each) => each !== then);
    };
  });
  return {
    player,
    async paint() {
      const runs = waiting;
      waiting = [];
      for (const run of runs) run();
      await vi.advanceTimersByTimeAsync(0);
    },
  };
}

test('whoever hurries to the present sees first that they do, then the table, then what is asked', async () => {
  const { player, paint } = byHand();
  player.extend([1, 2, 3, 4].map((number) => frame(number, 1)));
  const arrivals = vi.fn();
  player.onEnd = arrivals;
  void player.hurry();
  void player.hurry();
  expect([player.isHurried, player.frame.number]).toEqual([true, 1]);
  await paint();
  expect([player.isHurried, player.frame.number, player.isAtEnd]).toEqual([true, 3, false]);
  await paint();
  expect([player.isHurried, player.frame.number, player.isAtEnd]).toEqual([false, 4, true]);
  expect(arrivals).toHaveBeenCalledTimes(1);
  await player.hurry();
  expect(arrivals).toHaveBeenCalledTimes(1);
});

test('on the way to the present nothing is told to the ear, there all of it is', async () => {
  const told = (player: ReelPlayer) => player.heard.map(({ rule }) => rule).join('');
  const named = (number: number): Frame => ({
    ...frame(number, 1),
    facts: [{ type: 'done', rule: `${number}` }],
  });
  const { player, paint } = byHand();
  player.extend([1, 2, 3, 4].map(named));
  expect(told(player)).toBe('1');
  void player.hurry();
  await paint();
  expect([player.frame.number, told(player)]).toEqual([3, '1']);
  await paint();
  expect([player.frame.number, told(player)]).toEqual([4, '234']);
  player.step(-1);
  expect(told(player)).toBe('');
  player.step(1);
  expect(told(player)).toBe('4');
  player.extend([5, 6, 7].map(named));
  void player.hurry();
  await paint();
  // Whoever turns back hears what went by up to there.
  player.pause();
  expect([player.frame.number, told(player)]).toEqual([6, '56']);
  player.reset(frame(9, 1));
  expect(told(player)).toBe('');
});

test('whoever turns back on the way to the present stays there', async () => {
  for (const turnBack of [(player: ReelPlayer) => player.pause(), (player: ReelPlayer) => player.step(1)]) {
    const { player, paint } = byHand();
    player.extend([1, 2, 3, 4].map((number) => frame(number, 1)));
    void player.hurry();
    turnBack(player);
    const { number } = player.frame;
    for (let frames = 0; frames < 3; frames++) await paint();
    expect([player.isHurried, player.isLed, player.frame.number]).toEqual([false, true, number]);
  }
});

test('what arrives while somebody hurries is the present as well', async () => {
  const { player, paint } = byHand();
  player.extend([frame(1, 1), frame(2, 1)]);
  void player.hurry();
  player.extend([frame(3, 1), frame(4, 1)]);
  await paint();
  expect(player.frame.number).toBe(3);
  player.extend([frame(5, 1)]);
  await paint();
  expect([player.frame.number, player.isAtEnd]).toEqual([5, true]);
});
