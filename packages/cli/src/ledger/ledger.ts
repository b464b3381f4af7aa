import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Pending, readPending } from './pending.ts';
import { bookProblems } from './players-book.ts';
import { idsIn, type Rule, rulesIn } from './rulebook.ts';
import { type Title, titlesIn } from './titles.ts';

/** A group of ids in one file of the rulebook. */
export interface Chapter {
  readonly file: string;
  readonly group: string;
  readonly ids: readonly string[];
  readonly missing: readonly string[];
  readonly pending: boolean;
  readonly informative: boolean;
}

export interface Ledger extends Pending {
  readonly chapters: readonly Chapter[];
  /** The tests that carry each id. */
  readonly tests: Readonly<Record<string, readonly Title[]>>;
  /** Everything that makes the ledger fail, as sentences. */
  readonly problems: readonly string[];
}

/** Holds the rulebook of a project against its tests. */
export function ledgerOf(root: string, languages: readonly string[] = LANGUAGES): Ledger {
  const folder = join(root, 'docs/rules');
  const rules = rulesIn(folder);
  const ledger = balance(rules, titlesIn(root), readPending(folder), specified(root));
  const ids = [...new Set(rules.map(({ id }) => id))];
  return { ...ledger, problems: [...ledger.problems, ...bookProblems(root, ids, languages)] };
}

/** The languages of the player's rulebook, English first. */
const LANGUAGES = ['en', 'uk', 'cs', 'ru'];

/** The specification beside the project, when it is there: its ids must all be in the rulebook. */
function specified(root: string): Rule[] {
  const folder = join(root, '../shared/rules');
  return existsSync(folder) ? rulesIn(folder) : [];
}

function balance(
  rules: readonly Rule[],
  titles: readonly Title[],
  { pending, informative }: Pending,
  specification: readonly Rule[],
): Ledger {
  const tests: Record<string, Title[]> = Object.fromEntries(rules.map(({ id }) => [id, []]));
  const unknown: string[] = [];
  for (const title of titles)
    for (const id of idsIn(title.text)) {
      const carried = tests[id];
      if (carried) carried.push(title);
      else unknown.push(`${title.file}:${title.line} names ${id}, but there is no such rule.`);
    }
  const chapters = chaptersOf(rules, (id) => tests[id]?.length === 0, { pending, informative });
  return {
    pending,
    informative,
    chapters,
    tests,
    problems: [
      ...twice(rules),
      ...strayPending(chapters, { pending, informative }),
      ...chapters
        .filter((chapter) => !chapter.pending && !chapter.informative)
        .flatMap(({ file, missing }) => missing.map((id) => `${id} (${file}) has no test.`)),
      ...unknown,
      ...specification
        .filter(({ id }) => tests[id] === undefined)
        .map(({ id, file }) => `${id} of the specification (${file}) is missing from docs/rules.`),
    ],
  };
}

function chaptersOf(
  rules: readonly Rule[],
  isMissing: (id: string) => boolean,
  { pending, informative }: Pending,
): Chapter[] {
  const groups = Map.groupBy(rules, ({ file, group }) => `${file} ${group}`);
  return [...groups.values()].map((group) => {
    const [{ file, group: name }] = group as [Rule, ...Rule[]];
    const ids = [...new Set(group.map(({ id }) => id))];
    return {
      file,
      group: name,
      ids,
      missing: ids.filter(isMissing),
      pending: pending[file]?.includes(name) ?? false,
      informative: informative[name] !== undefined,
    };
  });
}

function twice(rules: readonly Rule[]): string[] {
  return [...Map.groupBy(rules, ({ id }) => id)]
    .filter(([, stated]) => stated.length > 1)
    .map(
      ([id, stated]) =>
        `${id} is stated ${stated.length} times (${stated.map(({ file }) => file).join(', ')}).`,
    );
}

/** A chapter that does not exist, or is listed twice over, has no place in the list. */
function strayPending(chapters: readonly Chapter[], { pending, informative }: Pending): string[] {
  const exists = (file: string, group: string) =>
    chapters.some((chapter) => chapter.file === file && chapter.group === group);
  return [
    ...Object.entries(pending).flatMap(([file, groups]) =>
      groups
        .filter((group) => !exists(file, group) || informative[group] !== undefined)
        .map((group) => `pending.json lists ${group} of ${file}, but that chapter is not pending.`),
    ),
    ...Object.keys(informative)
      .filter((group) => !chapters.some((chapter) => chapter.group === group))
      .map((group) => `pending.json calls ${group} informative; there is no such group.`),
  ];
}
