// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { kemetScript } from '../kemet/lesson/script.ts';
import { here } from '../router.ts';
import { changeSettings } from '../settings.ts';
import { InPageWorker } from '../testing/in-page-worker.ts';
import { drawn, keeping } from '../testing/kept.ts';
import { type OpenedPage, openPage } from '../testing/opened-page.ts';
import type { Want } from './lesson.ts';

vi.mock('../table/local/saved-tables.ts', () => import('../testing/kept-here.ts'));

let opened: OpenedPage;
beforeEach(async () => {
  globalThis.Worker = InPageWorker as unknown as typeof Worker;
  localStorage.clear();
  await changeSettings({ pace: 'instant' });
});
afterEach(() => opened.close());

const part = (testid: string) => opened.page.querySelector<HTMLElement>(`[data-testid="${testid}"]`);
const click = async (element: Element | null | undefined) => {
  if (!element) throw new Error(`nothing to press in: ${opened.words()}`);
  element.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  await opened.settle();
};
const until = (holds: () => boolean, what: string) =>
  vi.waitFor(
    async () => {
      await opened.settle();
      expect(holds(), `${what}: ${opened.words()}`).toBe(true);
    },
    { timeout: 60_000, interval: 1 },
  );
const step = () => opened.words('.lesson-card .count .unseen');
const isLaid = () => opened.page.querySelector('.lesson:not([inert])') !== null;

/** Presses what is asked for, wherever it is lit. */
async function answer({ options }: Want): Promise<void> {
  const names = options === 'any' ? [''] : options.map(String);
  const places = names.map((name) => (name === '' ? '[data-option]' : `[data-option="${name}"]`));
  const cards = names.map((name) => (name === '' ? '.stage [data-card]' : `.stage [data-card="${name}"]`));
  const find = (selectors: readonly string[]) =>
    [...opened.page.querySelectorAll(selectors.join())].findLast((each) => !each.hasAttribute('disabled'));
  await until(() => find([...places, ...cards]) !== undefined, `nothing offers ${names}`);
  const card = find(cards);
  await click(card ?? find(places));
  if (card !== undefined) await click(opened.page.querySelector('.stage .commit[data-option]'));
  else if (part('confirm') !== null) await click(part('confirm'));
}

test('another answer than the one that is learned is not taken, and what is meant can be shown', async () => {
  const steps = kemetScript.chapters.flatMap((chapter) => chapter.steps);
  const asking = steps.findIndex(({ wants }) => wants.length > 0 && wants[0]?.options !== 'any');
  opened = await openPage('/learn/kemet');
  for (let at = 0; at < asking; at++) {
    await until(() => step().startsWith(`Step ${at + 1} `) && isLaid(), 'a step to read');
    await click(part('lesson-next'));
  }
  await until(() => step().startsWith(`Step ${asking + 1} `) && isLaid(), 'the first thing to do');
  const wanted = (steps[asking]?.wants[0]?.options ?? []) as readonly (string | number)[];
  await until(() => opened.page.querySelector(`[data-option="${wanted[0]}"]`) !== null, 'what is asked for');
  const other = [...opened.page.querySelectorAll('[data-option]')].find(
    (each) => !wanted.map(String).includes(each.getAttribute('data-option') ?? ''),
  );
  await click(other);
  await until(() => opened.words('.said') !== '', 'a hint');
  expect(step()).toContain(`Step ${asking + 1} `);
  await until(() => opened.page.querySelectorAll('[data-wanted]').length > 0, 'what is meant glows');
  for (const place of opened.page.querySelectorAll('[data-wanted]'))
    expect(wanted.map(String)).toContain(
      place.getAttribute('data-option') ?? place.getAttribute('data-card'),
    );
  await click(part('lesson-show'));
  await until(
    () => opened.words('.said') === opened.words('[data-testid="lesson-task"]'),
    'the task is said again',
  );
  await click(part('lesson-back'));
  await until(() => step().startsWith(`Step ${asking} `), 'the step before');
});

test('who comes back goes on where they were, or begins anew', async () => {
  opened = await openPage('/learn/kemet');
  await until(() => step().startsWith('Step 1 ') && isLaid(), 'the start');
  expect(part('lesson-back')?.hasAttribute('disabled')).toBe(true);
  expect(part('lesson-again')).toBeNull();
  await click(part('lesson-next'));
  await until(() => step().startsWith('Step 2 '), 'the second step');
  await opened.close();
  opened = await openPage('/learn/kemet');
  await until(() => step().startsWith('Step 2 ') && isLaid(), 'the second step again');
  expect(part('lesson-back')?.hasAttribute('disabled')).toBe(false);
  await click(part('lesson-again'));
  await until(() => step().startsWith('Step 1 '), 'the start again');
});

// The last one: it begins a game, which has another worker.
test('the lesson of Kemet is clicked through; each step says, lights and asks what was kept, and the end begins the game', async () => {
  const steps = kemetScript.chapters.flatMap((chapter) => chapter.steps);
  opened = await openPage('/learn/kemet');
  const kept = keeping();
  for (const [at, { id, wants }] of steps.entries()) {
    await until(() => step() === `Step ${at + 1} of ${steps.length}` && isLaid(), id);
    kept.note(`${id} card`, drawn(opened.page.querySelector('.lesson-card')));
    kept.note(
      `${id} wanted`,
      [...opened.page.querySelectorAll('[data-wanted]')].map((each) => each.tagName),
    );
    kept.note(
      `${id} bar`,
      opened.page.querySelector('.asked .bar, .hold')?.className.replaceAll(/\bsvelte-\w+/g, '') ?? '',
    );
    for (const want of wants) await answer(want);
    if (wants.length === 0 && at + 1 < steps.length) await click(part('lesson-next'));
  }
  expect(kept.lines()).toMatchSnapshot();
  await click(part('lesson-play'));
  await until(() => here().path[0] === 'local', 'the game that was learned');
});
