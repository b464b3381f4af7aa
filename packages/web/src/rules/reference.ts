import { games } from '../games.ts';
import { type Chapter, parseRules, rulesOf } from './parse-rules.ts';

/** The full rules of every game with their ids, in English: docs/rules. */
export const references = games.flatMap((game) => game.references);

export interface Rule {
  /** The id of the reference it stands in. */
  readonly reference: string;
  readonly id: string;
  readonly text: string;
}

const texts = import.meta.glob<string>('../../../../docs/rules/*.md', { query: '?raw', import: 'default' });
const read = new Map<string, Promise<Chapter[]>>();

/** One of the references; each is loaded once, when it is first asked for. */
export function chaptersOf(reference: string): Promise<Chapter[]> {
  let chapters = read.get(reference);
  if (chapters === undefined) {
    const load = texts[`../../../../docs/rules/${reference}.md`];
    chapters = load ? load().then(parseRules) : Promise.resolve([]);
    read.set(reference, chapters);
  }
  return chapters;
}

/** Where a rule is stated, by the first letter of its id. */
export function referenceOf(id: string): string | null {
  return references.find(({ letter }) => id.startsWith(`${letter}-`))?.id ?? null;
}

/** The game a rule belongs to. */
export function gameOfRule(id: string): string | null {
  return (
    games.find(({ references }) => references.some(({ letter }) => id.startsWith(`${letter}-`)))?.id ?? null
  );
}

export async function ruleById(id: string): Promise<Rule | null> {
  const reference = referenceOf(id);
  if (reference === null) return null;
  for (const { blocks } of await chaptersOf(reference)) {
    const rule = rulesOf(blocks).find((stated) => stated.id === id);
    if (rule) return { reference, ...rule };
  }
  return null;
}

export function isReference(name: string | undefined): name is string {
  return references.some(({ id }) => id === name);
}
