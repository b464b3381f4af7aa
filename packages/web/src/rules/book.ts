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

const FOLDER = '../../../../docs/rulebook/';
const pageTexts = import.meta.glob<string>(['../../../../docs/rulebook/*/*/*.md', '!**/rules/*.md'], {
  query: '?raw',
  import: 'default',
});
const ruleTexts = import.meta.glob<string>('../../../../docs/rulebook/*/rules/*.md', {
  query: '?raw',
  import: 'default',
});
const figureFiles = import.meta.glob<Figure>('../../../../docs/rulebook/figures/*/*.json', {
  import: 'default',
});

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

/** The pages of a book in order. */
export function pagesOf(book: string, language: Locale): Promise<BookPage[]> {
  return once(`${language}/${book}`, () => {
    const names = Object.keys(pageTexts)
      .filter((path) => path.startsWith(`${FOLDER}en/${book}/`))
      .map((path) => path.slice(path.lastIndexOf('/') + 1))
      .sort();
    return Promise.all(names.map((name) => pageOf(book, name, language)));
  });
}

async function pageOf(book: string, name: string, language: Locale): Promise<BookPage> {
  const own = pageTexts[`${FOLDER}${language}/${book}/${name}`];
  const load = own ?? pageTexts[`${FOLDER}en/${book}/${name}`];
  if (load === undefined) throw new Error(`no page ${book}/${name}`);
  return { book, language: own ? language : 'en', ...parsePage(await load()) };
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
  return once(`${language}/rules/${game}`, async () =>
    parseSentences((await ruleTexts[`${FOLDER}${language}/rules/${game}.md`]?.()) ?? ''),
  );
}

export async function figureNamed(name: string): Promise<Figure | null> {
  const figure = await figureFiles[`${FOLDER}figures/${name}.json`]?.();
  if (figure === undefined) return null;
  // The file says which game it is of; the rules of that game need not be told.
  const { game: _game, ...position } = figure.position as Readonly<Record<string, unknown>>;
  return { ...figure, position };
}

export function isBook(name: string | undefined): name is string {
  return books.some(({ id }) => id === name);
}
