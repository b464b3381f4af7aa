// @vitest-environment happy-dom
import type { Plan } from '@ennead/wire';
import { flushSync, mount, tick, unmount } from 'svelte';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { load } from '../../i18n/shell.ts';
import { still } from '../../testing/still.ts';
import type { SceneState } from '../scene-state.svelte.ts';
import Plans from './Plans.svelte';

beforeAll(async () => {
  HTMLDialogElement.prototype.showModal ??= () => {};
  await Promise.all([load(), still()]);
});

let laid: { seat: number; plans: readonly Plan[] }[];
let kept: (Plan & { seat: number; state: string })[];
let refusal: { code: string; message: string } | null;
let page: HTMLElement;
let close = () => {};
beforeEach(async () => {
  laid = [];
  refusal = null;
  kept = [
    { seat: 0, kind: 'veto', option: 'no', turn: 'any', repeats: true, state: 'waiting' },
    { seat: 0, kind: 'card', about: 'C4', option: 'flood', turn: 'any', repeats: false, state: 'used' },
    { seat: 1, kind: 'veto', option: 'yes', turn: 'any', repeats: true, state: 'waiting' },
  ];
  const answer = () =>
    refusal === null ? { ok: true, value: { plans: kept } } : { ok: false, problem: refusal };
  const scene = {
    view: {},
    nameOf: (seat: number) => `Seat ${seat}`,
    snapshot: { room: { plans: 1 } },
    game: {
      describeOption: (_view: unknown, { kind }: { kind: string }, option: string) => ({
        label: `${kind}: ${option}`,
      }),
    },
    source: {
      seating: {
        plans: async () => answer(),
        layDown: async (seat: number, plans: readonly Plan[]) => {
          laid.push({ seat, plans });
          kept = [
            ...plans.map((plan) => ({ ...plan, seat: 0, state: 'waiting' })),
            ...kept.filter((each) => each.state !== 'waiting'),
          ];
          return answer();
        },
      },
    },
  };
  const planning = {
    plannable: () => [
      { kind: 'empty', options: [], turn: 'any' },
      { kind: 'veto', options: ['yes', 'no'], turn: 'any' },
      { kind: 'card', about: 'D5', options: ['flood', 'miracle'], turn: 'others' },
    ],
    read: (plan: { kind: string }) => (plan.kind === 'card' && !('about' in plan) ? null : plan),
    situation: (_view: unknown, { kind, about = '' }: { kind: string; about?: string }) =>
      `when ${kind} ${about}`.trim(),
    depends: ({ kind }: { kind: string }) => `as long as ${kind}`,
  };
  page = document.body.appendChild(document.createElement('div'));
  const shown = mount(Plans, {
    target: page,
    props: { scene: scene as unknown as SceneState, seat: 0, planning: planning as never, onclose: () => {} },
  });
  close = () => {
    void unmount(shown);
    page.remove();
  };
  await settle();
});
afterEach(() => close());

async function settle(): Promise<void> {
  for (let turns = 0; turns < 4; turns++) {
    flushSync();
    await tick();
  }
}
const words = (part: Element | null | undefined) => (part?.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
const rows = () => [...page.querySelectorAll('[data-testid="plans"] li')].map(words);
const choose = async (at: number, value: string) => {
  const field = page.querySelectorAll('select')[at] as HTMLSelectElement;
  field.value = value;
  field.dispatchEvent(new Event('change', { bubbles: true }));
  await settle();
};
const add = async () => {
  page.querySelector('form')?.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
  await settle();
};

test('own plans are listed with what they depend on, or what became of them; nobody else’s', () => {
  expect(rows()).toEqual(
    ['when veto veto: no · Every time as long as veto', 'when card C4 card: flood · Once Used'].map((row) =>
      expect.stringContaining(row.slice(0, 12)),
    ),
  );
  expect(rows()[0]).toContain('as long as veto');
  expect(rows()[1]).not.toContain('as long as');
  expect(page.querySelectorAll('li.over')).toHaveLength(1);
  expect(page.querySelectorAll('li button')).toHaveLength(1);
});

test('one more is laid down beside those that wait, without how they fared', async () => {
  expect([...(page.querySelectorAll('select')[0]?.options ?? [])].map(words)).toEqual([
    'when veto',
    'when card D5',
  ]);
  await choose(0, '1');
  await choose(1, 'miracle');
  await add();
  expect(laid).toEqual([
    {
      seat: 0,
      plans: [
        { kind: 'veto', option: 'no', turn: 'any', repeats: true },
        { kind: 'card', about: 'D5', option: 'miracle', turn: 'others', repeats: false },
      ],
    },
  ]);
  expect(rows()).toHaveLength(3);
});

test('an answer that is none of the next question’s is not kept in mind', async () => {
  await choose(1, 'no');
  await choose(0, '1');
  await add();
  expect(laid[0]?.plans.at(-1)).toMatchObject({ kind: 'card', option: 'flood' });
});

test('one that waits is taken away, and a refusal is said', async () => {
  page.querySelector<HTMLElement>('li button')?.click();
  await settle();
  expect(laid).toEqual([{ seat: 0, plans: [] }]);
  expect(page.querySelector('[role="alert"]')).toBeNull();
  refusal = { code: 'too-many', message: 'Too many plans.' };
  await add();
  expect(words(page.querySelector('[role="alert"]'))).not.toBe('');
});
