import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The player's rulebook of docs/rulebook, held against the reference and the sources. */
interface Told {
  readonly language: string;
  /** Page to the ids that its sections name, as written; 'ankh/07-move.md'. */
  readonly pages: ReadonlyMap<string, PageShape>;
  /** Rules that have a sentence, with the page it leads to. */
  readonly sentences: ReadonlyMap<string, string>;
}

interface PageShape {
  readonly sections: readonly { readonly slug: string; readonly rules: string }[];
  readonly figures: readonly string[];
  readonly links: readonly string[];
}

const SECTION = /^#{1,3} .*\{#([\w-]+)([^}]*)\}/;
const SENTENCE = /^- ([ASPK]-[A-Z]+-\w+) \(([\w/-]+)\): *\S/;
/** A page, or a part of one, that the words of things bring along: packages/web/src/i18n/<language>/<game>/<kind>.ts. */
const PART = /^ {2}'([\w/.-]+)': `([^`]*)`,$/gm;
const CITED = /'([ASPK]-[A-Z]+-\d+[a-z]?)'/g;

/** Everything that is wrong with the book, as sentences. No book: nothing. */
export function bookProblems(root: string, known: readonly string[], languages: readonly string[]): string[] {
  const folder = join(root, 'docs/rulebook');
  if (!existsSync(folder)) return [];
  const [english, ...others] = languages.map((language) => readBook(root, language));
  if (english === undefined) return [];
  const cited = citedIn(root);
  return [
    ...homeProblems(english, known, referenceOnly(folder)),
    ...(english.pages.size === 0 ? ['docs/rulebook has no English pages.'] : []),
    ...[english, ...others].flatMap((told) => sentenceProblems(told, cited, english)),
    ...figureProblems(folder, english),
    ...others.flatMap((told) => translationProblems(told, english)),
  ];
}

function readBook(root: string, language: string): Told {
  const pages = new Map<string, PageShape>();
  const sentences = new Map<string, string>();
  for (const [file, text] of textsOf(root, language))
    if (!file.startsWith('rules/')) pages.set(file, shapeOf(text));
    else
      for (const line of text.split('\n')) {
        const [, id, page] = SENTENCE.exec(line) ?? [];
        if (id !== undefined && page !== undefined) sentences.set(id, page);
      }
  return { language, pages, sentences };
}

/** Page to text, in order. What several files tell of one page ('aids/02-things.1', 'aids/02-things.2') stands there together. */
function textsOf(root: string, language: string): Map<string, string> {
  const folder = join(root, 'docs/rulebook', language);
  const words = join(root, 'packages/web/src/i18n', language);
  const all = [
    ...globSync('*/*.md', { cwd: folder }).map((file) => [file, readFileSync(join(folder, file), 'utf8')]),
    ...globSync('*/*.ts', { cwd: words }).flatMap((file) =>
      [...readFileSync(join(words, file), 'utf8').matchAll(PART)].map(([, name, text]) => [
        `${name}.md`,
        text,
      ]),
    ),
  ].sort();
  const pages = new Map<string, string>();
  for (const [name = '', text = ''] of all) {
    const page = name.replace(/\.\d+\.md$/, '.md');
    pages.set(page, (pages.get(page) ?? '') + text);
  }
  return pages;
}

function shapeOf(text: string): PageShape {
  const sections = text.split('\n').flatMap((line) => {
    const [, slug, more = ''] = SECTION.exec(line) ?? [];
    return slug === undefined ? [] : [{ slug, rules: /rules="([^"]*)"/.exec(more)?.[1] ?? '' }];
  });
  const all = (pattern: RegExp) => [...text.matchAll(pattern)].flatMap(([, name]) => name ?? []);
  return { sections, figures: all(/\(figure:([\w/-]+)\)/g), links: all(/\(page:([\w/-]+)\)/g) };
}

/** Groups of rules that are no business of players: group to the reason. */
function referenceOnly(folder: string): Readonly<Record<string, string>> {
  const path = join(folder, 'reference-only.json');
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>) : {};
}

/** Every rule has one section as its home, or its group is listed as reference only. */
function homeProblems(
  english: Told,
  known: readonly string[],
  listed: Readonly<Record<string, string>>,
): string[] {
  const homes = new Map<string, string[]>();
  const unknown: string[] = [];
  for (const [file, { sections }] of english.pages)
    for (const { slug, rules } of sections)
      for (const id of new Set(expand(rules, known)))
        if (!known.includes(id)) unknown.push(`${file} names ${id}, but there is no such rule.`);
        else homes.set(id, [...(homes.get(id) ?? []), `${file}#${slug}`]);
  return [
    ...unknown,
    ...known
      .filter((id) => !homes.has(id) && listed[id] === undefined && listed[groupOf(id)] === undefined)
      .map((id) => `${id} has no page in the player’s rulebook.`),
    ...[...homes]
      .filter(([, places]) => places.length > 1)
      .map(
        ([id, places]) => `${id} has ${places.length} homes in the player’s rulebook: ${places.join(', ')}.`,
      ),
  ];
}

