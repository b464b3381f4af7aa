import type { Size } from './pan-zoom.ts';

interface Box extends Size {
  readonly left: number;
  readonly top: number;
}

const GAP = 8;

/** Where a card stands beside a thing: on the side with room, never over it if that can be, always in the window. */
export function placeBeside(
  thing: Box,
  card: Size,
  window: Size,
): { readonly x: number; readonly y: number } {
  const right = thing.left + thing.width + GAP;
  const left = thing.left - GAP - card.width;
  const middle = thing.top + thing.height / 2 - card.height / 2;
  if (right + card.width <= window.width) return { x: right, y: within(middle, card.height, window.height) };
  if (left >= 0) return { x: left, y: within(middle, card.height, window.height) };
  const x = within(thing.left + thing.width / 2 - card.width / 2, card.width, window.width);
  const above = thing.top - GAP - card.height;
  if (above >= 0) return { x, y: above };
  return { x, y: within(thing.top + thing.height + GAP, card.height, window.height) };
}

function within(at: number, length: number, room: number): number {
  return Math.max(0, Math.min(at, room - length));
}
