import { goesOn, rowsOf, takeWhile } from './markdown.ts';

/** A book of the reference as blocks in order. */
export interface Chapter {
  /** For links: 'chapter-8'. */
  readonly anchor: string;
  readonly title: string;
  readonly blocks: readonly Block[];
}

export type Block =
  | { readonly kind: 'rule'; readonly id: string; readonly text: string }
  | { readonly kind: 'item'; readonly text: string }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'table'; readonly rows: readonly (readonly string[])[] };

/** A rule and its text, wherever it stands. */
export interface StatedRule {
  readonly id: string;
  readonly text: string;
}

/** The three forms in which a rule is stated (docs/rules/README.md): in a list, as an example, in a row of a table. */
const ID = '[A-Z]+(?:-[A-Z0-9]+)*-(?:\\d+[a-z]?|[A-Z]+)';
const IN_LIST = new RegExp(`^- \\*\\*(${ID})(?: ([^*]+?))?\\*\\*\\s*(.*)$`, 's');
const EXAMPLE = new RegExp(`^\\*\\*(${ID})(?: ([^*]+?))?\\*\\*\\s*(.*)$`, 's');
const IN_ROW = new RegExp(`^\\*\\*(${ID})\\*\\*\\s*(.*)$`);

/** Reads one of docs/rules: `## ` opens a chapter, `- **A-MOVE-3** ...` is a rule, indented lines go on with it. */
export function parseRules(markdown: string): Chapter[] {
  const chapters: { anchor: string; title: string; blocks: Block[] }[] = [];
  const lines = markdown.split('\n');
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? '';
    const title = /^## (.*)/.exec(line)?.[1];
    if (title !== undefined) {
      chapters.push({ anchor: `chapter-${chapters.length + 1}`, title: title.trim(), blocks: [] });
      continue;
    }
    const blocks = chapters.at(-1)?.blocks;
    if (blocks === undefined || line.trim() === '' || /^---+$/.test(line)) continue;
    const [block, used] = readBlock(lines, at);
    blocks.push(block);
    at += used - 1;
  }
  return chapters;
}

/** The rules that blocks state; a row of a table of decisions tells its columns by their names. */
export function rulesOf(blocks: readonly Block[]): StatedRule[] {
  return blocks.flatMap((block) => {
    if (block.kind === 'rule') return [{ id: block.id, text: block.text }];
    if (block.kind !== 'table') return [];
    const [head = [], ...rows] = block.rows;
    return rows.flatMap(([first = '', ...rest]) => {
      const [, id, name = ''] = IN_ROW.exec(first) ?? [];
      if (id === undefined) return [];
      const told = rest.flatMap((cell, at) => (cell === '' ? [] : [`${head[at + 1] ?? ''}: ${cell}`]));
      return [{ id, text: [`**${name}**`, ...told].join('. ') }];
    });
  });
}

/** The block that begins at a line, and how many lines it takes. */
function readBlock(lines: readonly string[], at: number): readonly [Block, number] {
  const line = lines[at] ?? '';
  if (line.startsWith('|')) {
    const rows = takeWhile(lines, at, (next) => next.startsWith('|'));
    return [{ kind: 'table', rows: rowsOf(rows) }, rows.length];
  }
  if (line.startsWith('```')) {
    const inside = takeWhile(lines, at + 1, (next) => !next.startsWith('```'));
    return [{ kind: 'code', text: inside.join('\n') }, inside.length + 2];
  }
  if (line.startsWith('#')) return [{ kind: 'heading', text: line.replace(/^#+\s*/, '') }, 1];
  const more = takeWhile(lines, at + 1, goesOn);
  const text = [line, ...more].map((part) => part.trim()).join(' ');
  const [, id, name, told = ''] = IN_LIST.exec(text) ?? EXAMPLE.exec(text) ?? [];
  if (id !== undefined)
    return [{ kind: 'rule', id, text: name === undefined ? told : `**${name}** ${told}` }, more.length + 1];
  if (/^(- |\d+\. )/.test(text))
    return [{ kind: 'item', text: text.replace(/^(- |\d+\. )/, '') }, more.length + 1];
  return [{ kind: 'text', text }, more.length + 1];
}
