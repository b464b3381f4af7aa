import { chanceFrom, missing, pick } from '@ennead/kernel';
import { expect, test } from 'vitest';
import { SIDES, sideName, sideNamed } from '../map/sides.ts';
import { isLand, SPACES, spaceName, spaceNamed } from '../map/spaces.ts';
import { caravanNext } from './caravans.ts';
import { caravansFrom, type Ground, groundAfter, groundKey, groundOf, withCamels } from './ground.ts';
import { oracleAdjacent, oracleCaravans, oracleRegions } from './oracle.ts';
import { terrainKey } from './terrain.ts';

const BARE = terrainKey([], [], []);

function ground(...camels: string[]): Ground {
  return groundOf({ ground: groundKey(BARE, camels.map(sideNamed)) });
}

/** Names of the regions' first spaces, to compare memberships. */
function regionsAt(on: Ground, space: string): string[] {
  const mask = on.regions[spaceNamed(space)] ?? missing();
  return on.lands
    .filter((_, region) => (mask & (1 << region)) !== 0)
    .map((lands) => spaceName(lands[0] ?? missing()));
}

function areAdjacent(on: Ground, a: string, b: string): boolean {
  return (on.adjacent[spaceNamed(a)] ?? missing()).includes(spaceNamed(b));
}

const sizes = (on: Ground) => on.lands.map((lands) => lands.length).sort((a, b) => a - b);
const lineOf = (sides: readonly number[]) => sides.map(sideName).sort().join(' ');
const isLegal = (on: Ground, ...line: string[]) =>
  on.caravans().some((sides) => lineOf(sides) === [...line].sort().join(' '));

test('A-MAP-6, A-MAP-7, A-MAP-11: without camels the land falls into Delta 22, East 28 and West 32', () => {
  expect(sizes(ground())).toEqual([22, 28, 32]);
});

test('A-MAP-8, A-MAP-9: water belongs to the regions of the land it touches, not to those across other water', () => {
  const on = ground();
  const west = regionsAt(on, 'A5');
  const east = regionsAt(on, 'J9');
  const delta = regionsAt(on, 'F3');
  expect(regionsAt(on, 'E7').sort()).toEqual([...west, ...east].sort());
  expect(regionsAt(on, 'K2').sort()).toEqual([...delta, ...east].sort());
  const waters = SPACES.filter((name) => !isLand(spaceNamed(name)) && name !== 'E7' && name !== 'K2');
  for (const water of waters) expect(regionsAt(on, water), water).toHaveLength(1);
});

test('A-MAP-13, A-MAP-14, A-EX-1: a river parts two land spaces, an open side joins them', () => {
  const on = ground();
  expect(areAdjacent(on, 'E5', 'E6')).toBe(true);
  expect(areAdjacent(on, 'E4', 'E5')).toBe(false);
  expect(areAdjacent(ground('A5-A6', 'A6-B5', 'B5-B6'), 'A5', 'A6')).toBe(false);
});

test('A-MAP-15: a water space is adjacent to all land around it, whatever its region', () => {
  const on = ground();
  const around = (on.neighbours[spaceNamed('E7')] ?? missing()).filter(isLand).map(spaceName);
  expect(around.sort()).toEqual(['D6', 'E6', 'E8', 'F6', 'F7']);
  for (const land of around) expect(areAdjacent(on, 'E7', land), land).toBe(true);
});

test('A-MAP-16: two water spaces are adjacent only with a region in common', () => {
  const on = ground();
  expect(areAdjacent(on, 'C6', 'C7')).toBe(true);
  expect(areAdjacent(on, 'J1', 'K2')).toBe(true);
  for (const a of SPACES)
    for (const b of SPACES) {
      if (isLand(spaceNamed(a)) || isLand(spaceNamed(b)) || a === b) continue;
      const common = regionsAt(on, a).some((region) => regionsAt(on, b).includes(region));
      if (on.neighbours[spaceNamed(a)]?.includes(spaceNamed(b)))
        expect(areAdjacent(on, a, b), `${a} ${b}`).toBe(common);
    }
});

test('A-MAP-17: neighbouring ignores rivers, camels and regions', () => {
  const on = ground('A5-A6', 'A6-B5', 'B5-B6');
  expect(on.neighbours[spaceNamed('E4')]).toContain(spaceNamed('E5'));
  expect(on.neighbours[spaceNamed('A5')]).toContain(spaceNamed('A6'));
});

test('A-CAR-14: there are 92 legal lines on the map without camels', () => {
  expect(ground().caravans()).toHaveLength(92);
});

