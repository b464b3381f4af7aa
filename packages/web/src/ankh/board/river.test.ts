import { SIDES } from '@ennead/ankh/tables';
import { expect, test } from 'vitest';
import { isSame, keyOf, sideEnds } from './geometry.ts';
import { riverLines, riverRibbons, waterBodies } from './river.ts';

const edge = (a: string, b: string) => [a, b].sort().join(' ');

test('A-MAP-1: the lines of the Nile run along its 31 sides, each once', () => {
  const drawn = riverLines().flatMap((line) =>
    line.slice(1).map((point, i) => edge(keyOf(line[i] ?? point), keyOf(point))),
  );
  const rivers = SIDES.flatMap(({ river }, side) => {
    const [a, b] = sideEnds(side);
    return river ? [edge(keyOf(a), keyOf(b))] : [];
  });
  expect(rivers).toHaveLength(31);
  expect(drawn.sort()).toEqual(rivers.sort());
});

test('the Nile is a few long ribbons: two arms of the delta and the stream below the lake', () => {
  const lengths = riverLines().map((line) => line.length);
  expect(lengths.length).toBeLessThanOrEqual(3);
  expect(Math.max(...lengths)).toBeGreaterThan(10);
});

test('every ribbon bends: it is made of curves and goes on beyond its last side', () => {
  const lines = riverLines();
  riverRibbons().forEach((ribbon, i) => {
    const line = lines[i] ?? [];
    expect(ribbon.match(/Q/g)?.length).toBeGreaterThanOrEqual(line.length - 2);
    expect(ribbon).not.toMatch(/NaN|undefined/);
  });
});

test('arms meet: each line ends at water, at the edge of the map or on another line', () => {
  const lines = riverLines();
  const inner = lines.flatMap((line) => line.slice(1, -1));
  const joined = lines.filter((line) => {
    const last = line.at(-1);
    const first = line[0];
    return inner.some((point) => (last && isSame(point, last)) || (first && isSame(point, first)));
  });
  expect(joined.length).toBe(1);
});

test('water lies in bodies that hold all 19 water spaces', () => {
  expect(waterBodies().flat()).toHaveLength(19);
});
