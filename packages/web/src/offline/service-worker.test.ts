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
  const badges: number[] = [];
  const went: string[] = [];
  const listeners = new Map<string, (event: unknown) => void>();
  const self = {
    addEventListener: (name: string, listener: (event: unknown) => void) => listeners.set(name, listener),
    registration: {
      showNotification: async (title: string, options: Omit<Note, 'title'>) => {
        const same = shown.findIndex(({ data }) => data.url === options.data.url);
        shown.splice(same < 0 ? shown.length : same, 1, { title, ...options });
      },
      getNotifications: async () => shown,
    },
    clients: {
      matchAll: async () => open.map((url) => ({ url, focus: () => went.push(`focus ${url}`) })),
      openWindow: (url: string) => went.push(`open ${url}`),
    },
  };
  const setAppBadge = async (count: number) => void badges.push(count);
  const clearAppBadge = async () => void badges.push(0);
  const location = new URL('https://ennead.example/sw.js');
  runInNewContext(source, { self, URL, location, navigator: { language, setAppBadge, clearAppBadge } });
  const tell = async (name: string, event: object) => {
    const waits: unknown[] = [];
    listeners.get(name)?.({ ...event, waitUntil: (wait: unknown) => waits.push(wait) });
    await Promise.all(waits);
  };
  return { shown, went, badges, tell };
}

const message = { title: 'Ennead', body: 'It is your turn in Ankh.', url: '/table/abc' };
const push = { data: { json: () => message } };

test('a push is shown as the server wrote it, in whatever language, with the table behind it', async () => {
  const czech = started('cs-CZ');
  await czech.tell('push', push);
  expect(czech.shown).toMatchObject([{ title: 'Ennead', body: message.body, data: { url: '/table/abc' } }]);
});

test('the icon of the installed app counts the tables that wait, each once', async () => {
  const { tell, badges, shown } = started('en');
  await tell('push', push);
  await tell('push', push);
  await tell('push', { data: { json: () => ({ ...message, url: '/table/def' }) } });
  expect(badges).toEqual([1, 1, 2]);
  const close = () => void shown.splice(0);
  await tell('notificationclick', { notification: { close, data: { url: '/table/abc' } } });
  expect(badges.at(-1)).toBe(0);
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
