import type { IconName } from '../icons/icon-name.ts';
import type { Seal } from '../ui/seal.ts';

/** What a picture is made of. Pictures name these by their places: only ever added to at the end. */
export const SHAPES = ['round', 'hexagon', 'cartouche', 'shield'] as const;
export const COLOURS = ['gold', 'carnelian', 'lapis', 'malachite', 'amethyst', 'stone'] as const;
export const PATTERNS = ['rays', 'bands', 'dots', 'columns', 'hatching', 'plain'] as const;
export const SIGNS = [
  'ankh-sign',
  'ram-profile',
  'jackal',
  'throne',
  'crook-and-flail',
  'sun-disc',
  'lion',
  'ibis',
  'croc-jaws',
  'cobra',
  'horus',
  'atef-crown',
  'great-pyramid',
  'phoenix',
  'set-animal',
  'khopesh',
  'eye',
  'moon',
] as const satisfies readonly IconName[];

export interface Picture {
  readonly shape: (typeof SHAPES)[number];
  readonly colour: Extract<Seal['colour'], (typeof COLOURS)[number]>;
  readonly pattern: Extract<Seal['pattern'], (typeof PATTERNS)[number]>;
  readonly sign: (typeof SIGNS)[number];
}

const BASE = 36;

/** The part of a list at a place; the first where a newer page wrote more than this one knows. */
function at<T>(list: readonly [T, ...T[]] | readonly T[], place: number): T {
  return list[place] ?? (list[0] as T);
}

/** Four digits of base 36: shape, colour, pattern, sign. */
export function readPicture(code: string): Picture {
  const [shape = 0, colour = 0, pattern = 0, sign = 0] = [...code].map((each) => Number.parseInt(each, BASE));
  return {
    shape: at(SHAPES, shape),
    colour: at(COLOURS, colour),
    pattern: at(PATTERNS, pattern),
    sign: at(SIGNS, sign),
  };
}

export function writePicture({ shape, colour, pattern, sign }: Picture): string {
  const places = [
    SHAPES.indexOf(shape),
    COLOURS.indexOf(colour),
    PATTERNS.indexOf(pattern),
    SIGNS.indexOf(sign),
  ];
  return places.map((place) => Math.max(0, place).toString(BASE)).join('');
}

/** The picture of somebody who has chosen none: always the same for the same person. */
export function pictureFor(id: string, chosen: string | null): Picture {
  if (chosen !== null) return readPicture(chosen);
  let mixed = 7;
  for (const letter of id) mixed = (Math.imul(mixed, 31) + (letter.codePointAt(0) ?? 0)) >>> 0;
  const take = (count: number) => {
    const place = mixed % count;
    mixed = Math.floor(mixed / count);
    return place;
  };
  return {
    shape: 'round',
    colour: at(COLOURS, take(COLOURS.length - 1)),
    pattern: at(PATTERNS, take(PATTERNS.length)),
    sign: at(SIGNS, take(SIGNS.length)),
  };
}
