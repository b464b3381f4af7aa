/** Lines of Markdown, taken apart: what the reference and the player's rulebook share. */

/** A line goes on with the block before it. */
export function goesOn(line: string): boolean {
  return line.trim() !== '' && !/^(- |\d+\. |\||#|```|---|>|!\[)/.test(line.trimStart());
}

export function takeWhile(
  lines: readonly string[],
  from: number,
  holds: (line: string) => boolean,
): string[] {
  const end = lines.findIndex((line, at) => at >= from && !holds(line));
  return lines.slice(from, end < 0 ? lines.length : end);
}

/** The rows of a table without its ruler line. */
export function rowsOf(lines: readonly string[]): string[][] {
  return lines.filter((row) => !/^[|\s:-]+$/.test(row)).map(cells);
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
  readonly style: 'plain' | 'strong' | 'soft' | 'code' | 'rule' | 'page';
  /** The page of the player's rulebook a link leads to: 'ankh/gain'. */
  readonly to?: string;
}

const INLINE =
  /\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`|\[(.+?)\]\(page:([\w/-]+)\)|\b([ASPK]-[A-Z]+(?:-[A-Z]+)*-\d+)\b/g;

/** Cuts a text at bold, italics, code, links and ids of rules. */
export function runsOf(text: string): Run[] {
  const runs: Run[] = [];
  let end = 0;
  for (const match of text.matchAll(INLINE)) {
    if (match.index > end) runs.push({ text: text.slice(end, match.index), style: 'plain' });
    const [whole, strong, soft, code, link, to, rule] = match;
    if (strong !== undefined) runs.push({ text: strong, style: 'strong' });
    else if (soft !== undefined) runs.push({ text: soft, style: 'soft' });
    else if (code !== undefined) runs.push({ text: code, style: 'code' });
    else if (link !== undefined && to !== undefined) runs.push({ text: link, style: 'page', to });
    else if (rule !== undefined) runs.push({ text: rule, style: 'rule' });
    end = match.index + whole.length;
  }
  if (end < text.length) runs.push({ text: text.slice(end), style: 'plain' });
  return runs;
}

/** The words alone. */
export function wordsOf(text: string): string {
  return runsOf(text)
    .map((run) => run.text)
    .join('');
}

/** Words with what is between them: every other piece is a word. */
export function cutWords(text: string): string[] {
  return text.split(/([\p{L}\p{N}][\p{L}\p{N}\p{M}'’ʼ-]*)/u);
}
