// Gathers the icons in use into one sprite: game-icons by name (src/icons/game-icons.json), and our own drawings.
// Run after changing either: node packages/web/scripts/icons.mjs
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

const icons = new URL('../src/icons/', import.meta.url);

/** The sprite and the list of its names, as text. */
export function gatherIcons() {
  const symbols = new Map([...gameIcons(), ...drawnIcons()].sort(([a], [b]) => (a < b ? -1 : 1)));
  const sprite = `<svg xmlns="http://www.w3.org/2000/svg">\n${[...symbols.values()].join('\n')}\n</svg>\n`;
  const names = `// Written by scripts/icons.mjs.
export const iconNames = [
${[...symbols.keys()].map((name) => `  '${name}',\n`).join('')}] as const;

export type IconName = (typeof iconNames)[number];
`;
  return { sprite, names };
}

/** @returns {[string, string][]} */
function gameIcons() {
  const wanted = JSON.parse(readFileSync(new URL('game-icons.json', icons), 'utf8'));
  const path = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json');
  const known = JSON.parse(readFileSync(path, 'utf8')).icons;
  return wanted.map((/** @type {string} */ name) => {
    if (!known[name]) throw new Error(`game-icons has no ${name}`);
    return [name, `<symbol id="${name}" viewBox="0 0 512 512">${known[name].body}</symbol>`];
  });
}

/** @returns {[string, string][]} */
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

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { sprite, names } = gatherIcons();
  writeFileSync(new URL('sprite.svg', icons), sprite);
  writeFileSync(new URL('icon-name.ts', icons), names);
}
