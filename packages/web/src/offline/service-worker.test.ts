import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';

const source = readFileSync(new URL('./service-worker.js', import.meta.url), 'utf8');

interface Note {
  readonly title: string;
  readonly body: string;
  readonly data: { readonly url: string };
}

/** The worker among fakes: what it shows, where it goes, and a way to tell it things. */
function started(language: string, open: readonly string[] = []) {
  const shown: Note[] = [];
  const went: string[] = [];
  const listeners = new Map<string, (event: unknown) => void>();
  const self = {
    addEventListener: (name: string, listener: (event: unknown) => void) => listeners.set(name, listener),
    registration: {
      showNotification: (title: string, options: Omit<Note, 'title'>) => shown.push({ title, ...options }),
    },
    clients: {
      matchAll: async () => open.map((url) => ({ url, focus: () => went.push(`focus ${url}`) })),
      openWindow: (url: string) => went.push(`open ${url}`),
    },
  };
  const location = new URL('https://ennead.example/sw.js');
  runInNewContext(source, { self, URL, location, navigator: { language } });
  const tell = async (name: string, event: object) => {
    const waits: unknown[] = [];
    listeners.get(name)?.({ ...event, waitUntil: (wait: unknown) => waits.push(wait) });
    await Promise.all(waits);
  };
  return { shown, went, tell };
}

const message = { title: 'Ennead', body: 'It is your turn in Ankh.', url: '/table/abc' };
const push = { data: { json: () => message } };

test('a push is shown with the table behind it, in the language of the browser', async () => {
  const english = started('en-GB');
  await english.tell('push', push);
  expect(english.shown).toMatchObject([{ title: 'Ennead', body: message.body, data: { url: '/table/abc' } }]);
  const czech = started('cs-CZ');
  await czech.tell('push', push);
  expect(czech.shown[0]?.body).toBe('Jste na tahu.');
});

test('a click goes to the table: the open window, else a new one, and never elsewhere', async () => {
  const click = (url: string) => ({ notification: { close: () => undefined, data: { url } } });
  const away = started('en', ['https://ennead.example/']);
  await away.tell('notificationclick', click('/table/abc'));
  await away.tell('notificationclick', click('https://other.example/table/abc'));
  expect(away.went).toEqual(['open /table/abc', 'open /table/abc']);
  const there = started('en', ['https://ennead.example/table/abc']);
  await there.tell('notificationclick', click('/table/abc'));
  expect(there.went).toEqual(['focus https://ennead.example/table/abc']);
});
