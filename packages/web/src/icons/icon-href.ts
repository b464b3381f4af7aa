import { type IconName, spriteIcons } from './icon-name.ts';

type Sprite = keyof typeof spriteIcons;

const files = import.meta.glob<string>('./*.svg', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
});
const sprites = Object.keys(spriteIcons) as Sprite[];

const addressOf = new Map<string, string>();
for (const sprite of sprites) for (const name of spriteIcons[sprite]) addressOf.set(name, fileOf(sprite));

let shared: Sprite = sprites.find((sprite) => sprite !== 'pages') ?? 'pages';

/** Every game's sprite holds what the tables of all show: they take it from that of the game whose table was opened last. */
export function takeIconsOf(game: Exclude<Sprite, 'pages'>): void {
  shared = game;
}

/** Where a picture is. Pages around the games need few of them; a table fetches those of its own game. */
export function iconHref(name: IconName): string {
  return `${addressOf.get(name) ?? fileOf(shared)}#${name}`;
}

function fileOf(sprite: Sprite): string {
  return files[`./${sprite}.svg`] ?? '';
}
