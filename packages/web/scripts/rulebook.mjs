// The player's rulebook as modules: one for each book in each language, however many pages it has, and one for each game's figures.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../../../docs/rulebook/', import.meta.url));
const NAME = 'virtual:rulebook';

/** @returns {import('vite').Plugin} */
export function rulebook() {
  return {
    name: 'ennead-rulebook',
    resolveId: (id) => (id === NAME || id.startsWith(`${NAME}/`) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${NAME}`)) return null;
      const book = id.slice(NAME.length + 2);
      return book === '' ? listOfBooks() : textsOf(book, (file) => this.addWatchFile(file));
    },
  };
}

/** The books there are, each loaded when it is asked for. */
function listOfBooks() {
  const books = foldersIn(folder).flatMap((language) =>
    foldersIn(join(folder, language)).map((book) => `${language}/${book}`),
  );
  const lines = books.map((book) => `${JSON.stringify(book)}: () => import('${NAME}/${book}')`);
  return `export const books = {\n${lines.join(',\n')}\n};`;
}

/** @param {string} book @param {(file: string) => void} watch */
function textsOf(book, watch) {
  const texts = readdirSync(join(folder, book))
    .sort()
    .map((name) => {
      const file = join(folder, book, name);
      watch(file);
      return [name, readFileSync(file, 'utf8')];
    });
  return `export default ${JSON.stringify(Object.fromEntries(texts))};`;
}

/** @param {string} path */
function foldersIn(path) {
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
}
