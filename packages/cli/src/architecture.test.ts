import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './root.ts';

const PAGES = ['ARCHITECTURE.md', 'CONTRIBUTING.md', 'docs/adding.md'];

/** What a page names in code quotes or links to, if it looks like a place of this repository. */
function placesIn(page: string): string[] {
  const text = readFileSync(join(root, page), 'utf8');
  const quoted = [...text.matchAll(/`((?:packages|docs|scripts)\/[^`\s]+)`/g)].map(([, place = '']) => place);
  const folder = join(page, '..');
  const linked = [...text.matchAll(/\]\(([^)#:]+)\)/g)].map(([, place = '']) => join(folder, place));
  return [...quoted, ...linked];
}

/** Names with a gap to fill in: `x`, a language, a pattern. */
const isPattern = (place: string) => /[<*]|\/x(\.|\/|$)/.test(place);

test.each(PAGES)('%s names only places that there are', (page) => {
  const places = placesIn(page).filter((place) => !isPattern(place));
  expect(places.length).toBeGreaterThan(2);
  expect(places.filter((place) => !existsSync(join(root, place)))).toEqual([]);
});

/** The walk of one decision: what it names is still called so where it says. */
test('ARCHITECTURE.md walks one decision through files that hold what it names', () => {
  const text = readFileSync(join(root, 'ARCHITECTURE.md'), 'utf8');
  const [, walk = ''] = text.split('### One decision through the house');
  const rows = (walk.split('\nWhat to touch')[0] ?? '')
    .split('\n')
    .filter((line) => line.includes('packages/'));
  expect(rows.length).toBeGreaterThan(6);
  const held: readonly (readonly [file: string, name: string])[] = [
    ['packages/web/src/table/scene-state.svelte.ts', 'pick('],
    ['packages/table/src/play.ts', 'export function prepareMove'],
    ['packages/table/src/play.ts', 'export function commit'],
    ['packages/kernel/src/match.ts', 'export function decide'],
    ['packages/table/src/broadcast.ts', 'export function broadcastOf'],
    ['packages/table/src/view-for.ts', 'export function viewFor'],
  ];
  for (const [file, name] of held) {
    expect(walk).toContain(file);
    expect(readFileSync(join(root, file), 'utf8'), file).toContain(name);
  }
});

test('every decision has a number of its own, the same in its name and its title', () => {
  const folder = join(root, 'docs/decisions');
  const numbers = readdirSync(folder).map((file) => {
    const [, title = ''] = /^# (\d+)\./.exec(readFileSync(join(folder, file), 'utf8')) ?? [];
    expect(file).toMatch(new RegExp(`^0*${title}-`));
    return Number(title);
  });
  expect(numbers.toSorted((a, b) => a - b)).toEqual(numbers.map((_, at) => at + 1));
});
