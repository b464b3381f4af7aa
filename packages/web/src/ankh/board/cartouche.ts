import { DIRECTIONS, type Ground } from '@ennead/ankh/tables';
import { missing } from '@ennead/kernel';
import { remembered } from '../../ui/remembered.ts';
import { centreOf, cornerOf, distance, keyOf, type Point } from './geometry.ts';

/**
 * Where a region's number stands: at a corner where three of its spaces meet, so that it lies between the pieces and
 * not under them, as far from the border as can be. It depends on the borders alone and stays put while pieces move.
 */
export function cartouchePlace(ground: Ground, region: number): Point {
  const lands = ground.lands[region] ?? missing();
  const inside = new Set(lands.filter((space) => !ground.cities.includes(space)));
  const inner = new Map<string, Point>();
  const border: Point[] = [];
  for (const space of lands) {
    const around = DIRECTIONS[space] ?? missing();
    for (let at = 0; at < 6; at++) {
      const corner = cornerOf(space, at);
      const [left, right] = [around[(at + 5) % 6] ?? missing(), around[at] ?? missing()];
      if (inside.has(space) && inside.has(left) && inside.has(right)) inner.set(keyOf(corner), corner);
      else border.push(corner);
    }
  }
  const centre = meanOf(lands.map(centreOf));
  const room = (point: Point) => Math.min(...border.map((corner) => distance(corner, point)));
  const places = inner.size > 0 ? [...inner.values()] : lands.map(centreOf);
  const worth = (point: Point) => Math.min(room(point), 90) - distance(point, centre) / 8;
  return places.reduce((best, place) => (worth(place) > worth(best) ? place : best));
}

/** The places of all regions. */
export const cartouchePlaces = remembered((ground: Ground) =>
  ground.lands.map((_, region) => cartouchePlace(ground, region)),
);

/** A second place for a word in a set of spaces: the middle of the space nearest to its centre. */
export function labelPointOf(spaces: readonly number[]): Point {
  const centre = meanOf(spaces.map(centreOf));
  return spaces
    .map(centreOf)
    .reduce((best, place) => (distance(place, centre) < distance(best, centre) ? place : best));
}

function meanOf(points: readonly Point[]): Point {
  const sum = points.reduce((total, { x, y }) => ({ x: total.x + x, y: total.y + y }), { x: 0, y: 0 });
  return { x: sum.x / points.length, y: sum.y / points.length };
}
