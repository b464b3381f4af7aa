// Which files the page is built into: few, so that a first view takes few requests, and none with much that its reader
// does not need. What no group takes stays with the only page or panel that wants it.
import { fileURLToPath } from 'node:url';

/** What a worker runs as well as the page: nothing in it draws.
 * @param {string} id */
function playOf(id) {
  const [, part = '', path = ''] = /\/packages\/(\w+)\/src\/(.*)/.exec(id) ?? [];
  switch (part) {
    case 'ankh':
    case 'kemet':
      return `rules-${part}`;
    case 'bots':
      // What they think of one game comes with its entry.
      return /^(ankh|kemet)\//.test(path) ? null : 'engine';
    case 'kernel':
      return path.startsWith('contract/') ? null : 'engine';
    case 'table':
      return 'engine';
    case 'web':
      return ENGINE_OF_PAGE.test(path) ? 'engine' : null;
    default:
      return id.includes('ennead/no-preload') ? 'engine' : null;
  }
}

const ENGINE_OF_PAGE =
  /^(worker\/serve|learn\/lesson-table|learn\/lesson|table\/local\/(engines|local-table|bots))\.ts$/;

/**
 * The styles of a game's board, table, setup and editor are one file, those of all tables another.
 * @param {string} id
 */
function stylesOf(id) {
  if (!id.endsWith('.css')) return null;
  const [, part = ''] = /\/web\/src\/(\w+)\//.exec(id) ?? [];
  if (part === 'ankh' || part === 'kemet') return part;
  return /\/src\/(table|reel|stage|replay|learn)\/|PanZoom|SettingsFields/.test(id) ? 'table' : null;
}

/** What the first page needs is one file, with the small things that most other pages share.
 * @param {string} id
 * @param {import('rolldown').ChunkingContext} graph */
function shellOf(id, graph) {
  first ??= staticallyFrom(FIRST, graph);
  return first.has(id) || SMALL_THINGS.test(id) ? 'shell' : null;
}

const FIRST = fileURLToPath(new URL('../src/main.ts', import.meta.url));
const SMALL_THINGS =
  /\/web\/src\/(ui\/(?!.*(pan-?zoom|touch-aim|beside))|learn\/spots|setup\/(Pills|sitters)).*(?<!\.test\.ts)$/i;
/** @type {ReadonlySet<string> | null} */
let first = null;

/** @param {string} entry @param {import('rolldown').ChunkingContext} graph */
function staticallyFrom(entry, graph) {
  const found = new Set([entry]);
  for (const id of found) for (const next of graph.getModuleInfo(id)?.importedIds ?? []) found.add(next);
  return found;
}

/** What pages of one game share belongs to that game: nobody fetches it for the other.
 * @param {string} id */
function partsOf(id) {
  // What bots think with is no part of a page: a worker would load the page with it.
  if (/\/packages\/(?!web\/)/.test(id)) return null;
  const words = /\/i18n\/(\w+)\/(ankh|kemet)\//.exec(id);
  if (words !== null) return `words-${words[2]}-${words[1]}`;
  const [, part = ''] = /\/web\/src\/(\w+)\//.exec(id) ?? [];
  if (id.endsWith('/setup/rulings.ts')) return part === 'setup' ? part : null;
  if (part === 'ankh' || part === 'kemet') return `parts-${part}`;
  if (/^(rules|story)$/.test(part) || /pages\/account|virtual:rulebook/.test(id)) return 'books';
  return 'table';
}

/** @type {import('rolldown').CodeSplittingGroup[]} */
export const chunkGroups = [
  // Rules and what plays them: pages and workers fetch the same files.
  { name: playOf, debugName: 'play', priority: 9 },
  { name: stylesOf, debugName: 'styles', priority: 8 },
  { name: shellOf, debugName: 'shell', priority: 7 },
  { name: partsOf, debugName: 'parts', minShareCount: 2, priority: 6 },
];

/**
 * What a file that is imported when wanted needs is fetched with it, except in workers: they have no document to tell.
 * @param {string} _file
 * @param {string[]} dependencies
 * @param {{ hostId: string }} host
 */
export function preloads(_file, dependencies, { hostId }) {
  return /\/(engine|\w+-worker)-/.test(hostId) ? [] : dependencies;
}
