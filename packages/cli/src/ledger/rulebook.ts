import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** A rule as the rulebook states it (docs/rules/README.md describes the format). */
export interface Rule {
  readonly id: string;
  /** The id without its number; with the file it makes the chapter: A-MOVE of ankh-base. */
  readonly group: string;
  /** Name of the file without its ending. */
  readonly file: string;
  /** Heading of the chapter it stands under. */
  readonly heading: string;
}

const ID = '[AKSP]-[A-Z]+-(?:\\d+[a-z]?|[A-Z]+)';
const STATED = new RegExp(`^(?:- |\\| )?\\*\\*(${ID})(?![\\w-])`);
const MENTIONED = new RegExp(`(?<![\\w-])${ID}(?![\\w-])`, 'g');

/** Every rule stated in the Markdown files of a folder, in order. */
export function rulesIn(folder: string): Rule[] {
  return globSync('*.md', { cwd: folder })
    .sort()
    .flatMap((name) => rulesOf(basename(name, '.md'), readFileSync(join(folder, name), 'utf8')));
}

export function rulesOf(file: string, text: string): Rule[] {
  const rules: Rule[] = [];
  let heading = '';
  let fenced = false;
  for (const line of text.split('\n')) {
    if (line.startsWith('```')) fenced = !fenced;
    if (fenced) continue;
    if (line.startsWith('## ')) heading = line.slice(3).trim();
    const id = STATED.exec(line)?.[1];
    if (id !== undefined) rules.push({ id, group: groupOf(id), file, heading });
  }
  return rules;
}

/** The ids that a text mentions. */
export function idsIn(text: string): string[] {
  return [...new Set(text.match(MENTIONED))];
}

function groupOf(id: string): string {
  return id.slice(0, id.lastIndexOf('-'));
}
