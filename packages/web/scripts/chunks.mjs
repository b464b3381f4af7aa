// Which files the page is built into: few, so that a first view takes few requests, and none with much that its reader
// does not need. What no group takes stays with the only page or panel that wants it.
import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const source = (/** @type {string} */ path) => fileURLToPath(new URL(`../src/${path}`, import.meta.url));

/** Games that draw a table of their own, each in its folder. */
const GAMES = readdirSync(source('')).filter(
  (folder) => existsSync(source(`${folder}/entry.ts`)) && existsSync(source(`${folder}/table.ts`)),
);
const IN_GAME = new RegExp(`^(${GAMES.join('|')})/`);

/** What a worker runs as well as the page: nothing in it draws.
 * @param {string} id */
function playOf(id) {
  const [, part = '', path = ''] = /\/packages\/(\w+)\/src\/(.*)/.exec(id) ?? [];
  if (GAMES.includes(part)) return `rules-${part}`;
  switch (part) {
    case 'bots':
      // What they think of one game comes with its rules; nets and what they see come when expert plays, reviews with who
      // reviews.
      if (
        /(^|\/)(nets?|review|exercises|training)\/|\/(inputs|counts|prospects|tempo|fronts)\.ts$/.test(path)
      )
        return null;
      return IN_GAME.test(path) ? `rules-${path.split('/', 1)[0]}` : 'engine-worker';
    case 'kernel':
      return path.startsWith('contract/') ? null : 'engine-worker';
    case 'table':
      return 'engine-worker';
    case 'web':
      return ENGINE_OF_PAGE.test(path) ? 'engine-worker' : null;
    default:
      return id.includes('ennead/no-preload') ? 'engine-worker' : null;
  }
}

const ENGINE_OF_PAGE =
  /^(worker\/serve|table\/local\/(engines|engine-worker|local-table|bots))\.ts$|\?in-worker$/;

/**
 * The styles of a game's board, table, setup and editor are one file, those of all tables another.
 * @param {string} id
 */
function stylesOf(id) {
  if (!id.endsWith('.css')) return null;
  const [, part = ''] = /\/web\/src\/(\w+)\//.exec(id) ?? [];
  if (GAMES.includes(part)) return part;
  return /\/src\/(table|reel|stage|replay|learn)\/|PanZoom|SettingsFields/.test(id) ? 'table' : null;
}

/**
 * What the first page needs is one file, with the small things that most other pages share. The few styles of a new table and of the
 * rulebook are with it, so that they are written into the page.
 * @param {string} id
 * @param {import('rolldown').ChunkingContext} graph */
function shellOf(id, graph) {
  first ??= staticallyFrom(FIRST, graph);
  return first.has(id) || SMALL_THINGS.test(id) || SMALL_STYLES.test(id) ? 'shell' : null;
}

const FIRST = source('main.ts');
const SMALL_THINGS =
  /\/web\/src\/(ui\/(?!.*(pan-?zoom|touch-aim|beside))|learn\/spots|setup\/(Pills|sitters)|worker\/client|table\/local\/(engine|local-source)\.).*(?<!\.test\.ts)$/i;
const SMALL_STYLES = /\/web\/src\/(setup|rules)\/.*\.css$/;
/** @type {ReadonlySet<string> | null} */
let first = null;

/**
 * A table of any game, and what one game draws at its table: whatever else shows a board of it takes the same file.
 * @param {string} id
 * @param {import('rolldown').ChunkingContext} graph
 */
function tableOf(id, graph) {
  if (tables.size === 0)
    for (const [name, entries] of Object.entries(TABLES))
      tables.set(name, new Set(entries.flatMap((entry) => [...staticallyFrom(source(entry), graph)])));
  if (id.endsWith('.css')) return null;
  const [name, other] = [...tables.keys()].filter((table) => tables.get(table)?.has(id));
  // What both games draw with is of all tables.
  return other === undefined ? (name ?? null) : 'table';
}

/** The picture of a new table is small where it shares nothing with an editor. @param {string} game */
function drawnBy(game) {
  const picture = existsSync(source(`${game}/editor`)) ? [] : [`${game}/setup/Preview.svelte`];
  return [`${game}/table.ts`, ...picture];
}

/** @type {Readonly<Record<string, readonly string[]>>} */
const TABLES = {
  table: ['table/TablePage.svelte'],
  ...Object.fromEntries(GAMES.map((game) => [game, drawnBy(game)])),
};
/** @type {Map<string, ReadonlySet<string>>} */
const tables = new Map();

/** @param {string} entry @param {import('rolldown').ChunkingContext} graph */
function staticallyFrom(entry, graph) {
  const found = new Set([entry]);
  for (const id of found) for (const next of graph.getModuleInfo(id)?.importedIds ?? []) found.add(next);
  return found;
}

/**
 * The words of one language: those that every visitor and every table needs are one file, those of a game another.
 * @param {string} id
 */
