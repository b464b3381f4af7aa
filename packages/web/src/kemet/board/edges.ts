import { missing } from '@ennead/kernel';
import { at, type Point } from './point.ts';

/** Borders as they are drawn: worn, never quite straight, and the same from both sides. */

/** A number from -1 to 1 that belongs to a place. */
function chanceAt(a: Point, b: Point, salt: number): number {
  const value = Math.sin((a.x + b.x) * 12.9898 + (a.y + b.y) * 78.233 + salt * 37.719) * 43758.5453;
  return (value - Math.floor(value)) * 2 - 1;
}

const isBefore = (a: Point, b: Point) => a.x < b.x || (a.x === b.x && a.y < b.y);

/** The curve from a to b without its start. */
function wornEdge(a: Point, b: Point): string {
  const [from, to] = isBefore(a, b) ? [a, b] : [b, a];
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const sway = Math.min(13, length * 0.1);
  const normal = { x: (to.y - from.y) / length, y: (from.x - to.x) / length };
  const control = (share: number, salt: number): Point => {
    const off = chanceAt(from, to, salt) * sway;
    return {
      x: from.x + (to.x - from.x) * share + normal.x * off,
      y: from.y + (to.y - from.y) * share + normal.y * off,
    };
  };
  const [first, second] = [control(0.33, 1), control(0.67, 2)];
  return from === a ? `C${at(first)} ${at(second)} ${at(b)}` : `C${at(second)} ${at(first)} ${at(b)}`;
}

/** A closed outline through corners. */
export function wornOutline(corners: readonly Point[]): string {
  const [start] = corners;
  if (start === undefined) return '';
  const edges = corners.map((corner, i) => wornEdge(corner, corners[(i + 1) % corners.length] ?? missing()));
  return `M${at(start)}${edges.join('')}Z`;
}

/** One edge alone. */
export function wornLine(a: Point, b: Point): string {
  return `M${at(a)}${wornEdge(a, b)}`;
}
