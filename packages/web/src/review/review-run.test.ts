import type { MatchRecord } from '@ennead/kernel';
import { beforeEach, expect, test, vi } from 'vitest';
import { ReviewRun } from './review-run.svelte.ts';

/** A reviewer that answers when the test lets it. */
class Reviewer {
  static all: Reviewer[] = [];
  static opened: object = {
    ok: true,
    value: { choices: [2, 4, 7, 9], length: 12, moments: [0, 2, 3, 6, 9] },
  };
  readonly asked: string[] = [];
  isOver = false;
  onmessage: ((message: { data: object }) => void) | null = null;
  onerror = null;
  #waiting: (() => void)[] = [];

  constructor() {
    Reviewer.all.push(this);
  }
  postMessage({ id, name, args }: { id: number; name: string; args: unknown[] }): void {
    this.asked.push(`${name} ${args.filter((each) => typeof each === 'number').join(' ')}`.trim());
    const value =
      name === 'open' ? Reviewer.opened : name === 'curve' ? { points: [1], turning: [] } : { move: args[0] };
    this.#waiting.push(() => this.onmessage?.({ data: { kind: 'answer', id, value } }));
  }
  terminate(): void {
    this.isOver = true;
  }
  async answer(): Promise<void> {
    this.#waiting.shift()?.();
    for (let turns = 0; turns < 8; turns++) await Promise.resolve();
  }
}

const start = (cores: number) => {
  vi.stubGlobal('navigator', { hardwareConcurrency: cores });
  const run = new ReviewRun({} as MatchRecord);
  return { run, done: run.start('quick') };
};
beforeEach(() => {
  Reviewer.all = [];
  Reviewer.opened = { ok: true, value: { choices: [2, 4, 7, 9], length: 12, moments: [0, 2, 3, 6, 9] } };
  globalThis.Worker = Reviewer as unknown as typeof Worker;
});

test('workers take one answer after the other; what they find stands in order', async () => {
  const { run, done } = start(2);
  const [one, two] = Reviewer.all as [Reviewer, Reviewer];
  expect(Reviewer.all).toHaveLength(2);
  expect([run.all, run.isDone]).toEqual([null, false]);
  await one.answer();
  expect(run.all).toBe(4);
  await two.answer();
  expect(two.asked).toEqual(['open', 'judge 2 100']);
  await one.answer();
  expect(run.curve.points).toEqual([1]);
  expect(one.asked).toEqual(['open', 'curve', 'judge 4 100']);
  await one.answer();
  await two.answer();
  expect(run.moves.map(({ move }) => move)).toEqual([2, 4]);
  expect(run.isDone).toBe(false);
  await two.answer();
  await one.answer();
  await done;
  expect(run.moves.map(({ move }) => move)).toEqual([2, 4, 7, 9]);
  expect(run.isDone).toBe(true);
  expect(Reviewer.all.map(({ isOver }) => isOver)).toEqual([true, true]);
  expect(run.problem).toBe('');
});

test('as many workers as there are cores, four at most and one at least', () => {
  for (const [cores, workers] of [
    [1, 1],
    [0, 1],
    [3, 3],
    [16, 4],
  ] as const) {
    Reviewer.all = [];
    start(cores).run.close();
    expect(Reviewer.all).toHaveLength(workers);
  }
});

test('a deeper look begins anew, and what the first one finds meanwhile is not heard', async () => {
  const { run } = start(1);
  const [first] = Reviewer.all as [Reviewer];
  await first.answer();
  await first.answer();
  await first.answer();
  expect(run.moves).toHaveLength(1);
  void run.start('deep');
  expect([run.moves, first.isOver]).toEqual([[], true]);
  const [, second] = Reviewer.all as [Reviewer, Reviewer];
  await second.answer();
  await second.answer();
  expect(second.asked.at(-1)).toBe('judge 2 600');
  await first.answer();
  expect(run.moves).toEqual([]);
  run.close();
  expect(second.isOver).toBe(true);
});

test('a match that cannot be read is a problem, unless nobody waits any more', async () => {
  Reviewer.opened = { ok: false, problem: { code: 'bad', message: 'It is no match.' } };
  const { run, done } = start(1);
  await Reviewer.all[0]?.answer();
  await done;
  expect(run.problem).toContain('It is no match.');
  const later = start(1);
  later.run.close();
  await Reviewer.all[1]?.answer();
  expect(later.run.problem).toBe('');
});

test('before a move stands the last moment of the replay that does not go beyond it', async () => {
  const { run } = start(1);
  expect(run.momentBefore(5)).toBe(0);
  await Reviewer.all[0]?.answer();
  expect([0, 1, 2, 3, 5, 6, 8, 9, 50].map((move) => run.momentBefore(move))).toEqual([
    0, 0, 1, 2, 2, 3, 3, 4, 4,
  ]);
  run.close();
});
