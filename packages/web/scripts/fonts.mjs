// Cuts the fonts to the letters that are shown: one file of letters for every reader, one for each script beyond them.
// Run after changing the ranges below or the fonts: node packages/web/scripts/fonts.mjs
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
// @ts-expect-error It comes without types.
import subsetFont from 'subset-font';

const theme = new URL('../src/theme/', import.meta.url);
const { resolve } = createRequire(import.meta.url);

/** @typedef {readonly [from: number, to: number]} Range */
/** @typedef {{ of: string, letters: readonly Range[] }} Part */

/**
 * The parts of the fonts, as fontsource names the files they are cut from. The last of them hold what a name may be
 * written in; nobody fetches them for our own words.
 * @type {Readonly<Record<string, Part>>}
 */
const PARTS = {
  basic: {
    of: 'latin',
    letters: [
      [0x20, 0x7e],
      [0xa0, 0xa0],
      [0xab, 0xab],
      [0xb7, 0xb7],
      [0xbb, 0xbb],
      [0xd7, 0xd7],
      [0x2013, 0x2014],
      [0x2018, 0x201e],
      [0x2026, 0x2026],
      [0x2191, 0x2193],
      [0x2212, 0x2212],
    ],
  },
  cyrillic: {
    of: 'cyrillic',
    letters: [
      [0x301, 0x301],
      [0x400, 0x45f],
      [0x490, 0x491],
      [0x2116, 0x2116],
    ],
  },
  czech: {
    of: 'latin-ext',
    letters: [
      [0x10c, 0x10f],
      [0x11a, 0x11b],
      [0x147, 0x148],
      [0x158, 0x159],
      [0x160, 0x161],
      [0x164, 0x165],
      [0x16e, 0x16f],
      [0x17d, 0x17e],
    ],
  },
  western: {
    of: 'latin',
    letters: [
      [0xa1, 0xaa],
      [0xac, 0xb6],
      [0xb8, 0xba],
      [0xbc, 0xd6],
      [0xd8, 0xff],
      [0x152, 0x153],
      [0x20ac, 0x20ac],
      [0x2122, 0x2122],
    ],
  },
  extended: {
    of: 'latin-ext',
    letters: [
      [0x100, 0x10b],
      [0x110, 0x119],
      [0x11c, 0x146],
      [0x149, 0x151],
      [0x154, 0x157],
      [0x15a, 0x15f],
      [0x162, 0x163],
      [0x166, 0x16d],
      [0x170, 0x17c],
      [0x17f, 0x2ba],
      [0x1e00, 0x1e9f],
    ],
  },
};

const FONTS = [
  { name: 'Forum', short: 'forum', path: '@fontsource/forum/files/forum-PART-400-normal.woff2' },
  {
    name: 'Source Sans 3',
    short: 'source-sans-3',
    path: '@fontsource-variable/source-sans-3/files/source-sans-3-PART-wght-normal.woff2',
    weights: '400 700',
    options: { variationAxes: { wght: { min: 400, max: 700 } } },
  },
];

/**
 * What browsers use of a font without being told, and the figures that stand in columns; no fractions, no raised letters. Hints are for
 * screens of large dots without grey: of a title font they are half.
 */
const KEPT = {
  noHinting: true,
  keepFeatures: ['calt', 'ccmp', 'clig', 'kern', 'liga', 'lnum', 'locl', 'mark', 'mkmk', 'rlig', 'tnum'],
};

/** The files to write, by name. */
export async function cutFonts() {
  /** @type {Record<string, Uint8Array | string>} */
  const files = {};
  let css = '/* Written by scripts/fonts.mjs. Forum for titles, Source Sans 3 for text. */\n';
  for (const { name, short, path, weights, options } of FONTS)
    for (const [part, { of, letters }] of Object.entries(PARTS)) {
      const file = `fonts/${short}-${part}.woff2`;
      const whole = readFileSync(resolve(path.replace('PART', of)));
      files[file] = await subsetFont(whole, textOf(letters), { targetFormat: 'woff2', ...KEPT, ...options });
      const weight = weights === undefined ? '' : `\n  font-weight: ${weights};`;
      css += `@font-face {
  font-family: "${name}";
  font-display: swap;${weight}
  src: url("./${file}") format("woff2");
  unicode-range: ${rangesOf(letters)};
}
`;
    }
  files['fonts.css'] = css;
  return files;
}

/** @param {readonly Range[]} letters */
function textOf(letters) {
  return letters
    .flatMap(([from, to]) =>
      Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at)),
    )
    .join('');
}

/** @param {readonly Range[]} letters */
function rangesOf(letters) {
  const code = (/** @type {number} */ point) => point.toString(16).toUpperCase().padStart(4, '0');
  return letters.map(([from, to]) => `U+${code(from)}${from === to ? '' : `-${code(to)}`}`).join(', ');
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  mkdirSync(new URL('fonts/', theme), { recursive: true });
  for (const [name, content] of Object.entries(await cutFonts()))
    writeFileSync(new URL(name, theme), content);
}
