import type { Attachment } from 'svelte/attachments';
import { centreOf } from './geometry.ts';

/** Milliseconds from space to space. */
const STEP_MS = 150;

/** A piece that comes over several spaces goes from each to the next; one that comes over none slides as it likes. */
export function walk(way: readonly number[] | undefined): Attachment<SVGElement> {
  return (piece) => {
    if (way === undefined || way.length < 3) return;
    const stops = way.map(centreOf).map(({ x, y }) => ({ transform: `translate(${x}px, ${y}px)` }));
    const walking = piece.animate(stops, { duration: STEP_MS * (way.length - 1), easing: 'ease-in-out' });
    return () => walking.cancel();
  };
}
