import { goesOn, rowsOf, takeWhile } from './markdown.ts';

/** A page of the player's rulebook: its sections, the first of them the page's own. */
export interface PageText {
  readonly slug: string;
  readonly title: string;
  readonly sections: readonly Section[];
}

export interface Section {
  readonly slug: string;
  readonly title: string;
  /** The rules it tells of, as written: 'A-GAIN-1..4 A-MAP-13'. */
  readonly rules: string;
  /** What it tells replaces something printed. */
  readonly unofficial: boolean;
  readonly blocks: readonly PageBlock[];
}

export type PageBlock =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'tip'; readonly text: string }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly string[] }
  | { readonly kind: 'table'; readonly rows: readonly (readonly string[])[] }
  | { readonly kind: 'figure'; readonly name: string; readonly caption: string };

const HEADING = /^#{1,3} (.+?)\s*\{([^}]*)\}((?:\s*\{[^}]*\})*)\s*$/;

/** Reads a page of docs/rulebook: `# Title {#slug rules="A-GAIN-1..4"}` and a small part of Markdown. */
export function parsePage(markdown: string): PageText {
  const sections: (Omit<Section, 'blocks'> & { blocks: PageBlock[] })[] = [];
  const lines = markdown.split('\n');
  for (let at = 0; at < lines.length; ) {
    const line = lines[at] ?? '';
    if (line.startsWith('#')) {
      sections.push({ ...headingOf(line), blocks: [] });
      at += 1;
      continue;
    }
    const section = sections.at(-1);
    if (section === undefined || line.trim() === '') {
      at += 1;
      continue;
    }
    const [block, used] = readBlock(lines, at);
    section.blocks.push(block);
    at += used;
  }
  const [first] = sections;
  if (first === undefined) throw new Error('a page begins with a heading');
  return { slug: first.slug, title: first.title, sections };
}

function headingOf(line: string): Omit<Section, 'blocks'> {
  const [, title, inside, more = ''] = HEADING.exec(line) ?? [];
  const braces = `${inside ?? ''} ${more}`;
  const slug = /#([\w-]+)/.exec(braces)?.[1];
  if (title === undefined || slug === undefined) throw new Error(`a heading without its name: ${line}`);
  return {
    title,
    slug,
    rules: /rules="([^"]*)"/.exec(braces)?.[1] ?? '',
    unofficial: braces.includes('unofficial'),
  };
}

/** The block that begins at a line, and how many lines it takes. */
function readBlock(lines: readonly string[], at: number): readonly [PageBlock, number] {
  const line = lines[at] ?? '';
  const [, caption, name] = /^!\[(.*)\]\(figure:([\w/-]+)\)\s*$/.exec(line) ?? [];
  if (caption !== undefined && name !== undefined) return [{ kind: 'figure', name, caption }, 1];
  if (line.startsWith('|')) {
    const rows = takeWhile(lines, at, (next) => next.startsWith('|'));
    return [{ kind: 'table', rows: rowsOf(rows) }, rows.length];
  }
  if (line.startsWith('>')) {
    const quoted = takeWhile(lines, at, (next) => next.startsWith('>'));
    return [{ kind: 'tip', text: joined(quoted.map((part) => part.replace(/^>\s?/, ''))) }, quoted.length];
  }
  if (/^(- |\d+\. )/.test(line)) return readList(lines, at);
  const more = takeWhile(lines, at + 1, goesOn);
  return [{ kind: 'text', text: joined([line, ...more]) }, more.length + 1];
}

function readList(lines: readonly string[], from: number): readonly [PageBlock, number] {
  const ordered = /^\d/.test(lines[from] ?? '');
  const mark = ordered ? /^\d+\. / : /^- /;
  const items: string[] = [];
  let at = from;
  while (mark.test(lines[at] ?? '')) {
    const more = takeWhile(lines, at + 1, goesOn);
    items.push(joined([(lines[at] ?? '').replace(mark, ''), ...more]));
    at += more.length + 1;
  }
  return [{ kind: 'list', ordered, items }, at - from];
}

function joined(lines: readonly string[]): string {
  return lines.map((line) => line.trim()).join(' ');
}

/** The ids that a section names, in order: 'A-GAIN-1..3 S-SYNC-*' with the ids there are. */
export function expandRules(rules: string, known: readonly string[]): string[] {
  return rules.split(/[\s,]+/).flatMap((part) => {
    const [, group, first, last] = /^([ASPK]-[A-Z]+)-(\d+)\.\.(\d+)$/.exec(part) ?? [];
    if (group !== undefined) {
      const numbered = (id: string) => Number(/^\d+/.exec(id.slice(group.length + 1))?.[0]);
      return known.filter(
        (id) => id.startsWith(`${group}-`) && numbered(id) >= Number(first) && numbered(id) <= Number(last),
      );
    }
    if (part.endsWith('-*')) return known.filter((id) => id.startsWith(part.slice(0, -1)));
    return part === '' ? [] : [part];
  });
}

/** A rule in one to three sentences, and the page it belongs to. */
export interface RuleSentence {
  readonly page: string;
  readonly text: string;
}

/** Reads `- A-GAIN-1 (ankh/gain): A sentence.`, line by line. */
export function parseSentences(markdown: string): Map<string, RuleSentence> {
  const sentences = new Map<string, RuleSentence>();
  const lines = markdown.split('\n');
  for (let at = 0; at < lines.length; at++) {
    const [, id, page, text] = /^- ([ASPK]-[A-Z]+-\w+) \(([\w/-]+)\):\s*(.*)$/.exec(lines[at] ?? '') ?? [];
    if (id === undefined || page === undefined || text === undefined) continue;
    sentences.set(id, { page, text: joined([text, ...takeWhile(lines, at + 1, goesOn)]) });
  }
  return sentences;
}
