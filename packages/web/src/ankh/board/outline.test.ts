import { groundOf, spaceNamed } from '@ennead/ankh/tables';
import { expect, test } from 'vitest';
import { cartouchePlace } from './cartouche.ts';
import { centreOf, distance, frameAround, RADIUS } from './geometry.ts';
import { outlineOf } from './outline.ts';

const bare = groundOf({ ground: '///' });

test('one space has six corners, two neighbours ten', () => {
  expect(outlineOf([spaceNamed('F5')])).toHaveLength(1);
  expect(outlineOf([spaceNamed('F5')])[0]).toHaveLength(6);
  expect(outlineOf([spaceNamed('F5'), spaceNamed('F6')])[0]).toHaveLength(10);
});

test('a ring of spaces has an outer and an inner border', () => {
  const ring = ['F4', 'G5', 'G6', 'F6', 'E6', 'E5'].map(spaceNamed);
  expect(
    outlineOf(ring)
      .map((loop) => loop.length)
      .sort((a, b) => a - b),
  ).toEqual([6, 18]);
});

test('A-MAP-7: every region has a closed border of whole sides', () => {
  expect(bare.lands).toHaveLength(3);
  for (const lands of bare.lands)
    for (const loop of outlineOf(lands))
      loop.forEach((corner, i) => {
        const next = loop[(i + 1) % loop.length] ?? corner;
        expect(distance(corner, next)).toBeCloseTo(RADIUS, 3);
      });
});

test('the number of a region stands well inside it, between its spaces', () => {
  bare.lands.forEach((lands, region) => {
    const place = cartouchePlace(bare, region);
    const border = outlineOf(lands).flat();
    const room = Math.min(...border.map((corner) => distance(corner, place)));
    expect(room).toBeGreaterThanOrEqual(RADIUS);
    const around = lands.filter((space) => distance(centreOf(space), place) < RADIUS * 1.1);
    expect(around).toHaveLength(3);
  });
});

test('a frame around spaces stays on the map', () => {
  expect(frameAround([])).toMatch(/^0 0 /);
  const [x, y, width, height] = frameAround([spaceNamed('A2')])
    .split(' ')
    .map(Number);
  expect(x).toBeGreaterThanOrEqual(0);
  expect(y).toBeGreaterThanOrEqual(0);
  expect(width).toBeGreaterThan(RADIUS);
  expect(height).toBeGreaterThan(RADIUS);
});
