// Gathers the icons in use into sprites: our own drawings with the game-icons that pages show, those that only tables do, and
// those of one game.
// Run after changing src/icons/game-icons.json or src/icons/drawn: node packages/web/scripts/icons.mjs
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

const icons = new URL('../src/icons/', import.meta.url);

/** The files to write, by name. */
export function gatherIcons() {
  const { pages, ...others } = JSON.parse(readFileSync(new URL('game-icons.json', icons), 'utf8'));
  const sprites = new Map([['pages', [...gameIcons(pages), ...drawnIcons()].sort(byName)]]);
  for (const [name, wanted] of Object.entries(others)) sprites.set(name, gameIcons(wanted).sort(byName));
  const all = [...sprites.values()].flat().sort(byName);
  const { tables: _, ...named } = Object.fromEntries(sprites);
  const names = `// Written by scripts/icons.mjs.
export const iconNames = [
${listed(all)}] as const;

/** By sprite; all others are in that of the tables. */
export const spriteIcons = {
${Object.entries(named)
  .map(([name, list]) => `  ${name}: [\n${listed(list, '    ')}  ],\n`)
  .join('')}} as const satisfies Readonly<Record<string, readonly IconName[]>>;

export type IconName = (typeof iconNames)[number];
`;
  const files = [...sprites].map(([name, list]) => [`${name}.svg`, spriteOf(list)]);
  return { ...Object.fromEntries(files), 'icon-name.ts': names };
}

/** @typedef {[name: string, symbol: string]} Icon */

/**
 * @param {Icon} a
 * @param {Icon} b
 */
function byName([a], [b]) {
  return a < b ? -1 : 1;
}

/**
 * @param {Icon[]} list
 * @param {string} indent
 */
function listed(list, indent = '  ') {
  return list.map(([name]) => `${indent}'${name}',\n`).join('');
}

/** @param {Icon[]} list */
function spriteOf(list) {
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${list.map(([, symbol]) => symbol).join('\n')}\n</svg>\n`;
}

/**
 * @param {string[]} wanted
 * @returns {Icon[]}
 */
function gameIcons(wanted) {
  const path = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json');
  const known = JSON.parse(readFileSync(path, 'utf8')).icons;
  return wanted.map((name) => {
    if (!known[name]) throw new Error(`game-icons has no ${name}`);
    return [name, `<symbol id="${name}" viewBox="0 0 512 512">${rounded(known[name].body)}</symbol>`];
  });
}

/**
 * On a canvas of 512 nobody sees a second decimal; without them the sprite is a third smaller.
 * @param {string} body
 */
function rounded(body) {
  return body.replace(/ d="([^"]*)"/g, (_, path) => ` d="${roundedPath(path)}"`);
}

/** @param {string} path */
function roundedPath(path) {
  return path.replace(/([a-z])([^a-z]*)/gi, (_, command, values) => {
    // The flags of an arc may stand without a space before what follows.
    const parts = command === 'a' || command === 'A' ? arcValues(values) : (values.match(NUMBER) ?? []);
    return command + joined(parts.map((/** @type {string} */ part) => shortened(part)));
  });
}

const NUMBER = /-?(?:\d*\.\d+|\d+)/g;

/** @param {string} values */
function arcValues(values) {
  const number = '(-?(?:\\d*\\.\\d+|\\d+))[ ,]*';
  const arc = new RegExp(`${number.repeat(3)}([01])[ ,]*([01])[ ,]*${number.repeat(2)}`, 'g');
  return [...values.matchAll(arc)].flatMap(([, ...parts]) => parts);
}

/** @param {string} number */
function shortened(number) {
  return String(Math.round(Number(number) * 10) / 10 || 0).replace(/^(-?)0\./, '$1.');
}

/** @param {string[]} numbers */
function joined(numbers) {
  return numbers
    .map((number, at) => {
      const before = numbers[at - 1];
      const apart = number.startsWith('-') || (number.startsWith('.') && before?.includes('.'));
      return before === undefined || apart ? number : ` ${number}`;
    })
    .join('');
}

/** @returns {Icon[]} */
function drawnIcons() {
  const folder = new URL('drawn/', icons);
  return readdirSync(folder).map((file) => {
    const name = file.replace('.svg', '');
    const symbol = readFileSync(new URL(file, folder), 'utf8')
      .trim()
      .replace('<svg xmlns="http://www.w3.org/2000/svg"', `<symbol id="${name}"`)
      .replace('</svg>', '</symbol>');
    return [name, symbol];
  });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  for (const [name, text] of Object.entries(gatherIcons())) writeFileSync(new URL(name, icons), text);