test('A-EX-10, A-CAR-4: five camels from water to the river leave 16 and 6 spaces of the Delta', () => {
  const line = ['F2-G2', 'G2-G3', 'G3-H2', 'G3-H3', 'G4-H3'];
  expect(isLegal(ground(), ...line)).toBe(true);
  const after = ground(...line);
  expect(sizes(after)).toEqual([6, 16, 28, 32]);
  const small = after.lands.find((lands) => lands.length === 6)?.map(spaceName);
  expect(small).toEqual(['G2', 'H2', 'H3', 'I2', 'I3', 'J2']);
  expect(isLegal(ground(), 'D1-E2', 'D1-D2', 'C2-D2', 'C3-D2', 'C3-D3')).toBe(true);
});

test('A-EX-31, A-CAR-4, A-CAR-7: a line needs a feature at both ends and six spaces on both sides', () => {
  const on = ground();
  expect(isLegal(on, 'A5-A6', 'A6-B5', 'B5-B6')).toBe(true);
  expect(sizes(ground('A5-A6', 'A6-B5', 'B5-B6'))).toEqual([16, 16, 22, 28]);
  expect(isLegal(on, 'G2-H2', 'G3-H2', 'G3-H3', 'G4-H3')).toBe(false);
  expect(isLegal(on, 'A5-A6', 'A6-B5')).toBe(false);
});

test('A-EX-32, A-CAR-9: water at the end of a caravan belongs to both new regions', () => {
  const on = ground('D1-E2', 'D1-D2', 'C2-D2', 'C3-D2', 'C3-D3');
  expect(regionsAt(on, 'E1').sort()).toEqual([...regionsAt(on, 'D1'), ...regionsAt(on, 'E2')].sort());
});

test('A-CAR-2, A-CAR-3, A-CAR-5, A-CAR-6, A-CAR-8: the lines found are those an independent search finds', () => {
  const chance = chanceFrom('caravans');
  for (let game = 0; game < 3; game++) {
    let on = ground();
    for (let caravan = 0; caravan < 3 && on.caravans().length > 0; caravan++) {
      const camels = on.camels.map(sideName);
      expect(on.caravans().map(lineOf).sort()).toEqual([...oracleCaravans(camels)].sort());
      on = groundOf({ ground: withCamels(on, pick(chance, on.caravans())) });
    }
  }
});

test('A-MAP-6, A-MAP-13: regions and adjacency agree with an independent search after random caravans', () => {
  const chance = chanceFrom('regions');
  for (let game = 0; game < 2; game++) {
    let on = ground();
    for (let caravan = 0; caravan < 4; caravan++) {
      const camels = on.camels.map(sideName);
      const expected = oracleRegions(camels)
        .map((region) => [...region].sort().join(' '))
        .sort();
      expect(on.lands.map((lands) => lands.map(spaceName).sort().join(' ')).sort()).toEqual(expected);
      for (const a of SPACES)
        for (const other of on.neighbours[spaceNamed(a)] ?? missing()) {
          const b = spaceName(other);
          expect(areAdjacent(on, a, b), `${a} ${b}`).toBe(oracleAdjacent(a, b, camels));
        }
      if (on.caravans().length > 0) on = groundOf({ ground: withCamels(on, pick(chance, on.caravans())) });
    }
  }
});

test('A-DEC-3: drawn side by side, every line begun can be finished and is then a legal line', () => {
  const caravans = ground().caravans();
  const finish = (drawn: number[]): void => {
    const next = caravanNext(caravans, drawn, 6);
    if (next.length === 0) {
      expect(caravans.map(lineOf)).toContain(lineOf(drawn));
      return;
    }
    for (const side of next) finish([...drawn, side]);
  };
  finish([]);
});

test('A-DEC-3: the lines from a side are all that begin or end with it, in their order', () => {
  const on = groundAfter(ground(), ground().caravans()[0] ?? missing());
  let inside = 0;
  for (const [side, { between }] of SIDES.entries()) {
    if (new Set(between.map((space) => on.regions[space])).size > 1) continue;
    inside += 1;
    const due = on.caravans().filter((line) => line[0] === side || line.at(-1) === side);
    expect(caravansFrom(on, side), sideName(side)).toEqual(due);
  }
  expect(inside).toBeGreaterThan(100);
});

test('a ground asked for by key keeps what caravans make of it, one made by a caravan does not', () => {
  const start = ground();
  const line = start.caravans()[0] ?? missing();
  const split = groundAfter(start, line);
  expect(groundAfter(start, line)).toBe(split);
  const next = split.caravans()[0] ?? missing();
  expect(groundAfter(split, next)).not.toBe(groundAfter(split, next));
  expect(groundAfter(split, next).key).toBe(withCamels(split, next));
});
