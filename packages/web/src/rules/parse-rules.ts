/** A book of rules as blocks in order. */
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

/** Reads one of docs/rules: `## ` opens a chapter, `- **A-MOVE-3** ...` is a rule, indented lines go on with it. */
export function parseRules(markdown: string): Chapter[] {
  const chapters: { anchor: string; title: string; blocks: Block[] }[] = [];
  const lines = markdown.split('\n');
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] as string;
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

/** The block that begins at a line, and how many lines it takes. */
function readBlock(lines: readonly string[], at: number): readonly [Block, number] {
  const line = lines[at] as string;
  if (line.startsWith('|')) {
    const rows = takeWhile(lines, at, (next) => next.startsWith('|'));
    return [{ kind: 'table', rows: rows.filter((row) => !/^[|\s:-]+$/.test(row)).map(cells) }, rows.length];
  }
  if (line.startsWith('```')) {
    const inside = takeWhile(lines, at + 1, (next) => !next.startsWith('```'));
    return [{ kind: 'code', text: inside.join('\n') }, inside.length + 2];
  }
  if (line.startsWith('#')) return [{ kind: 'heading', text: line.replace(/^#+\s*/, '') }, 1];
  const more = takeWhile(lines, at + 1, goesOn);
  const text = [line, ...more].map((part) => part.trim()).join(' ');
  const rule = /^- \*\*([A-Z]+(?:-[A-Z0-9]+)*-\d+[a-z]?)\*\*\s*(.*)$/s.exec(text);
  if (rule) return [{ kind: 'rule', id: rule[1] as string, text: rule[2] as string }, more.length + 1];
  if (/^(- |\d+\. )/.test(text))
    return [{ kind: 'item', text: text.replace(/^(- |\d+\. )/, '') }, more.length + 1];
  return [{ kind: 'text', text }, more.length + 1];
}

function goesOn(line: string): boolean {
  return line.trim() !== '' && !/^(- |\d+\. |\||#|```|---)/.test(line.trimStart());
}

function takeWhile(lines: readonly string[], from: number, holds: (line: string) => boolean): string[] {
  const end = lines.findIndex((line, at) => at >= from && !holds(line));
  return lines.slice(from, end < 0 ? lines.length : end);
}

function cells(row: string): string[] {
  return row
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => cell.trim());
}

/** A run of text inside a block. */
export interface Run {
  readonly text: string;
  readonly style: 'plain' | 'strong' | 'soft' | 'code' | 'rule';
}

const INLINE = /\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`|\b([ASPK]-[A-Z]+(?:-[A-Z]+)*-\d+)\b/g;

/** Cuts a text at bold, italics, code and ids of rules. */
export function runsOf(text: string): Run[] {
  const runs: Run[] = [];
  let end = 0;
  for (const match of text.matchAll(INLINE)) {
    if (match.index > end) runs.push({ text: text.slice(end, match.index), style: 'plain' });
    const [whole, strong, soft, code, rule] = match;
    if (strong !== undefined) runs.push({ text: strong, style: 'strong' });
    else if (soft !== undefined) runs.push({ text: soft, style: 'soft' });
    else if (code !== undefined) runs.push({ text: code, style: 'code' });
    else if (rule !== undefined) runs.push({ text: rule, style: 'rule' });
    end = match.index + whole.length;
  }
  if (end < text.length) runs.push({ text: text.slice(end), style: 'plain' });
  return runs;
}
