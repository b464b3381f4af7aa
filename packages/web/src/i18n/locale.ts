import { untrack } from 'svelte';
import { signal } from '../signal.ts';

export const locales = ['en', 'uk', 'cs', 'ru'] as const;
export type Locale = (typeof locales)[number];

/** Each language in its own words. */
export const localeNames: Readonly<Record<Locale, string>> = {
  en: 'English',
  uk: 'Українська',
  cs: 'Čeština',
  ru: 'Русский',
};

const current = signal<Locale>('en');

/** The language of the page. Reading it in a template or effect runs that again when it changes. */
export function locale(): Locale {
  return current.get();
}

/** Called with the new language before it is shown, to load its messages. */
type Loader = (locale: Locale) => Promise<void>;
const loaders = new Set<Loader>();

/** Adds a catalog; resolves when its messages of the current language are there. Whoever waits for it waits once. */
export function addLoader(load: Loader): Promise<void> {
  loaders.add(load);
  return load(untrack(locale));
}

/** Switches the language once every message is there; nothing is shown half translated. */
export async function setLocale(next: Locale): Promise<void> {
  // A catalog may be added while others load.
  for (let known = -1; known !== loaders.size; ) {
    known = loaders.size;
    await Promise.all([...loaders].map((load) => load(next)));
  }
  current.set(next);
}

export function isLocale(value: unknown): value is Locale {
  return locales.some((known) => known === value);
}

/** The best of our languages for a list of the browser's. */
export function preferredLocale(wanted: readonly string[]): Locale {
  for (const tag of wanted) {
    const language = tag.toLowerCase().split('-')[0];
    if (isLocale(language)) return language;
  }
  return 'en';
}
