import { books as texts } from 'virtual:rulebook';
import type { GameBook } from '../game-entry.ts';
import { games } from '../games.ts';
import type { Locale } from '../i18n/locale.ts';
import { t } from '../i18n/shell.ts';
import { type PageText, parsePage, parseSentences, type RuleSentence } from './parse-page.ts';
import { gameOfRule } from './reference.ts';

/** One sheet each, for all games. */
export const AIDS = 'aids';

/** The books of the player's rulebook in the order they are offered. */
export const books: readonly GameBook[] = [
  ...games.flatMap((game) => game.books),
  { id: AIDS, title: () => t('rules.book.aids') },
];

/** A page in the reader's language, or in English where that is all there is. */
export interface BookPage extends PageText {
  readonly book: string;
  readonly language: Locale;
}

/** A position that is drawn in the book and can be played on. */
export interface Figure {
  readonly position: unknown;
  /** Places that are pointed out. */
  readonly light?: readonly string[];
  /** Only this part of the board is shown: two places at its corners. */
  readonly crop?: readonly string[];
}

const read = new Map<string, Promise<unknown>>();

function once<T>(key: string, load: () => Promise<T>): Promise<T> {
  const known = read.get(key) as Promise<T> | undefined;
  if (known !== undefined) return known;
  const loading = load();
  read.set(key, loading);
  // What could not be fetched is asked for again.
  loading.catch(() => read.delete(key));
  return loading;
}

/** The files of a book, name to text; null: there is no such book. */
function textsOf(path: string): Promise<Readonly<Record<string, string>> | null> {
  return once(path, async () => (await texts[path]?.())?.default ?? null);
}

/** The pages of a book in order. */
export function pagesOf(book: string, language: Locale): Promise<BookPage[]> {
  return once(`pages ${language}/${book}`, async () => {
    const own = await textsOf(`${language}/${book}`);
    // What is not translated yet is there in English.
    const pages = own ?? (await textsOf(`en/${book}`)) ?? {};
    const tongue = own === null ? 'en' : language;
    return Object.values(pages).map((text) => ({ book, language: tongue, ...parsePage(text) }));
  });
}

export interface ToldRule extends RuleSentence {
  readonly language: Locale;
}

/** A rule in the reader's language; null: it never comes up in play. */
export async function sentenceOf(id: string, language: Locale): Promise<ToldRule | null> {
  for (const tongue of [language, 'en'] as const) {
    const told = (await sentencesIn(tongue, gameOfRule(id) ?? '')).get(id);
    if (told) return { ...told, language: tongue };
  }
  return null;
}

function sentencesIn(language: Locale, game: string): Promise<ReadonlyMap<string, RuleSentence>> {
  return once(`sentences ${language}/${game}`, async () =>
    parseSentences((await textsOf(`${language}/rules`))?.[`${game}.md`] ?? ''),
  );
}

/** A figure by its name: 'ankh/gain'. */
export async function figureNamed(name: string): Promise<Figure | null> {
  const [game = '', figure = ''] = name.split('/');
  const text = (await textsOf(`figures/${game}`))?.[`${figure}.json`];
  if (text === undefined) return null;
  const read = JSON.parse(text) as Figure;
  // The file says which game it is of; the rules of that game need not be told.
  const { game: _game, ...position } = read.position as Readonly<Record<string, unknown>>;
  return { ...read, position };
}

export function isBook(name: string | undefined): name is string {
  return books.some(({ id }) => id === name);
}
