import { flushSync, mount, tick, unmount } from 'svelte';
import App from '../App.svelte';
import { load } from '../i18n/shell.ts';
import { go } from '../router.ts';
import { still } from './still.ts';

/** What the server would say, by 'METHOD /path'; nothing said is nothing found. */
export type Answers = Readonly<Record<string, unknown>>;

/** A page at its address, in a document that nobody sees, with a server that says what the test says. */
export interface OpenedPage {
  readonly page: HTMLElement;
  /** What was asked of the server since it was last read, reading aside. */
  asked(): { readonly call: string; readonly body: unknown }[];
  /** What the server says from now on. */
  answers(more: Answers): void;
  /** All that can be read, in one line. */
  words(selector?: string): string;
  /** Presses the button or link of these words, or with this label. */
  press(words: string): Promise<void>;
  /** Ticks a choice by its group and value. */
  pick(name: string, value: string): Promise<void>;
  /** Writes into a field, or chooses from a list, by its label. */
  fill(label: string, value: string): Promise<void>;
  settle(): Promise<void>;
  close(): Promise<void>;
}

export const ANNA = { id: 'anna', name: 'Anna' } as const;
const NOBODY = {
  person: null,
  hasPassword: false,
  passkeys: [],
  webhook: null,
  email: null,
  emailConfirmed: false,
  pushes: 0,
  language: 'en',
  notify: { letters: 'each', zone: 'UTC', quiet: null, deadline: false },
};
export const signedIn = { 'GET /me': { ...NOBODY, person: ANNA } };

/** Milliseconds. A page that is opened for the first time is compiled first. */
const LONGEST_WAIT = 30_000;

export async function openPage(address: string, first: Answers = {}): Promise<OpenedPage> {
  await load();
  await still();
  let known: Answers = { 'GET /me': NOBODY, 'GET /me/invitations': { invitations: [] }, ...first };
  let asked: { call: string; body: unknown }[] = [];
  let under = 0;
  globalThis.scrollTo = () => {};
  globalThis.fetch = async (input, { method = 'GET', body } = {}) => {
    const call = `${method} ${String(input).replace(/^.*\/api\/v1/, '')}`;
    if (method !== 'GET')
      asked.push({ call, body: body === undefined ? undefined : JSON.parse(String(body)) });
    under += 1;
    await Promise.resolve();
    under -= 1;
    const found = known[call] ?? known[call.replace(/\?.*/, '')];
    const refusal = { code: 'not-found', message: 'There is no such thing.' };
    return new Response(JSON.stringify(found ?? refusal), { status: found === undefined ? 404 : 200 });
  };
  go(address, 'replace');
  const page = document.createElement('div');
  document.body.append(page);
  const mounted = mount(App, { target: page });

  async function settle(): Promise<void> {
    for (let quiet = 0; quiet < 4; quiet = under === 0 ? quiet + 1 : 0) {
      flushSync();
      await tick();
      await new Promise((resolve) => setTimeout(resolve));
    }
  }

  const pieces = (part: Node): string[] =>
    part.nodeType === Node.TEXT_NODE ? [part.textContent ?? ''] : [...part.childNodes].flatMap(pieces);
  const read = (part: Element) => pieces(part).join(' ').replaceAll(/\s+/g, ' ').trim();
  const find = <E extends Element>(selector: string, fits: (part: E) => boolean, what: string): E => {
    const found = [...page.querySelectorAll<E>(selector)].find(fits);
    if (found === undefined) throw new Error(`no ${what} in: ${read(page)}`);
    return found;
  };
  await waitFor(() => page.querySelector('h1') !== null);
  await settle();

  async function waitFor(isThere: () => boolean): Promise<void> {
    for (const until = performance.now() + LONGEST_WAIT; !isThere() && performance.now() < until; ) {
      await new Promise((resolve) => setTimeout(resolve));
      flushSync();
    }
  }

  return {
    page,
    settle,
    asked() {
      const calls = asked;
      asked = [];
      return calls;
    },
    answers(more) {
      known = { ...known, ...more };
    },
    words: (selector) =>
      selector === undefined
        ? read(page.querySelector('main') ?? page)
        : [...page.querySelectorAll(selector)].map(read).join(' | '),
    async press(words) {
      const isIt = (part: HTMLElement) =>
        read(part) === words || part.getAttribute('aria-label') === words || part.title === words;
      const [button] = [...page.querySelectorAll<HTMLElement>('main button')].filter(isIt);
      (button ?? find<HTMLElement>('button, a, summary', isIt, `button ${words}`)).click();
      await settle();
    },
    async pick(name, value) {
      const isIt = (part: HTMLInputElement) => part.name === name && part.value === value;
      find<HTMLInputElement>('input', isIt, `choice ${name} ${value}`).click();
      await settle();
    },
    async fill(label, value) {
      const labelled = find<HTMLElement>('label', (part) => read(part).startsWith(label), `field ${label}`);
      const field = labelled.querySelector<HTMLInputElement | HTMLSelectElement>('input, select, textarea');
      if (field === null) throw new Error(`${label} has no field`);
      field.value = value;
      // The document does not know ':checked' of lists.
      if (field instanceof HTMLSelectElement) field.querySelector = () => field.selectedOptions[0] ?? null;
      for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
      await settle();
    },
    async close() {
      await unmount(mounted);
      page.remove();
    },
  };
}
