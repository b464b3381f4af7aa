// @vitest-environment happy-dom
import { flushSync, mount, tick, unmount } from 'svelte';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { load } from '../../i18n/shell.ts';
import { changeSettings, settings } from '../../settings.ts';
import type { Answer } from '../source.ts';
import ChatPanel from './ChatPanel.svelte';
import { mute, muted } from './muted.ts';
import type { TalkState } from './talk-state.svelte.ts';

beforeAll(() => load());

let said: string[];
let answer: Answer;
let shown: number;
let page: HTMLElement;
let close = () => {};
beforeEach(async () => {
  said = [];
  shown = 0;
  answer = { ok: true, value: null };
  for (const person of muted()) mute(person, false);
  const line = {
    id: 1,
    person: 'bo',
    name: 'Bo',
    at: 0,
    text: 'Hi!',
    reaction: null,
    isMine: false,
    fromSpectator: false,
  };
  const talk = {
    lines: [
      line,
      { ...line, id: 2, person: 'anna', name: 'Anna', isMine: true },
      { ...line, id: 3, person: 'eve', name: 'Eve', fromSpectator: true },
    ],
    show: () => {
      shown += 1;
    },
    chat: {
      say: async (text: string) => {
        said.push(text);
        return answer;
      },
      react: async (reaction: string) => {
        said.push(`(${reaction})`);
        return answer;
      },
    },
  };
  page = document.body.appendChild(document.createElement('div'));
  const panel = mount(ChatPanel, { target: page, props: { talk: talk as unknown as TalkState } });
  close = () => {
    void unmount(panel);
    page.remove();
  };
  await settle();
});
afterEach(() => close());

async function settle(): Promise<void> {
  for (let turns = 0; turns < 5; turns++) {
    flushSync();
    await tick();
  }
}
const field = (label: string) => page.querySelector<HTMLInputElement>(`input[aria-label="${label}"]`);
async function write(text: string, label = 'Write a message'): Promise<void> {
  const input = field(label);
  if (input === null) throw new Error(`no field ${label} in ${page.innerHTML}`);
  input.value = text;
  input.dispatchEvent(new Event('input', { bubbles: true }));
  page.querySelector('form')?.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
  await settle();
}
const alert = () => page.querySelector('[role="alert"]')?.textContent ?? '';

test('what is written is said without blanks around it, and the field is empty again; nothing is not said', async () => {
  expect(shown).toBe(1);
  await write('   ');
  expect(said).toEqual([]);
  await write('  well met ');
  expect(said).toEqual(['well met']);
  expect([field('Write a message')?.value, alert()]).toEqual(['', '']);
});

test('what was refused stays in the field, with the reason', async () => {
  answer = { ok: false, problem: { code: 'too-fast', message: 'You’re sending messages too fast.' } };
  await write('again');
  expect(field('Write a message')?.value).toBe('again');
  expect(alert()).not.toBe('');
  expect(field('Your name')).toBeNull();
  answer = { ok: true, value: null };
  await write('again');
  expect([field('Write a message')?.value, alert()]).toEqual(['', '']);
});

test('who has no name yet is asked for one, and then it is said', async () => {
  await changeSettings({ name: '' });
  answer = { ok: false, problem: { code: 'nameless', message: 'Choose a name first.' } };
  await write('hello');
  expect(alert()).toBe('');
  const name = field('Your name');
  if (name === null) throw new Error('no name was asked for');
  name.value = ' Nefertari ';
  name.dispatchEvent(new Event('input', { bubbles: true }));
  answer = { ok: true, value: null };
  await write('hello');
  expect(settings().name).toBe('Nefertari');
  expect(said).toEqual(['hello', 'hello']);
  expect(field('Your name')).toBeNull();
});

test('one tap says something, and others can be muted and heard again', async () => {
  page.querySelector<HTMLElement>('.reactions button')?.click();
  await settle();
  expect(said).toEqual(['(hello)']);
  expect(page.querySelectorAll('.lines .tool')).toHaveLength(2);
  page.querySelector<HTMLElement>('.lines .tool')?.click();
  await settle();
  expect(muted()).toEqual([{ id: 'bo', name: 'Bo' }]);
  page.querySelector<HTMLElement>('.muted .tool')?.click();
  await settle();
  expect(muted()).toEqual([]);
});
