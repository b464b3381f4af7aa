// Gathers the icons in use into sprites: our own drawings with the game-icons that pages show, and one a game. What the tables
// of all games show is in each of these: a table fetches one.
// Run after changing src/icons/game-icons.json or src/icons/drawn: node packages/web/scripts/icons.mjs
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { roundedPath } from './round-path.mjs';

const icons = new URL('../src/icons/', import.meta.url);

/** The files to write, by name. */
export function gatherIcons() {
  const { pages, tables, ...games } = JSON.parse(readFileSync(new URL('game-icons.json', icons), 'utf8'));
  /** @type {Record<string, Icon[]>} */
  const named = { pages: [...gameIcons(pages), ...drawnIcons()].sort(byName) };
  for (const [game, own] of Object.entries(games)) named[game] = gameIcons(own).sort(byName);
  const shared = gameIcons(tables);
  const all = [...Object.values(named).flat(), ...shared].sort(byName);
  const names = `// Written by scripts/icons.mjs.
export const iconNames = [
${listed(all)}] as const;

/** By sprite; all others are in that of each game. */
export const spriteIcons = {
${Object.entries(named)
  .map(([name, list]) => `  ${name}: [\n${listed(list, '    ')}  ],\n`)
  .join('')}} as const satisfies Readonly<Record<string, readonly IconName[]>>;

export type IconName = (typeof iconNames)[number];
`;
  const files = Object.entries(named).map(([name, list]) => {
    const held = name === 'pages' ? list : [...list, ...shared].sort(byName);
    return [`${name}.svg`, spriteOf(held)];
  });
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
 * On a canvas of 512 nobody sees a part of a step; without them a sprite is half as large.
 * @param {string} body
 */
function rounded(body) {
  return body.replace(/ d="([^"]*)"/g, (_, path) => ` d="${roundedPath(path)}"`);
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
