import type { Size } from './pan-zoom.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

interface Box extends Size {
  readonly left: number;
  readonly top: number;
}

const GAP = 8;

/**
 * Where a card stands beside a thing: on the side with room, never over it if that can be, always in the window. Of
 * these places the first that does not lie over what must stay in sight.
 */
export function placeBeside(thing: Box, card: Size, window: Size, kept?: Box): Point {
  const column = within(thing.left + thing.width / 2 - card.width / 2, card.width, window.width);
  const row = within(thing.top + thing.height / 2 - card.height / 2, card.height, window.height);
  const right = thing.left + thing.width + GAP;
  const left = thing.left - GAP - card.width;
  const above = thing.top - GAP - card.height;
  const below = thing.top + thing.height + GAP;
  const places: Point[] = [];
  for (const x of [right, left])
    if (x >= 0 && x + card.width <= window.width) places.push(...shifted({ x, y: row }, 'y', card, kept));
  for (const y of [above, below])
    if (y >= 0 && y + card.height <= window.height)
      places.push(...shifted({ x: column, y }, 'x', card, kept));
  const last = { x: column, y: within(below, card.height, window.height) };
  const isFree = (place: Point) =>
    kept === undefined || !overlap({ left: place.x, top: place.y, ...card }, kept);
  return places.find(isFree) ?? places[0] ?? last;
}

/** The place itself, and as far aside as clears what must stay in sight. */
function shifted(place: Point, axis: 'x' | 'y', card: Size, kept: Box | undefined): Point[] {
  if (kept === undefined) return [place];
  const end = axis === 'x' ? kept.left - GAP - card.width : kept.top - GAP - card.height;
  return end < 0 ? [place] : [place, { ...place, [axis]: Math.min(place[axis], end) }];
}

function overlap(one: Box, other: Box): boolean {
  return (
    one.left < other.left + other.width &&
    other.left < one.left + one.width &&
    one.top < other.top + other.height &&
    other.top < one.top + one.height
  );
}

function within(at: number, length: number, room: number): number {
  return Math.max(0, Math.min(at, room - length));
}