function wordsOf(id) {
  const [, language, area = ''] = /\/i18n\/(\w\w)\/(.*)\.ts$/.exec(id) ?? [];
  if (language === undefined) return null;
  const [game = '', part] = area.split('/');
  if (game === 'shell' || /^(play|talk|terms|together)$/.test(area)) return `words-${language}`;
  const apart = part === undefined || /^(editor|lesson|pharaoh-lesson|plans)$/.test(part);
  return apart ? null : `words-${game}-${language}`;
}

/**
 * All before a table: what every game asks, and what one game does; and what only looks back at a game.
 * @param {string} id
 */
function setupOf(id) {
  if (/\/web\/src\/setup\/.*\.(svelte|ts)$/.test(id)) return 'setup';
  if (/\/(replay\/[\w-]+\.(ts|svelte)|remote-replay\.ts|review\/(other-line|words)\.ts)$/.test(id))
    return 'replay';
  const [, game = '', file = ''] =
    /\/web\/src\/(\w+)\/(?:setup|editor)\/([\w-]+)\.(?:ts|svelte)$/.exec(id) ?? [];
  if (!GAMES.includes(game)) return null;
  return /^(choices|rulings|words|layout-choice|own-layouts|problem-words|tool-words)$/.test(file)
    ? `setup-${game}`
    : null;
}

/** The rulebook and the positions it draws are one file; whoever looks up a single rule takes it as well.
 * @param {string} id
 * @param {import('rolldown').ChunkingContext} graph */
function bookOf(id, graph) {
  book ??= staticallyFrom(source('rules/RulesPage.svelte'), graph);
  const isBook = book.has(id) || id.includes('virtual:rulebook/figures/');
  return isBook && !id.endsWith('.css') ? 'rulebook' : null;
}

/** @type {ReadonlySet<string> | null} */
let book = null;

/** The picture of a new table, with what it shares with the editor.
 * @param {string} id
 * @param {import('rolldown').ChunkingContext} graph */
function pictureOf(id, graph) {
  const [, game = ''] = /\/web\/src\/(\w+)\/(?!.*\.css$)/.exec(id) ?? [];
  if (!GAMES.includes(game)) return null;
  const picture = pictures.get(game) ?? staticallyFrom(source(`${game}/setup/Preview.svelte`), graph);
  pictures.set(game, picture);
  return picture.has(id) ? `picture-${game}` : null;
}

/** @type {Map<string, ReadonlySet<string>>} */
const pictures = new Map();

/** What pages of one game share belongs to that game: nobody fetches it for the other.
 * @param {string} id */
function partsOf(id) {
  // What bots think with is no part of a page: a worker would load the page with it.
  if (/\/packages\/(?!web\/)/.test(id)) return null;
  const [, part = ''] = /\/web\/src\/(\w+)\//.exec(id) ?? [];
  if (part === 'people' || GAMES.includes(part)) return part;
  if (part === 'story' || /pages\/account|virtual:rulebook/.test(id)) return 'books';
  return 'shared';
}

/** @type {import('rolldown').CodeSplittingGroup[]} */
export const chunkGroups = [
  // Rules and what plays them: pages and workers fetch the same files.
  { name: playOf, debugName: 'play', priority: 9 },
  { name: stylesOf, debugName: 'styles', priority: 8 },
  { name: shellOf, debugName: 'shell', priority: 7 },
  { name: wordsOf, debugName: 'words', priority: 7 },
  { name: tableOf, debugName: 'table', priority: 6 },
  { name: setupOf, debugName: 'setup', priority: 5 },
  { name: bookOf, debugName: 'book', priority: 5 },
  { name: pictureOf, debugName: 'picture', priority: 4 },
  { name: partsOf, debugName: 'parts', minShareCount: 2, priority: 3 },
];

/**
 * What a file that is imported when wanted needs is fetched with it, except in workers: they have no document to tell.
 * @param {string} _file
 * @param {string[]} dependencies
 * @param {{ hostId: string }} host
 */
export function preloads(_file, dependencies, { hostId }) {
  return /\/\w+-worker-/.test(hostId) ? [] : dependencies;
}

/** The import of what one game draws, and the list of what it needs. */
const OF_GAME = new RegExp(
  `(import\\(\`\\./(?:picture-)?(?:${GAMES.join('|')})-[\\w-]+\\.js\`\\)(?:(?!import\\().)*?__vite__mapDeps\\(\\[)([\\d,]*)\\]`,
  'g',
);

/**
 * A board alone, in the rulebook or on the page of a new table, needs no styles of tables: a page with a table lists them itself.
 * @param {string} code
 */
export function withoutTableStyles(code) {
  const files = /m\.f=(\[.*?\])/.exec(code)?.[1];
  if (files === undefined) return code;
  const styles = JSON.parse(files).findIndex((/** @type {string} */ name) =>
    /\/table-[^/]*\.css$/.test(name),
  );
  return code.replace(OF_GAME, (_all, before, list) => {
    const needed = list.split(',').filter((/** @type {string} */ at) => Number(at) !== styles);
    return `${before}${needed}]`;
  });
}