function expand(rules: string, known: readonly string[]): string[] {
  return rules
    .split(/[\s,]+/)
    .filter(Boolean)
    .flatMap((part) => {
      const [, group, first, last] = /^([ASPK]-[A-Z]+)-(\d+)\.\.(\d+)$/.exec(part) ?? [];
      if (group !== undefined)
        return known.filter((id) => {
          const number = Number.parseInt(id.slice(group.length + 1), 10);
          return groupOf(id) === group && number >= Number(first) && number <= Number(last);
        });
      return part.endsWith('-*') ? known.filter((id) => groupOf(id) === part.slice(0, -2)) : [part];
    });
}

function groupOf(id: string): string {
  return id.slice(0, id.lastIndexOf('-'));
}

/** The rules that the sources name: a player can meet each of them behind a line of the log or a question. */
function citedIn(root: string): string[] {
  const files = globSync('packages/{ankh,kemet,web}/src/**/*.{ts,svelte}', {
    cwd: root,
    exclude: (path) => path.split('/').includes('node_modules'),
  }).filter((file) => !file.endsWith('.test.ts') && !/\/testing\//.test(file));
  const ids = files.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(CITED)].flatMap(([, id]) => id ?? []),
  );
  return [...new Set(ids)].sort();
}

function sentenceProblems(told: Told, cited: readonly string[], english: Told): string[] {
  const addresses = new Set(
    [...english.pages].flatMap(([file, { sections }]) =>
      sections.map(({ slug }) => `${file.slice(0, file.indexOf('/'))}/${slug}`),
    ),
  );
  return [
    ...cited
      .filter((id) => !told.sentences.has(id))
      .map((id) => `${id} has no sentence for players in ${told.language}.`),
    ...[...told.sentences]
      .filter(([, page]) => !addresses.has(page))
      .map(([id, page]) => `${id} leads to ${page} in ${told.language}, which is no page.`),
    ...[...told.pages].flatMap(([file, { links }]) =>
      links
        .filter((link) => !addresses.has(link))
        .map((link) => `${file} in ${told.language} links to ${link}, which is no page.`),
    ),
  ];
}

function figureProblems(folder: string, english: Told): string[] {
  const used = new Set([...english.pages.values()].flatMap(({ figures }) => figures));
  const drawn = existsSync(join(folder, 'figures'))
    ? readdirSync(join(folder, 'figures')).flatMap((game) =>
        globSync('*.json', { cwd: join(folder, 'figures', game) }).map(
          (file) => `${game}/${file.slice(0, -5)}`,
        ),
      )
    : [];
  return [
    ...[...used].filter((name) => !drawn.includes(name)).map((name) => `The figure ${name} is not drawn.`),
    ...drawn.filter((name) => !used.has(name)).map((name) => `The figure ${name} stands on no page.`),
  ];
}

/** A translation has the pages, sections, rules and figures of the English book. */
function translationProblems(told: Told, english: Told): string[] {
  return [
    ...[...english.pages].flatMap(([file, wanted]) => {
      const page = told.pages.get(file);
      if (page === undefined) return [`${file} is missing in ${told.language}.`];
      const shape = ({ sections, figures }: PageShape) => JSON.stringify([sections, figures]);
      return shape(page) === shape(wanted)
        ? []
        : [`${file} has other sections, rules or figures in ${told.language} than in English.`];
    }),
    ...[...told.pages.keys()]
      .filter((file) => !english.pages.has(file))
      .map((file) => `${file} is in ${told.language} but not in English.`),
  ];
}
