// @vitest-environment happy-dom
import type { Exercise } from '@ennead/bots';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { games } from '../games.ts';
import { changeSettings } from '../settings.ts';
import { InPageWorker } from '../testing/in-page-worker.ts';
import { type OpenedPage, openPage } from '../testing/opened-page.ts';
import { noteProgress, progress } from './progress.ts';

vi.mock('../table/local/saved-tables.ts', () => import('../testing/kept-here.ts'));

let opened: OpenedPage;
beforeEach(async () => {
  globalThis.Worker = InPageWorker as unknown as typeof Worker;
  localStorage.clear();
  await changeSettings({ pace: 'instant' });
});
afterEach(() => opened.close());

const all = async (game: string) =>
  (await games.find(({ id }) => id === game)?.exercises?.())?.exercises ?? ([] as readonly Exercise[]);
const words = () => opened.words('[data-testid="exercise-words"]');
const part = (testid: string) => opened.page.querySelector<HTMLElement>(`[data-testid="${testid}"]`);
const until = (holds: () => boolean, what: string) =>
  vi.waitFor(
    async () => {
      await opened.settle();
      expect(holds(), `${what}: ${words()}`).toBe(true);
    },
    { timeout: 60_000, interval: 1 },
  );
const offer = (option: unknown) =>
  opened.page.querySelector(`[data-option="${option}"]:not([disabled])`) ??
  opened.page.querySelector(`[data-card="${option}"]`);
const press = async (element: Element | null) => {
  element?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  await opened.settle();
  const commit = part('confirm') ?? opened.page.querySelector('.stage .commit[data-option]');
  if (element?.hasAttribute('data-card') || part('confirm') !== null)
    commit?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  await opened.settle();
};

test('an exercise: hints, the answer on demand, a wrong answer that is not taken, and the right one', async () => {
  const exercises = await all('kemet');
  const at = exercises.findIndex(({ line, kind }) => line.length === 1 && kind === 'token');
  const exercise = exercises[at];
  if (exercise === undefined) throw new Error('there is no such exercise');
  const { id, line, chance, margin } = exercise;
  opened = await openPage(`/exercise/kemet/${id}`);
  await until(() => offer(line[0]) !== null, 'the table');
  expect(words()).toBe('It’s your turn. Find the best choice.');
  const other = [...opened.page.querySelectorAll('[data-option]:not([disabled])')].find(
    (each) => each.getAttribute('data-option') !== String(line[0]),
  );
  const first = words();
  await press(other ?? null);
  await until(() => words() !== first, 'that it was wrong');
  expect(opened.words('.said')).not.toBe('');
  expect(progress()).toEqual({});
  expect(part('hint')?.textContent?.trim()).toBe('Hint');
  await press(part('hint'));
  const hinted = words();
  expect(hinted).not.toBe(first);
  expect(part('hint')?.textContent?.trim()).toBe('Show answer');
  await press(part('hint'));
  expect(words()).not.toBe(hinted);
  expect(part('hint')).toBeNull();
  expect(progress()).toEqual({ [id]: 'shown' });
  await press(offer(line[0]));
  await until(() => part('exercise-next') !== null, 'that it is solved');
  expect(words()).toContain(`${Math.round(chance * 100)}%`);
  expect(words()).toContain(`${Math.round(margin * 100)}%`);
  expect(part('exercise-next')?.getAttribute('href')).toBe(`/exercise/kemet/${exercises[at + 1]?.id}`);
});

test('the list counts what was solved, the easier first, and says what was shown', async () => {
  const [first, second] = (await all('ankh')) as [Exercise, Exercise];
  noteProgress(first.id, 'solved');
  noteProgress(first.id, 'shown');
  noteProgress(second.id, 'shown');
  expect(progress()).toEqual({ [first.id]: 'solved', [second.id]: 'shown' });
  opened = await openPage('/exercises');
  await vi.waitFor(() => expect(opened.words('[data-testid="solved"]')).not.toBe(''), { timeout: 60_000 });
  await opened.settle();
  const counts = games.map(async ({ id }) => (await all(id)).length);
  const [ankh, kemet] = await Promise.all(counts);
  expect(opened.words('[data-testid="solved"]')).toBe(`1 of ${ankh} solved | 0 of ${kemet} solved`);
  expect(opened.page.querySelectorAll('a.solved')).toHaveLength(1);
  expect(opened.page.querySelector('a.solved')?.getAttribute('href')).toBe(`/exercise/ankh/${first.id}`);
  for (const list of opened.page.querySelectorAll('ol')) {
    const dots = [...list.querySelectorAll('.dots')].map((each) => each.textContent?.length ?? 0);
    expect(dots.length).toBeGreaterThan(0);
    expect(dots).toEqual(dots.toSorted((a, b) => a - b));
  }
});

test('an exercise that is not there is missed in words; storage that holds nonsense holds nothing', async () => {
  localStorage.setItem('ennead.exercises', '{');
  expect(progress()).toEqual({});
  localStorage.setItem('ennead.exercises', 'null');
  expect(progress()).toEqual({});
  opened = await openPage('/exercise/kemet/none');
  await vi.waitFor(() => expect(opened.page.querySelector('h1')?.textContent).toBeTruthy(), {
    timeout: 60_000,
  });
  expect(part('exercise-words')).toBeNull();
});
