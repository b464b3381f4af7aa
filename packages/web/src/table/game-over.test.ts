// @vitest-environment happy-dom
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { load } from '../i18n/shell.ts';
import GameOver from './GameOver.svelte';
import type { SceneState } from './scene-state.svelte.ts';

const asked = vi.hoisted(() => ({ calls: [] as string[], answer: Promise.withResolvers<unknown>() }));
vi.mock('./play-again.ts', () => ({
  playAgain: async (table: string, game: string) => {
    asked.calls.push(`again ${table} ${game}`);
    await asked.answer.promise;
  },
  askForRematch: async () => {
    asked.calls.push('rematch');
    return asked.answer.promise;
  },
}));

beforeAll(() => load());

let close = () => {};
afterEach(() => close());

/** A table of three whose game is over: Ben has won with 30, Cy has more points than Anna. */
function openOver(more: Record<string, unknown> = {}) {
  asked.calls.length = 0;
  asked.answer = Promise.withResolvers<unknown>();
  const said: string[] = [];
  const points = [10, 30, 20];
  const scene = {
    snapshot: { outcome: { winners: [1], rule: 'R' }, room: null },
    staged: null,
    view: {},
    seats: [0, 1, 2].map((seat) => ({ seat, mine: seat === 0 })),
    game: {
      id: 'toy',
      score: (_view: unknown, seat: number) => [{ icon: 'star', label: 'Points', value: points[seat] }],
      endWords: () => 'It ended.',
      tieWords: () => null,
    },
    source: { place: 'local', seating: null },
    nameOf: (seat: number) => ['Anna', 'Ben', 'Cy'][seat],
    lookOf: () => ({ seal: 'star', colour: 'red', pattern: 0 }),
    say: (words: string) => said.push(words),
    ...more,
  };
  const target = document.body.appendChild(document.createElement('div'));
  const page = mount(GameOver, { target, props: { scene: scene as unknown as SceneState, tableId: 't1' } });
  flushSync();
  close = () => {
    void unmount(page);
    target.remove();
  };
  const commit = () => target.querySelector<HTMLButtonElement>('button.commit');
  return {
    target,
    said,
    commit,
    names: () => [...target.querySelectorAll('.name')].map((each) => each.textContent),
  };
}

test('winners come first, the others as they stand', () => {
  const { names, target } = openOver();
  expect(names()).toEqual(['Ben', 'Cy', 'Anna']);
  expect(target.querySelectorAll('li.won')).toHaveLength(1);
  expect(target.textContent).toContain('It ended.');
  expect([...target.querySelectorAll('a')].map((each) => each.getAttribute('href'))).toEqual([
    '/story/local/t1',
    '/replay/local/t1',
    '/review/local/t1',
  ]);
});

test('on one device the same people play again, once however often it is pressed', async () => {
  const { commit } = openOver();
  commit()?.click();
  flushSync();
  expect([asked.calls, commit()?.disabled]).toEqual([['again t1 toy'], true]);
  asked.answer.resolve(undefined);
  await vi.waitFor(() => {
    flushSync();
    expect(commit()?.disabled).toBe(false);
  });
});

test('at the server a rematch is asked for, and a refusal is said', async () => {
  const { commit, said } = openOver({ source: { place: 'remote', seating: {} } });
  commit()?.click();
  asked.answer.resolve({ ok: false, problem: { code: 'offline', message: '' } });
  await vi.waitFor(() => expect(said).toHaveLength(1));
  expect(asked.calls).toEqual(['rematch']);
});

test('who sits nowhere is offered no rematch; who is called to one is led there', () => {
  expect(openOver({ seats: [0, 1, 2].map((seat) => ({ seat, mine: false })) }).commit()).toBeNull();
  close();
  const { target } = openOver({
    snapshot: { outcome: { winners: [1], rule: 'R' }, room: { rematch: 't2' } },
  });
  expect(target.querySelector('a.commit')?.getAttribute('href')).toBe('/table/t2');
});

test('it is not shown before the end, on a stage, or once it was put away', () => {
  const shown = (more: Record<string, unknown>) => openOver(more).target.textContent !== '';
  expect(shown({ snapshot: { outcome: null, room: null } })).toBe(false);
  close();
  expect(shown({ staged: {} })).toBe(false);
  close();
  const { target } = openOver();
  target.querySelector<HTMLElement>('button.close')?.click();
  flushSync();
  expect(target.textContent).toBe('');
});
