// @vitest-environment happy-dom
import { SPACES } from '@ennead/ankh/tables';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { go, here } from '../../router.ts';
import { drawn, keeping } from '../../testing/kept.ts';
import { type OpenedPage, openPage } from '../../testing/opened-page.ts';
import { ownLayouts } from './own-layouts.ts';
import { fromFragment, toFragment } from './share.ts';

let opened: OpenedPage;
let copied: string | null;
beforeEach(() => {
  localStorage.clear();
  copied = null;
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: {
      writeText: async (text: string) => {
        copied = text;
      },
    },
  });
});
afterEach(() => opened.close());

const part = <E extends HTMLElement>(testid: string) =>
  opened.page.querySelector<E>(`[data-testid="${testid}"]`) as E;
const open = async (address: string) => {
  opened = await openPage(address);
  await vi.waitFor(() => expect(part('verdict')).not.toBeNull(), { timeout: 60_000 });
};
const choose = async (testid: string, value: string) => {
  const field = part<HTMLSelectElement>(testid);
  field.value = value;
  field.querySelector = () => field.selectedOptions[0] ?? null;
  field.dispatchEvent(new Event('change', { bubbles: true }));
  await opened.settle();
};
const press = async (testid: string) => {
  part(testid).click();
  await opened.settle();
};
const space = (name: string) => opened.page.querySelector(`[data-space="${name}"]`) as SVGElement;
const put = async (tool: string, ...spaces: readonly string[]) => {
  await opened.pick('tool', tool);
  for (const name of spaces) {
    space(name).dispatchEvent(new MouseEvent('click', { bubbles: true }));
    await opened.settle();
  }
};
const map = () => drawn(opened.page.querySelector('[data-space], g.side')?.closest('svg'));
const read = () =>
  [...opened.page.querySelectorAll('[data-space]')].map((each) => each.getAttribute('aria-label'));
const verdict = () => opened.words('[data-testid="verdict"]');
const name = (to: string) => {
  const field = part<HTMLInputElement>('layout-name');
  field.value = to;
  field.dispatchEvent(new Event('input', { bubbles: true }));
};
const key = async (at: Element | Window, key: string, more: KeyboardEventInit = {}) => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more });
  at.dispatchEvent(event);
  await opened.settle();
  return event.defaultPrevented;
};

/** Two gods, two warriors and three numbers on an empty map. */
async function draw(): Promise<void> {
  await choose('players', '2');
  await choose('begin', 'empty 0');
  expect(verdict()).toContain('Player 1 has no god on the map');
  await put('god', 'B6');
  await put('warrior', 'B5');
  await opened.pick('owner', '2');
  await put('god', 'G8');
  await put('warrior', 'G7');
  expect(verdict()).toContain('has no number');
  await put('number', 'B8', 'F2', 'H6');
  expect(verdict()).toBe('This layout is ready to play.');
}

test('a layout is drawn, checked, kept, opened again and dropped', async () => {
  await open('/editor');
  await draw();
  expect(space('B6').getAttribute('aria-label')).toMatch(/B6.*god/i);
  name('  Two banks ');
  await press('save');
  expect(opened.words('[data-testid="said"]')).toBe('Saved in this browser.');
  const [kept] = ownLayouts();
  expect(kept).toMatchObject({ name: 'Two banks', layout: { players: 2 } });
  expect(opened.words('[data-testid="own-layouts"]')).toContain('Two banks');
  await put('erase', 'B6');
  expect(opened.words('[data-testid="said"]')).toBe('');
  expect(verdict()).toContain('Player 1 has no god on the map');
  for (const way of ['use', 'save', 'link']) expect(part(way).hasAttribute('disabled'), way).toBe(true);
  await opened.page.querySelector<HTMLElement>('[data-testid="own-layouts"] .open')?.click();
  await opened.settle();
  expect(verdict()).toBe('This layout is ready to play.');
  expect(part<HTMLInputElement>('layout-name').value).toBe('Two banks');
  name('');
  await press('save');
  expect(ownLayouts()).toHaveLength(1);
  expect(ownLayouts()[0]?.name).toBe('Unnamed');
  const [, drop] = opened.page.querySelectorAll<HTMLElement>('[data-testid="own-layouts"] button');
  drop?.click();
  await opened.settle();
  expect(ownLayouts()).toEqual([]);
  expect(opened.page.querySelector('[data-testid="own-layouts"]')).toBeNull();
});

