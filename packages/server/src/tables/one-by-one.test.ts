import { expect, test } from 'vitest';
import { oneByOne } from './one-by-one.ts';

test('of one name one is at work at a time, also whoever comes while others wait; other names do not wait', async () => {
  const began: string[] = [];
  const gates = new Map<string, () => void>();
  const begin = (name: string, what: string) =>
    oneByOne(name, () => {
      began.push(what);
      return new Promise<void>((resolve) => gates.set(what, resolve));
    });
  const first = begin('a', 'first');
  const second = begin('a', 'second');
  const other = begin('b', 'other');
  await expect.poll(() => began).toEqual(['first', 'other']);
  gates.get('first')?.();
  await first;
  const third = begin('a', 'third');
  await expect.poll(() => began).toContain('second');
  gates.get('other')?.();
  await other;
  expect(began).toEqual(['first', 'other', 'second']);
  gates.get('second')?.();
  await second;
  await expect.poll(() => began).toContain('third');
  gates.get('third')?.();
  await third;
});

test('whoever fails says so to nobody but who asked', async () => {
  const failing = oneByOne('a', () => Promise.reject(new Error('no luck')));
  const next = oneByOne('a', async () => 'done');
  await expect(failing).rejects.toThrow('no luck');
  expect(await next).toBe('done');
});
