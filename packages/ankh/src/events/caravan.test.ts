import { missing } from '@ennead/kernel';
import { expect, test } from 'vitest';
import { ankh } from '../game.ts';
import { caravanNext, legalLines } from '../ground/caravans.ts';
import { groundOf, regionOfLand, withCamels } from '../ground/ground.ts';
import { terrainOf } from '../ground/terrain.ts';
import { SIDE_SPACES, sideName } from '../map/sides.ts';
import { spaceName, spaceNamed } from '../map/spaces.ts';
import { type Given, given } from '../testing/given.ts';
import { type TestTable, tableOf } from '../testing/table.ts';

/** The first action of seat 0 fires a Camel Caravan event. */
const firing = (position: Given = {}) =>
  given({ gods: ['ra', 'isis'], event: 4, markers: { gain: 5 }, ...position }).take('gain');

const DELTA_FIRST = { conflict: { F3: 1, F5: 2, G5: 3 } };

/** Draws a line; sides that could only be as they are draw themselves. */
const draw = (table: TestTable, ...line: readonly string[]): TestTable => {
  for (const side of line) if (table.decision().kind === 'caravan') table.take(side);
  return table;
};

const SMALL_DELTA = ['F2-G2', 'G2-G3', 'G3-H2', 'G3-H3', 'G4-H3'];

const tokenOf = ({ state }: TestTable, space: string) =>
  state.conflict[regionOfLand(groundOf(state), spaceNamed(space))];

test('A-EX-10, A-CAR-10: five camels from water to river, the old token to the small region, a new one to the other', () => {
  const table = draw(firing(DELTA_FIRST), ...SMALL_DELTA);
  expect(table.told('caravan-drawn')).toMatchObject([
    { team: 0, sides: ['F2-G2', 'G2-G3', 'G3-H2', 'G3-H3', 'G4-H3'] },
  ]);
  const { lands } = groundOf(table.state);
  expect(lands.map(({ length }) => length).sort((a, b) => a - b)).toEqual([6, 16, 28, 32]);
  expect(table.decision()).toMatchObject({ seat: 0, kind: 'caravan-token', options: ['B1', 'G2'], about: 1 });
  table.take('G2');
  expect(tokenOf(table, 'J2')).toBe(1);
  expect(tokenOf(table, 'F3')).toBe(4);
  expect(table.decision()).toMatchObject({ kind: 'caravan-swap', about: [4, 1] });
  table.take('pass');
  expect(table.state.conflict.toSorted()).toEqual([1, 2, 3, 4]);
  expect(table.state.turn).toBe(1);
});

test('A-CAR-10, A-CAR-11: a token of a new region is swapped with any other, the other new one included', () => {
  const table = draw(firing(DELTA_FIRST), ...SMALL_DELTA).take('G2');
  expect(table.options().toSorted()).toEqual(['1 2', '1 3', '4 1', '4 2', '4 3', 'pass']);
  table.take('1 3');
  expect(tokenOf(table, 'J2')).toBe(3);
  expect(tokenOf(table, 'G5')).toBe(1);
  const both = draw(firing(DELTA_FIRST), ...SMALL_DELTA).take('G2', '4 1');
  expect(tokenOf(both, 'J2')).toBe(4);
  expect(tokenOf(both, 'F3')).toBe(1);
});

test('A-CAR-1, A-RUL-9: the caravan may be declined, and nothing changes', () => {
  const table = firing().take('pass');
  expect(table.told('caravan-declined')).toHaveLength(1);
  expect(groundOf(table.state).camels).toEqual([]);
  expect(table.state.turn).toBe(1);
});

test('A-CAR-1, A-DEC-3: once begun a line is finished, and every side offered leads to an end', () => {
  const table = firing();
  const [first] = table.options();
  table.take(first as string);
  expect(table.options()).not.toContain('pass');
  /** The number of lines that can still be drawn. */
  const lines = (branch: TestTable): number =>
    branch.decision().kind !== 'caravan'
      ? 1
      : branch
          .options()
          .map((side) => lines(tableOf(ankh.clone(branch.state)).take(side)))
          .reduce((sum, count) => sum + count, 0);
  const caravans = groundOf(table.state).caravans();
  const begun = caravans.filter((line) =>
    [line[0], line.at(-1)].some((side) => sideName(side as number) === first),
  );
  expect(lines(table)).toBe(begun.length);
});

