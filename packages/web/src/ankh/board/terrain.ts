import { DESERT, DIRECTIONS, FERTILE, isLand, SPACES, TERRAIN } from '@ennead/ankh/tables';
import { missing } from '@ennead/kernel';
import { at, centreOf, cornerOf, HEXES, keyOf, roundedLoop } from './geometry.ts';
import { outlineOf } from './outline.ts';
import { riverRibbons, waterBodies } from './river.ts';

/** A small number that is always the same for a space: fields are not all of one colour. */
const toneOf = (space: number) => ((space * 7919) >> 3) % 3;

type Terrain = ReturnType<typeof drawUp>;
let drawn: Terrain | null = null;

/** The same in every game: drawn up once, when it is first seen. */
export function terrain(): Terrain {
  drawn ??= drawUp();
  return drawn;
}

function drawUp() {
  return {
    tones: [FERTILE, DESERT].map((kind) =>
      [0, 1, 2].map((tone) =>
        HEXES.filter((_, space) => TERRAIN[space] === kind && toneOf(space) === tone).join(''),
      ),
    ),
    /** Spaces at the edge of the map, which fades into the page. */
    coast: SPACES.flatMap((_, space) =>
      (DIRECTIONS[space] ?? missing()).includes(-1) ? [{ space, ...centreOf(space) }] : [],
    ),
    seams: seamPath(),
    waters: waterBodies().map((body) =>
      outlineOf(body)
        .map((loop) => roundedLoop(loop, 16))
        .join(''),
    ),
    ribbons: riverRibbons(),
    marks: SPACES.map((_, space) => markOf(space)).join(''),
    waves: SPACES.flatMap((_, space) => (isLand(space) ? [] : [waveOf(space)])).join(''),
  };
}

/** Each seam once, between two land spaces. */
function seamPath(): string {
  const seen = new Set<string>();
  let path = '';
  SPACES.forEach((_, space) => {
    if (!isLand(space)) return;
    for (let side = 0; side < 6; side++) {
      const [a, b] = [cornerOf(space, side), cornerOf(space, side + 1)];
      const key = [keyOf(a), keyOf(b)].sort().join(' ');
      if (seen.has(key)) continue;
      seen.add(key);
      path += `M${at(a)}L${at(b)}`;
    }
  });
  return path;
}

/** A tuft of reeds or the back of a dune, off the middle where pieces stand. */
function markOf(space: number): string {
  const { x, y } = centreOf(space);
  const tone = toneOf(space + 5);
  if (TERRAIN[space] === FERTILE) {
    const [left, top] = [x - 18 + tone * 15, y + 22 - tone * 3];
    return `M${left} ${top}q-1-5-4-8M${left} ${top}q0-6 0-10M${left} ${top}q1-5 4-8`;
  }
  if (TERRAIN[space] === DESERT) {
    const [left, top] = [x - 24 + tone * 7, y + 19 + tone * 3];
    return `M${left} ${top}q8-7 15 0q6-5 11-1`;
  }
  return '';
}

export function waveOf(space: number): string {
  const { x, y } = centreOf(space);
  const shift = toneOf(space) * 6;
  return `M${x - 20 + shift} ${y - 6}q4-4 8 0t8 0t8 0M${x - 8 - shift} ${y + 9}q4-4 8 0t8 0`;
}
