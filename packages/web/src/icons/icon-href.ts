import ankh from './ankh.svg?url&no-inline';
import { type IconName, spriteIcons } from './icon-name.ts';
import kemet from './kemet.svg?url&no-inline';
import pages from './pages.svg?url&no-inline';

const addresses = { pages, ankh, kemet };

const addressOf = new Map<string, string>();
for (const sprite of ['pages', 'ankh', 'kemet'] as const)
  for (const name of spriteIcons[sprite]) addressOf.set(name, addresses[sprite]);

let shared: 'ankh' | 'kemet' = 'ankh';

/** Every game's sprite holds what the tables of all show: they take it from that of the game whose table was opened last. */
export function takeIconsOf(game: 'ankh' | 'kemet'): void {
  shared = game;
}

/** Where a picture is. Pages around the games need few of them; a table fetches those of its own game. */
export function iconHref(name: IconName): string {
  return `${addressOf.get(name) ?? addresses[shared]}#${name}`;
}