test('A-CAR-9: pieces stay where they are and are in the new regions; water is counted anew', () => {
  const pieces = { G2: 'warrior 0', F2: 'warrior 1', H2: 'temple 1', A2: 'god 0', I9: 'god 1' };
  const table = draw(firing({ ...DELTA_FIRST, pieces }), ...SMALL_DELTA);
  const { regions } = groundOf(table.state);
  const region = (space: string) => regions[spaceNamed(space)] ?? missing();
  expect(table.at('G2')).toBe('warrior 0');
  expect(region('G2')).not.toBe(region('F2'));
  expect(region('F1')).toBe(region('F2') | region('G2'));
});

test('A-EX-32, A-CAR-9, A-RUL-12: water E1 belongs to both parts of the delta', () => {
  const table = draw(firing(DELTA_FIRST), 'D1-E2', 'D1-D2', 'C2-D2', 'C3-D2', 'C3-D3');
  const { regions } = groundOf(table.state);
  const region = (space: string) => regions[spaceNamed(space)] ?? missing();
  expect(region('D1')).not.toBe(region('E2'));
  expect(region('E1')).toBe(region('D1') | region('E2'));
});

test('A-EX-31, A-CAR-4, A-CAR-7, A-RUL-10: a line ends where it meets a feature, and not before', () => {
  const table = draw(firing(), 'A5-A6', 'A6-B5', 'B5-B6');
  expect(table.told('caravan-drawn')).toMatchObject([{ sides: ['A5-A6', 'A6-B5', 'B5-B6'] }]);
  expect(
    groundOf(table.state)
      .lands.map(({ length }) => length)
      .toSorted(),
  ).toEqual([16, 16, 22, 28]);
});

test('A-CAR-12, A-MAP-12, A-RUL-11: with all eight tokens on the board no caravan can be drawn', () => {
  let ground = groundOf(firing().state);
  while (ground.regionCount < 8) {
    const shortest = ground.caravans().toSorted((a, b) => a.length - b.length)[0] ?? missing();
    ground = groundOf({ ground: withCamels(ground, shortest) });
  }
  const table = firing({
    camels: ground.camels.map(sideName),
    conflict: Object.fromEntries(
      ground.lands.map(([first], index) => [spaceName(first as number), index + 1]),
    ),
  });
  expect(table.told('event-without-effect')).toMatchObject([{ event: 'caravan', rule: 'A-CAR-12' }]);
  expect(table.state.turn).toBe(1);
});

test('A-CAR-7, A-CAR-12: no region below twelve is split', () => {
  const { caravans, regions, lands } = groundOf(firing().state);
  const split = new Set(
    caravans().map(([side]) => regions[SIDE_SPACES[2 * (side as number)] ?? missing()] ?? missing()),
  );
  expect([...split].every((bit) => (lands[31 - Math.clz32(bit)] ?? missing()).length >= 12)).toBe(true);
  const small = lands.map((land) => land.slice(0, 11));
  expect(legalLines(terrainOf('//'), small)).toEqual([]);
});

test('A-CAR-6, A-COMP-5: no line is longer than six camels or than the camels left', () => {
  const caravans = groundOf(firing().state).caravans();
  expect(Math.max(...caravans.map(({ length }) => length))).toBe(6);
  const short = caravans.filter(({ length }) => length <= 3);
  const ends = new Set(short.flatMap((line) => [line[0], line.at(-1)]));
  expect(new Set(caravanNext(caravans, [], 3))).toEqual(ends);
});

test('A-CAR-13, A-INV-10: camels stay, and each caravan makes one region more', () => {
  const table = draw(firing(), 'A5-A6', 'A6-B5', 'B5-B6');
  const camels = [...groundOf(table.state).camels];
  expect(groundOf(table.state).regionCount).toBe(4);
  table.take(table.options()[0] as string, 'pass');
  const again = given({
    gods: ['ra', 'isis'],
    event: 8,
    markers: { gain: 5 },
    ...ground(table),
  }).take('gain');
  again.take(again.options()[0] as string);
  while (again.decision().kind === 'caravan') again.take(again.options()[0] as string);
  expect(groundOf(again.state).regionCount).toBe(5);
  expect(groundOf(again.state).camels).toEqual(expect.arrayContaining(camels));
});

test('A-CAR-14: there are 92 legal lines on the map without camels', () => {
  expect(groundOf(firing().state).caravans()).toHaveLength(92);
});

/** The camels and tokens of a table, as a position names them. */
function ground({ state }: TestTable): Pick<Given, 'camels' | 'conflict'> {
  const written = ankh.positions.write(state) as Given;
  return { camels: written.camels as string[], conflict: written.conflict as Record<string, number> };
}
