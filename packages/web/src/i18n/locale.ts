import { untrack } from 'svelte';
import { signal } from '../signal.ts';

interface Language {
  /** In its own words. */
  readonly name: string;
  /** How dates and numbers are written, where that is narrower than the language. */
  readonly tag?: string;
  /** Between the last two of a list, with its spaces. */
  readonly and: string;
  /** Some of its messages are missing: they are said in English. */
  readonly isPartial?: true;
}

/** One line a language; its messages are the folder of that name. */
const languages = {
  en: { name: 'English', tag: 'en-GB', and: ' and ' },
  uk: { name: 'Українська', and: ' і ' },
  cs: { name: 'Čeština', and: ' a\u00a0' },
  ru: { name: 'Русский', and: ' и ' },
} as const satisfies Readonly<Record<string, Language>>;

export type Locale = keyof typeof languages;
export const locales = Object.keys(languages) as readonly Locale[];

export function localeName(locale: Locale): string {
  return languages[locale].name;
}

export function isPartial(locale: Locale): boolean {
  const language: Language = languages[locale];
  return language.isPartial ?? false;
}

/** What the platform's Intl calls the language of the page. */
export function languageTag(): string {
  const language: Language = languages[locale()];
  return language.tag ?? locale();
}

/** ' and ' in the language of the page. */
export function andWord(): string {
  return languages[locale()].and;
}

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
