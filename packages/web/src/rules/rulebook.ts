import { games } from '../games.ts';
import { type Chapter, parseRules } from './parse-rules.ts';

/** Every book of every game. */
export const books = games.flatMap((game) => game.books);
/** Its id, and the name of its file. */
export type Book = string;

export interface Rule {
  readonly book: Book;
  readonly id: string;
  readonly text: string;
}

const texts = import.meta.glob<string>('../../../../docs/rules/*.md', { query: '?raw', import: 'default' });
const read = new Map<Book, Promise<Chapter[]>>();

/** A book of rules; each is loaded once, when it is first asked for. */
export function bookOf(book: Book): Promise<Chapter[]> {
  let chapters = read.get(book);
  if (chapters === undefined) {
    const load = texts[`../../../../docs/rules/${book}.md`];
    chapters = load ? load().then(parseRules) : Promise.resolve([]);
    read.set(book, chapters);
  }
  return chapters;
}

/** The book a rule stands in, by the first letter of its id. */
export function bookOfRule(id: string): Book | null {
  return books.find(({ letter }) => id.startsWith(letter))?.id ?? null;
}

export async function ruleById(id: string): Promise<Rule | null> {
  const book = bookOfRule(id);
  if (book === null) return null;
  for (const { blocks } of await bookOf(book))
    for (const block of blocks)
      if (block.kind === 'rule' && block.id === id) return { book, id, text: block.text };
  return null;
}

/** The rules in which every word occurs, or whose id begins with what is asked. */
export async function searchRules(wanted: string): Promise<Rule[]> {
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const found = await Promise.all(
    books.map(async ({ id: book }) =>
      (await bookOf(book))
        .flatMap(({ blocks }) => blocks)
        .flatMap((block) => (block.kind === 'rule' ? [{ book, id: block.id, text: block.text }] : []))
        .filter(({ id, text }) => words.every((word) => `${id} ${text}`.toLowerCase().includes(word))),
    ),
  );
  return found.flat();
}
