import { TILE_KINDS, TILES, type TileKind } from '@ennead/kemet';

/** What a power tile is worth to its owner for a whole game, in victory points; a point it brings is counted apart. */
const WORTH: Readonly<Partial<Record<TileKind, number>>> = {
  charge: 0.45,
  stargate: 0.3,
  'god-speed': 0.45,
  carnage: 0.45,
  'offensive-strategy': 0.45,
  'open-gates': 0.4,
  teleport: 0.35,
  'royal-scarab': 0.8,
  'blades-of-neith': 0.7,
  'divine-wound': 0.55,
  'victory-point': 0,
  'giant-scorpion': 1,
  initiative: 0.9,
  phoenix: 0.9,
  'act-of-god': 1.1,
  'recruiting-scribe': 0.4,
  defense: 0.35,
  legion: 0.6,
  'ancestral-elephant': 0.65,
  'defensive-strategy': 0.35,
  'deep-desert-snake': 0.5,
  'shield-of-neith': 0.55,
  'defensive-victory': 0.5,
  prescience: 0.5,
  reinforcements: 0.9,
  sphinx: 0.5,
  'divine-will': 0.9,
  priest: 0.35,
  priestess: 0.45,
  slaves: 0.4,
  'high-priest': 0.6,
  crusade: 0.4,
  'divine-boon': 0.4,
  'hand-of-god': 0.7,
  vision: 0.4,
  'holy-war': 0.55,
  'priest-of-ra': 0.9,
  'priest-of-amon': 0.9,
  mummy: 0.9,
};

/** What a tile of a level is worth of which nothing else is known. */
const PER_LEVEL = 0.22;

/** By number of the kind in the state. */
export const TILE_WORTH: readonly number[] = TILE_KINDS.map(
  (kind) => WORTH[kind] ?? PER_LEVEL * (TILES.find((tile) => tile.kind === kind)?.level ?? 0),
);
