import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { colourPairs, contrast } from './contrast.ts';

const tokens = colourPairs(readFileSync(new URL('tokens.css', import.meta.url), 'utf8'));

const TEXT = 4.5;
const SHAPE = 3;

/** What is read or must be made out, on what, and how well. */
const pairs: readonly (readonly [on: string, what: string, least: number])[] = [
  ...['page', 'panel', 'raised'].flatMap(
    (ground) =>
      [
        [ground, 'ink', 7],
        [ground, 'soft-ink', TEXT],
        [ground, 'gold-ink', TEXT],
        [ground, 'danger-ink', TEXT],
        [ground, 'danger', SHAPE],
      ] as const,
  ),
  ['panel', 'gold', SHAPE],
  ['raised', 'gold', SHAPE],
  ['panel', 'edge', SHAPE],
  ['raised', 'edge', SHAPE],
  ['gold', 'on-gold', TEXT],
  ['gold-wash', 'ink', 7],
  ['gold-wash', 'soft-ink', TEXT],
  ...['carnelian', 'amethyst', 'lapis', 'malachite', 'gold', 'stone'].flatMap(
    (colour) =>
      [
        ['panel', `seat-${colour}`, SHAPE],
        ['page', `seat-${colour}`, SHAPE],
        [`seat-${colour}`, 'on-seat', SHAPE],
      ] as const,
  ),
];

test.each(pairs)('on %s, %s stands out at least %d to one, by day and by night', (on, what, least) => {
  for (const time of [0, 1] as const) {
    const ratio = contrast(colour(on, time), colour(what, time));
    expect(ratio, time === 0 ? 'by day' : 'by night').toBeGreaterThanOrEqual(least);
  }
});

test.each(['desert', 'fertile'])('on %s, the Nile or its inner line stands out', (ground) => {
  for (const time of [0, 1] as const) {
    const ratios = ['nile', 'nile-light'].map((line) => contrast(colour(ground, time), colour(line, time)));
    expect(Math.max(...ratios)).toBeGreaterThanOrEqual(SHAPE);
  }
});

function colour(token: string, time: 0 | 1): string {
  const pair = tokens.get(token);
  if (pair === undefined) throw new Error(`no token is called ${token}`);
  return pair[time];
}
