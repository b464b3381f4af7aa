// The player's rulebook as modules: one for each book in each language, however many pages it has, and one for each game's figures.
// Pages are the files of docs/rulebook, and the pages that words of things bring along (`rulebook` in src/i18n/<language>/<game>/<kind>.ts).
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../../../docs/rulebook/', import.meta.url));
const words = fileURLToPath(new URL('../src/i18n/', import.meta.url));
const NAME = 'virtual:rulebook';

/** @returns {import('vite').Plugin} */
export function rulebook() {
  return {
    name: 'ennead-rulebook',
    resolveId: (id) => (id === NAME || id.startsWith(`${NAME}/`) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${NAME}`)) return null;
      const book = id.slice(NAME.length + 2);
      if (book === '') return listOfBooks();
      return `export default ${JSON.stringify(textsOf(book, (file) => this.addWatchFile(file)))};`;
    },
  };
}

/** The books there are, each loaded when it is asked for. */
function listOfBooks() {
  const lines = booksIn().map((book) => `${JSON.stringify(book)}: () => import('${NAME}/${book}')`);
  return `export const books = {\n${lines.join(',\n')}\n};`;
}

/** 'en/ankh', 'figures/ankh'. */
export function booksIn() {
  const written = foldersIn(folder).flatMap((language) => [
    ...foldersIn(join(folder, language)).map((book) => `${language}/${book}`),
    ...partsOf(language).map(({ name }) => `${language}/${name.slice(0, name.indexOf('/'))}`),
  ]);
  return [...new Set(written)].sort();
}

/**
 * The pages of a book in order: '19-gods.md' to its text. What several files tell of one page stands there in the order of
 * their names: 'aids/02-ankh-things.1', 'aids/02-ankh-things.2'.
 * @param {string} book @param {(file: string) => void} [watch] @returns {Record<string, string>}
 */
export function textsOf(book, watch = () => {}) {
  const [language = ''] = book.split('/');
  const within = `${book.slice(language.length + 1)}/`;
  const files = existsSync(join(folder, book)) ? readdirSync(join(folder, book)) : [];
  const all = [
    ...files.map((name) => ({ name, file: join(folder, book, name), text: '' })),
    ...partsOf(language)
      .filter(({ name }) => name.startsWith(within))
      .map((part) => ({ ...part, name: `${part.name.slice(within.length)}.md` })),
  ].sort((one, other) => (one.name < other.name ? -1 : 1));
  /** @type {Record<string, string>} */
  const pages = {};
  for (const { name, file, text } of all) {
    watch(file);
    const page = name.replace(/\.\d+\.md$/, '.md');
    pages[page] = (pages[page] ?? '') + (text || readFileSync(file, 'utf8'));
  }
  return pages;
}

/** What the words of things tell of the rulebook. @param {string} language */
function partsOf(language) {
  return globSync(`${language}/*/*.ts`, { cwd: words }).flatMap((path) => {
    const file = join(words, path);
    const texts = readFileSync(file, 'utf8').matchAll(/^ {2}'([\w/.-]+)': `([^`]*)`,$/gm);
    return [...texts].map(([, name = '', text = '']) => ({ name, file, text }));
  });
}

/** @param {string} path */
function foldersIn(path) {
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
}
