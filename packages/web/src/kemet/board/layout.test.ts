import { boardFor } from '@ennead/kemet/tables';
import { expect, test } from 'vitest';
import { eyeOf, layoutFor } from './layout.ts';

const MAPS = [2, 3, 4, 5].flatMap((players) =>
  (['broad', 'square', 'tall'] as const).map((shape) => [players, shape] as const),
);
/** A pyramid stands so far below its site. */
const FOOT = 22;
/** What a troop with its number covers, around its place. */
const TROOP = { left: -31, right: 20, top: -26, bottom: 34 };
const pair = (one: number, other: number) => [one, other].sort((a, b) => a - b).join('-');

test.each(MAPS)(
  'K-BOARD-5: on the map for %d (%s), neighbours share a border and others do not',
  (players, shape) => {
    const board = boardFor(players);
    const { seams, outlines, troops, sites } = layoutFor(players, shape);
    const drawn = new Set(seams.map(({ between: [one, other] }) => pair(one, other)));
    const real = new Set(
      board.land.flatMap((neighbours, sector) =>
        neighbours
          .filter((other) => sector >= board.districts && other >= board.districts)
          .map((other) => pair(sector, other)),
      ),
    );
    expect([...drawn].sort()).toEqual([...real].sort());
    for (const list of [outlines, troops, sites])
      expect(Array.from({ length: board.size }, (_, sector) => list[sector] !== undefined)).not.toContain(
        false,
      );
  },
);

test.each(MAPS)('K-BOARD-5: on the map for %d (%s), every harbor link is a lane', (players, shape) => {
  const board = boardFor(players);
  const lanes = layoutFor(players, shape).lanes.map(({ between }) => pair(...between));
  const links = board.harbors.flatMap((others, sector) => others.map((other) => pair(sector, other)));
  expect([...lanes].sort()).toEqual([...new Set(links)].sort());
});

test.each(MAPS)('on the map for %d (%s), no troop stands on the eye of a pyramid', (players, shape) => {
  const { troops, sites, pieces } = layoutFor(players, shape);
  const covered = Array.from({ length: players * 3 }, (_, district) => {
    const { x, y } = sites[district] ?? { x: 0, y: 0 };
    const eye = { x: x + eyeOf(district).x * pieces, y: y + FOOT + eyeOf(district).y * pieces };
    return troops.filter((troop) => {
      const [dx, dy] = [(eye.x - troop.x) / pieces, (eye.y - troop.y) / pieces];
      return dx > TROOP.left && dx < TROOP.right && dy > TROOP.top && dy < TROOP.bottom;
    }).length;
  });
  expect(covered).toEqual(covered.map(() => 0));
});
