import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { groupCommit } from './group-commit.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** What was written together, and writes that end when `landed` is called. */
function disk() {
  const groups: string[] = [];
  const landing: (() => void)[] = [];
  const { write, drained } = groupCommit<string, string>(
    (works) => {
      groups.push(works.join(' '));
      return new Promise((resolve) => landing.push(() => resolve(works.map((result) => ({ result })))));
    },
    { most: 10, flights: 1, limit: 4 },
  );
  return { groups, write, drained, land: () => landing.shift()?.() };
}

test('what can wait does so, and a move takes it along', async () => {
  const { groups, write } = disk();
  void write('name', true);
  await vi.advanceTimersByTimeAsync(5);
  expect(groups).toEqual([]);
  void write('move');
  await vi.advanceTimersByTimeAsync(0);
  expect(groups).toEqual(['name move']);
});

test('what can wait is written soon without a move, again and again', async () => {
  const { groups, write, land } = disk();
  for (const name of ['one', 'two']) {
    void write(name, true);
    await vi.advanceTimersByTimeAsync(20);
    expect(groups.at(-1)).toBe(name);
    land();
    await vi.advanceTimersByTimeAsync(0);
  }
});

test('what can wait does so for fifteen milliseconds, and what comes in one turn is written once', async () => {
  const { groups, write, land } = disk();
  void write('name', true);
  await vi.advanceTimersByTimeAsync(15);
  expect(groups).toEqual([]);
  // It is written in the next turn, which takes a millisecond of this clock.
  await vi.advanceTimersByTimeAsync(1);
  expect(groups).toEqual(['name']);
  land();
  await vi.advanceTimersByTimeAsync(0);
  for (const name of ['a', 'b', 'c']) void write(name);
  await vi.advanceTimersByTimeAsync(0);
  land();
  await vi.advanceTimersByTimeAsync(50);
  expect(groups).toEqual(['name', 'a b c']);
});

test('so many go into one commit, and so many commits are under way at once', async () => {
  const groups: string[] = [];
  const landing: (() => void)[] = [];
  const { write } = groupCommit<string, string>(
    (works) => {
      groups.push(works.join(' '));
      return new Promise((resolve) => landing.push(() => resolve(works.map((result) => ({ result })))));
    },
    { most: 2, flights: 2, limit: 9 },
  );
  const all = ['a', 'b', 'c', 'd', 'e'].map((each) => write(each));
  await vi.advanceTimersByTimeAsync(0);
  void write('f');
  await vi.advanceTimersByTimeAsync(0);
  void write('g');
  await vi.advanceTimersByTimeAsync(0);
  expect(groups).toEqual(['a b', 'c d']);
  landing.shift()?.();
  await vi.advanceTimersByTimeAsync(0);
  expect(groups).toEqual(['a b', 'c d', 'e f']);
  while (landing.length > 0) {
    landing.shift()?.();
    await vi.advanceTimersByTimeAsync(0);
  }
  expect(groups).toEqual(['a b', 'c d', 'e f', 'g']);
  expect(await Promise.all(all)).toEqual(['a', 'b', 'c', 'd', 'e']);
});

test('one piece of work that fails takes no other with it; a commit that fails takes all of its own', async () => {
  const { write } = groupCommit<string, string>(
    async (works) => {
      if (works.includes('disk')) throw new Error('the disk is gone');
      return works.map((result) => (result === 'bad' ? { error: new Error('bad') } : { result }));
    },
    { most: 9, flights: 1, limit: 9 },
  );
  const first = Promise.allSettled([write('good'), write('bad')]);
  await vi.advanceTimersByTimeAsync(0);
  expect((await first).map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
  const second = Promise.allSettled([write('good'), write('disk')]);
  await vi.advanceTimersByTimeAsync(0);
  expect((await second).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  const third = write('good');
  await vi.advanceTimersByTimeAsync(0);
  expect(await third).toBe('good');
});

test('what was taken along leaves nothing behind that holds up the next', async () => {
  const { groups, write, land } = disk();
  void write('move');
  void write('name', true);
  await vi.advanceTimersByTimeAsync(0);
  land();
  await vi.advanceTimersByTimeAsync(50);
  void write('later', true);
  await vi.advanceTimersByTimeAsync(20);
  expect(groups).toEqual(['move name', 'later']);
});

test('while a commit is under way the next one grows, up to a limit', async () => {
  const { groups, write, land } = disk();
  void write('first');
  await vi.advanceTimersByTimeAsync(0);
  const more = ['a', 'b', 'c', 'd'].map((name) => write(name, name === 'a'));
  await expect(write('e')).rejects.toMatchObject({ code: 'storage-failed' });
  expect(groups).toEqual(['first']);
  await vi.advanceTimersByTimeAsync(30);
  expect(groups).toEqual(['first']);
  land();
  await vi.advanceTimersByTimeAsync(0);
  expect(groups).toEqual(['first', 'a b c d']);
  land();
  expect(await Promise.all(more)).toEqual(['a', 'b', 'c', 'd']);
});

test('who waits for everything to be written waits for what can wait', async () => {
  const { groups, write, drained, land } = disk();
  void write('name', true);
  const end = drained();
  await vi.advanceTimersByTimeAsync(0);
  expect(groups).toEqual(['name']);
  land();
  await vi.advanceTimersByTimeAsync(5);
  await end;
});
