import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { sizes } from './sizes.ts';

const src = fileURLToPath(new URL('..', import.meta.url));

const BORDER = /\((min|max)-(width|height): ([\d.]+)(\w+)\)/g;

/** The borders in a media query, in pixels between what is below and what is above. */
function bordersIn(query: string): string[] {
  return [...query.matchAll(BORDER)].map(([, side, of, at, unit]) =>
    unit === 'px' ? `${of} ${side === 'max' ? at : Number(at) - 1}` : `${of} ${at}${unit}`,
  );
}

test('media queries know three sizes of screen, and three heights', () => {
  const known = new Set(Object.values(sizes).flatMap(bordersIn));
  expect(known.size).toBe(6);
  const found = globSync('**/*.{svelte,css,ts}', { cwd: src, exclude: ['**/*.test.ts'] }).flatMap((path) =>
    [
      ...readFileSync(join(src, path), 'utf8').matchAll(/(?:@media|matchMedia\(|MediaQuery\()[^{;]*/g),
    ].flatMap(([query]) =>
      bordersIn(query)
        .filter((border) => !known.has(border))
        .map((border) => `${path}: ${border}`),
    ),
  );
  expect(found).toEqual([]);
});

test('a border of its own is found', () => {
  expect(bordersIn('@media (min-width: 961px) and (max-height: 40rem)')).toEqual([
    'width 960',
    'height 40rem',
  ]);
});