test('what was done is undone, by button and by keys, and no further than the start', async () => {
  await open('/editor?scenario=middle-kingdom&players=3');
  const start = map();
  await put('obelisk', 'F5');
  await put('temple', 'F6');
  const two = map();
  expect(two).not.toBe(start);
  expect(await key(window, 'z')).toBe(false);
  expect(map()).toBe(two);
  expect(await key(window, 'z', { ctrlKey: true })).toBe(true);
  expect(map()).not.toBe(two);
  expect(await key(window, 'z', { metaKey: true })).toBe(true);
  expect(await key(window, 'z', { ctrlKey: true })).toBe(false);
  expect(verdict()).toBe('This layout is ready to play.');
});

test('the map is walked over by arrow keys, and Enter draws', async () => {
  await open('/editor?scenario=middle-kingdom&players=3');
  await choose('begin', 'empty 0');
  await opened.pick('tool', 'obelisk');
  const here = () => opened.page.querySelector('[data-space][tabindex="0"]')?.getAttribute('data-space');
  const walked: (string | null | undefined)[] = [here()];
  for (const way of ['ArrowUp', 'ArrowRight', 'ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowLeft', 'x']) {
    expect(await key(space(here() ?? ''), way)).toBe(way !== 'x');
    walked.push(here());
  }
  expect(walked).toMatchSnapshot();
  const before = space(here() ?? '').getAttribute('aria-label');
  expect(await key(space(here() ?? ''), 'Enter')).toBe(true);
  const after = space(here() ?? '').getAttribute('aria-label');
  expect(after).not.toBe(before);
  await key(space(here() ?? ''), ' ');
  expect(space(here() ?? '').getAttribute('aria-label')).toBe(before);
});

test('every tool draws what it says, and every space is read out', async () => {
  await open('/editor?scenario=middle-kingdom&players=3');
  await choose('begin', 'empty 0');
  const kept = keeping();
  const tools = [...opened.page.querySelectorAll<HTMLInputElement>('input[name="tool"]')].map(
    ({ value }) => value,
  );
  for (const [at, tool] of tools.entries()) {
    if (tool === 'camel') {
      await opened.pick('tool', tool);
      opened.page.querySelectorAll('g.side')[20]?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
      await opened.settle();
    } else await put(tool, SPACES[7 * at + 3] ?? '', SPACES[7 * at + 4] ?? '');
    kept.note(tool, map());
    kept.note(`${tool} side`, drawn(opened.page.querySelector('.left')), verdict());
  }
  expect(kept.lines()).toMatchSnapshot();
});

test('it begins with the layout that was asked for', async () => {
  const kept = keeping();
  for (const query of [
    '',
    '?scenario=flood&players=2&layout=B',
    '?players=5',
    '?scenario=two-capitals&players=3',
  ]) {
    await open(`/editor${query}`);
    kept.note(query, map(), part<HTMLInputElement>('layout-name').value);
    if (query !== '?scenario=two-capitals&players=3') await opened.close();
  }
  await choose('begin', 'flood 2');
  kept.note('flood', map(), part<HTMLInputElement>('layout-name').value);
  expect(kept.lines()).toMatchSnapshot();
});

test('a layout travels as a link, and a bad one says so', async () => {
  await open('/editor?scenario=flood&players=2&layout=B');
  name('High water');
  await press('link');
  await vi.waitFor(() => expect(opened.words('[data-testid="said"]')).toBe('Link copied.'));
  const [, fragment = ''] = copied?.split('/editor#') ?? [];
  const shared = await fromFragment(fragment);
  expect(shared).toMatchObject({ name: 'High water', scenario: 'flood', layout: { players: 2 } });
  const before = read();
  await opened.close();
  if (shared === null) throw new Error('nothing was shared');
  location.hash = `#${await toFragment(shared)}`;
  await open(`/editor#${await toFragment(shared)}`);
  await vi.waitFor(() => expect(part<HTMLInputElement>('layout-name').value).toBe('High water'));
  await opened.settle();
  expect(read()).toEqual(before);
  await opened.close();
  await open('/editor#nonsense');
  await vi.waitFor(() => expect(opened.words('[data-testid="said"]')).not.toBe(''));
  expect(opened.words('[data-testid="said"]')).toMatch(/link/i);
  go('/', 'replace');
});

test('a layout is played on', async () => {
  await open('/editor');
  await draw();
  name('Two banks');
  await press('use');
  expect(here().path[0]).toBe('new');
  expect(here().query.get('own')).toBe(ownLayouts()[0]?.id);
});
