import MiniSearch from 'minisearch';
import type { Locale } from '../i18n/locale.ts';
import { type BookPage, books, pagesOf } from './book.ts';
import { wordsOf } from './markdown.ts';
import type { PageBlock } from './parse-page.ts';
import { rulesOf } from './parse-rules.ts';
import { chaptersOf, referenceOf } from './reference.ts';

/** A place of the rulebook where what was asked for is told. */
export interface Hit {
  readonly book: string | null;
  readonly title: string;
  /** The page it stands on, where the title does not say it. */
  readonly within: string;
  readonly text: string;
  readonly address: string;
}

export interface Found {
  readonly hits: readonly Hit[];
  /** A word of the text is one that was asked for. */
  readonly isHit: (word: string) => boolean;
}

interface Entry extends Hit {
  readonly id: string;
  readonly words: string;
}

/** How people ask in a language: words around the one they look for, and words of their own for ours (`draw=tie`). */
export interface Spoken {
  readonly aside: string;
  readonly same: string;
}

const spoken = import.meta.glob<{ readonly default: Spoken }>('../i18n/*/search.ts');

async function spokenIn(language: Locale): Promise<Spoken> {
  return (await spoken[`../i18n/${language}/search.ts`]?.())?.default ?? { aside: '', same: '' };
}

/** A word as people type it: no marks above letters, no apostrophes, small. */
function typed(word: string): string {
  return word
    .normalize('NFD')
    .replace(/[\p{M}'’ʼ`]/gu, '')
    .toLowerCase();
}

function tokens(text: string): string[] {
  return text.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'’ʼ]*/gu) ?? [];
}

const indexes = new Map<Locale, Promise<MiniSearch<Entry>>>();

/** Every page of the rulebook, read once for a language. */
function indexIn(language: Locale): Promise<MiniSearch<Entry>> {
  let index = indexes.get(language);
  if (index === undefined) {
    index = Promise.all(books.map(({ id }) => pagesOf(id, language))).then((read) => indexOf(read.flat()));
    index.catch(() => indexes.delete(language));
    indexes.set(language, index);
  }
  return index;
}

export function indexOf(pages: readonly BookPage[]): MiniSearch<Entry> {
  const index = new MiniSearch<Entry>({
    fields: ['title', 'words'],
    storeFields: ['book', 'title', 'within', 'text', 'address'],
    tokenize: tokens,
    processTerm: typed,
  });
  index.addAll(pages.flatMap(entriesOf));
  return index;
}

function entriesOf(page: BookPage): Entry[] {
  return page.sections.flatMap((section) => {
    const address = `/rules/${page.book}/${section.slug}`;
    const within = section.title === page.title ? '' : page.title;
    return section.blocks.flatMap(passagesOf).map(({ thing, text }, at) => ({
      id: `${address} ${at}`,
      book: page.book,
      title: thing ?? section.title,
      within: thing === null ? within : section.title,
      text,
      words: wordsOf(text),
      address,
    }));
  });
}

interface Passage {
  /** The god, card or tile it is about. */
  readonly thing: string | null;
  readonly text: string;
}

function passagesOf(block: PageBlock): Passage[] {
  switch (block.kind) {
    case 'text':
    case 'tip':
      return [{ thing: null, text: block.text }];
    case 'list':
      return block.items.map((text) => ({ thing: /^\*\*(.+?)[.:]?\*\*/.exec(text)?.[1] ?? null, text }));
    case 'table': {
      const [, ...rows] = block.rows;
      return rows.map((cells) => {
        // A tile stands behind its level.
        const at =
          /^\d+$/.test(cells[0] ?? '') && /^[^:]{1,40}$/.test(cells[1] ?? '') && cells.length > 2 ? 1 : 0;
        return { thing: wordsOf(cells[at] ?? ''), text: cells.filter((_, each) => each !== at).join(' · ') };
      });
    }
    case 'figure':
      return [];
  }
}

/** The best places first, one for each section or thing. */
export async function searchBook(wanted: string, language: Locale): Promise<Found> {
  const id = /^\s*([ASPK]-[A-Z]+(?:-\w+)?)\s*$/i.exec(wanted)?.[1]?.toUpperCase();
  if (id !== undefined) return { hits: await rulesWithId(id), isHit: () => false };
  const [index, words] = await Promise.all([indexIn(language), spokenIn(language)]);
  return foundIn(index, wanted, words);
}

/** So few places that hold every word are followed by those that hold some. */
const FEW = 3;

export function foundIn(index: MiniSearch<Entry>, wanted: string, { aside, same }: Spoken): Found {
  const around = new Set(aside.split(' ').map(typed));
  const meant = new Map(same.split(' ').map((pair) => [typed(pair.split('=')[0] ?? ''), pair.split('=')[1]]));
  const asked = tokens(wanted);
  const words = asked.filter((word) => !around.has(typed(word)));
  const queries = (words.length > 0 ? words : asked).map((word) => ({
    combineWith: 'OR' as const,
    queries: [word, ...(meant.get(typed(word))?.split('+') ?? [])],
  }));
  const options = {
    boost: { title: 4 },
    prefix: (term: string) => term.length > 1,
    fuzzy: (term: string) => (term.length > 5 ? 0.2 : false),
  } as const;
  const every = index.search({ combineWith: 'AND', queries }, options);
  const some = every.length < FEW ? index.search({ combineWith: 'OR', queries }, options) : [];
  const results = [...every, ...some];
  const seen = new Set<string>();
  const hits = results.filter(({ title, address }) => {
    const key = `${address} ${title}`;
    return !seen.has(key) && seen.add(key);
  });
  const terms = new Set(results.flatMap((result) => result.terms));
  return { hits: hits as unknown as readonly Hit[], isHit: (word) => terms.has(typed(word)) };
}

async function rulesWithId(wanted: string): Promise<Hit[]> {
  const reference = referenceOf(wanted);
  if (reference === null) return [];
  return (await chaptersOf(reference))
    .flatMap(({ blocks }) => rulesOf(blocks))
    .filter(({ id }) => id === wanted || id.startsWith(`${wanted}-`))
    .map(({ id, text }) => ({
      book: null,
      title: id,
      within: '',
      text,
      address: `/rules/reference/${reference}#${id}`,
    }));
}
