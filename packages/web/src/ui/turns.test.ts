// @vitest-environment happy-dom
import { mount, unmount } from 'svelte';
import { afterEach, expect, test, vi } from 'vitest';
import Parts from '../testing/Parts.svelte';
import { Turns } from './turns.ts';

const over = (turns: Turns) => vi.waitFor(() => expect(turns.isOver).toBe(true));
const wordsOf = ({ textContent }: Element) => textContent.replaceAll(/\s+/g, ' ').trim();

afterEach(() => vi.restoreAllMocks());

test('lower ranks have their turn first, and in one rank who came first', async () => {
  const turns = new Turns();
  const drawn: string[] = [];
  turns.wait(3, () => drawn.push('rest'));
  turns.wait(0, () => {
    drawn.push('frame');
    turns.wait(1, () => drawn.push('board, known later'));
  });
  turns.wait(0, () => drawn.push('more of the frame'));
  expect(drawn).toEqual([]);
  await over(turns);
  expect(drawn).toEqual(['frame', 'more of the frame', 'board, known later', 'rest']);
});

test('what takes long is alone in its task, what is short shares one', async () => {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  const turns = new Turns();
  const tasks: string[][] = [];
  let task: string[] | null = null;
  const draw = (name: string, milliseconds: number) =>
    turns.wait(0, () => {
      if (task === null) {
        task = [];
        tasks.push(task);
        queueMicrotask(() => {
          task = null;
        });
      }
      task.push(name);
      now += milliseconds;
    });
  draw('a', 9);
  draw('b', 1);
  draw('c', 0.5);
  draw('d', 9);
  await over(turns);
  expect(tasks).toEqual([['a'], ['b'], ['c', 'd']]);
});

test('who has gone away is not drawn, and all hear of the end once', async () => {
  const onOver = vi.fn();
  const turns = new Turns(onOver);
  const drawn: string[] = [];
  const withdraw = turns.wait(0, () => drawn.push('gone'));
  turns.wait(0, () => drawn.push('there'));
  withdraw();
  expect(turns.isOver).toBe(false);
  await over(turns);
  expect(drawn).toEqual(['there']);
  expect(turns.isOver).toBe(true);
  expect(onOver).toHaveBeenCalledOnce();
});

test('parts of a page come in turn, and at once when the page is open', async () => {
  const target = document.createElement('div');
  const page = mount(Parts, { target, props: { inTurns: true } });
  expect(wordsOf(target)).toBe('');
  await vi.waitFor(() => expect(wordsOf(target)).toBe('first second'));
  await vi.waitFor(() => expect(page.isOpen()).toBe(true));
  page.more();
  expect(wordsOf(target)).toBe('first second third');
  await unmount(page);
});

test('where no turns are taken all is there at once', async () => {
  const target = document.createElement('div');
  const page = mount(Parts, { target, props: { inTurns: false } });
  expect(wordsOf(target)).toBe('first second');
  await unmount(page);
});
