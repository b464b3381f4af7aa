import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { allPlayAll } from './all-play-all.ts';
import { type Draw, drawRound, tableSizes } from './pairing.ts';

const SIZES = { least: 3, most: 5, wanted: 4 };
const people = (count: number) => Array.from({ length: count }, (_, at) => `p${at}`);
const fresh = (count: number) => people(count).map((id) => ({ id, score: 0, byes: 0 }));
const key = (a: string, b: string) => [a, b].sort().join(' ');

/** How often pairs met, from rounds drawn before. */
function meetings(rounds: readonly Draw[]): Map<string, number> {
  const met = new Map<string, number>();
  for (const { tables } of rounds)
    for (const table of tables)
      for (const [at, one] of table.entries())
        for (const other of table.slice(at + 1))
          met.set(key(one, other), (met.get(key(one, other)) ?? 0) + 1);
  return met;
}

const repeats = (rounds: readonly Draw[]) =>
  [...meetings(rounds).values()].reduce((sum, count) => sum + count - 1, 0);

test('tables are as large as wanted, or one more or less; nobody rests where all can sit', () => {
  expect(tableSizes(24, SIZES)).toEqual({ sizes: [4, 4, 4, 4, 4, 4], byes: 0 });
  expect(tableSizes(23, SIZES)).toEqual({ sizes: [4, 4, 4, 4, 4, 3], byes: 0 });
  expect(tableSizes(5, SIZES)).toEqual({ sizes: [5], byes: 0 });
  expect(tableSizes(6, SIZES)).toEqual({ sizes: [3, 3], byes: 0 });
  expect(tableSizes(7, SIZES)).toEqual({ sizes: [4, 3], byes: 0 });
  expect(tableSizes(2, SIZES)).toEqual({ sizes: [], byes: 2 });
  expect(tableSizes(10, { least: 4, most: 4, wanted: 4 })).toEqual({ sizes: [4, 4], byes: 2 });
});

test('of several numbers of tables the one that comes closest to the wanted size is taken', () => {
  expect(tableSizes(15, SIZES).sizes).toEqual([4, 4, 4, 3]);
  expect(tableSizes(12, { ...SIZES, wanted: 3 }).sizes).toEqual([3, 3, 3, 3]);
  expect(tableSizes(12, { ...SIZES, wanted: 5 }).sizes).toEqual([4, 4, 4]);
  expect(tableSizes(30, { ...SIZES, wanted: 5 }).sizes).toEqual([5, 5, 5, 5, 5, 5]);
});

test('sizes are right for any number of people', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 90 }),
      fc.integer({ min: 2, max: 5 }),
      fc.integer({ min: 0, max: 3 }),
      (count, least, more) => {
        const most = Math.min(5, least + more);
        const wanted = Math.min(most, least + 1);
        const { sizes, byes } = tableSizes(count, { least, most, wanted });
        expect(sizes.reduce((sum, size) => sum + size, 0) + byes).toBe(count);
        for (const size of sizes) expect(size >= least && size <= most).toBe(true);
        expect(Math.max(0, ...sizes) - Math.min(...sizes, 9)).toBeLessThanOrEqual(1);
        if (count >= least) expect(byes).toBeLessThan(least);
      },
    ),
  );
});

const tournament = fc.record({
  count: fc.integer({ min: 3, max: 30 }),
  rounds: fc.integer({ min: 1, max: 4 }),
  seed: fc.integer({ min: 0, max: 1e6 }),
  least: fc.constantFrom(3, 4),
});

test('nobody sits twice in a round, everybody sits or rests, and byes go round', () => {
  fc.assert(
    fc.property(tournament, ({ count, rounds, seed, least }) => {
      const sizes = { least, most: least === 4 ? 4 : 5, wanted: 4 };
      const drawn: Draw[] = [];
      const scores = new Map<string, number>();
      const byes = new Map<string, number>();
      for (let round = 0; round < rounds; round++) {
        const met = meetings(drawn);
        const entrants = people(count).map((id) => ({
          id,
          score: scores.get(id) ?? 0,
          byes: byes.get(id) ?? 0,
        }));
        const draw = drawRound(entrants, (a, b) => met.get(key(a, b)) ?? 0, sizes, seed + round);
        drawn.push(draw);
        expect([...draw.tables.flat(), ...draw.byes].sort()).toEqual(people(count).sort());
        for (const table of draw.tables) {
          expect(table.length >= sizes.least && table.length <= sizes.most).toBe(true);
          for (const [place, id] of table.entries()) scores.set(id, (scores.get(id) ?? 0) + 4 - place);
        }
        for (const id of draw.byes) byes.set(id, (byes.get(id) ?? 0) + 1);
        const counts = people(count).map((id) => byes.get(id) ?? 0);
        if (count >= sizes.least) expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
      }
    }),
    { numRuns: 25 },
  );
});

test('twenty-four play four rounds at tables of four and nobody meets again', () => {
  for (let seed = 0; seed < 4; seed++) {
    const drawn: Draw[] = [];
    const scores = new Map<string, number>();
    for (let round = 0; round < 4; round++) {
      const met = meetings(drawn);
      const entrants = people(24).map((id) => ({ id, score: scores.get(id) ?? 0, byes: 0 }));
      const draw = drawRound(entrants, (a, b) => met.get(key(a, b)) ?? 0, SIZES, 100 * seed + round);
      drawn.push(draw);
      for (const table of draw.tables)
        for (const [place, id] of table.entries()) scores.set(id, (scores.get(id) ?? 0) + 4 - place);
    }
    expect(repeats(drawn)).toBe(0);
  }
});

/** The fewest that meet again, by trying every way to make tables of three of six or nine. */
function fewestRepeats(ids: readonly string[], met: ReadonlyMap<string, number>): number {
  const [first, ...rest] = ids;
  if (first === undefined) return 0;
  let least = Number.POSITIVE_INFINITY;
  for (const [at, one] of rest.entries())
    for (const other of rest.slice(at + 1)) {
      const table = [key(first, one), key(first, other), key(one, other)];
      const own = table.reduce((sum, pair) => sum + (met.get(pair) ?? 0) ** 2, 0);
      const others = rest.filter((id) => id !== one && id !== other);
      least = Math.min(least, own + fewestRepeats(others, met));
    }
  return least;
}

test('no draw of six or nine at tables of three could have made fewer meet again', () => {
  fc.assert(
    fc.property(fc.constantFrom(6, 9), fc.integer({ min: 0, max: 1e6 }), (count, seed) => {
      const sizes = { least: 3, most: 3, wanted: 3 };
      const drawn: Draw[] = [];
      for (let round = 0; round < 4; round++) {
        const met = meetings(drawn);
        const best = fewestRepeats(people(count), met);
        const draw = drawRound(fresh(count), (a, b) => met.get(key(a, b)) ?? 0, sizes, seed + round);
        const found = [...meetings([draw]).keys()].reduce((sum, pair) => sum + (met.get(pair) ?? 0) ** 2, 0);
        expect(found).toBe(best);
        drawn.push(draw);
      }
    }),
    { numRuns: 8 },
  );
});

test('those of like score sit together where nobody has met', () => {
  const entrants = people(12).map((id, at) => ({ id, score: 12 - at, byes: 0 }));
  const { tables } = drawRound(entrants, () => 0, SIZES, 7);
  expect(tables.map((table) => [...table].sort())).toEqual([
    ['p0', 'p1', 'p2', 'p3'],
    ['p4', 'p5', 'p6', 'p7'],
    ['p10', 'p11', 'p8', 'p9'],
  ]);
});

test('who rests is last among those who have rested least', () => {
  const sizes = { least: 4, most: 4, wanted: 4 };
  const entrants = people(9).map((id, at) => ({ id, score: 9 - at, byes: at === 8 ? 1 : 0 }));
  expect(drawRound(entrants, () => 0, sizes, 1).byes).toEqual(['p7']);
});

test('the same seed draws the same tables', () => {
  const draw = () => drawRound(fresh(20), () => 0, SIZES, 42);
  expect(draw()).toEqual(draw());
});

test('a draw can be made again from its seed for ever', () => {
  const shown = ({ tables, byes }: Draw) => [...tables.map((table) => table.join(' ')), byes.join(' ')];
  expect(shown(drawRound(fresh(11), () => 0, SIZES, 1))).toEqual([
    'p8 p5 p9',
    'p3 p1 p10 p2',
    'p6 p0 p4 p7',
    '',
  ]);
  expect(shown(drawRound(fresh(11), () => 0, SIZES, 2))).toEqual([
    'p5 p1 p7 p0',
    'p9 p4 p6 p10',
    'p3 p2 p8',
    '',
  ]);
  const entrants = people(14).map((id, at) => ({ id, score: (at * 5) % 7, byes: at % 3 === 0 ? 1 : 0 }));
  const met = (a: string, b: string) => ((Number(a.slice(1)) + Number(b.slice(1))) % 3 === 0 ? 1 : 0);
  expect(shown(drawRound(entrants, met, { least: 4, most: 4, wanted: 4 }, 77))).toEqual([
    'p8 p9 p12 p11',
    'p13 p1 p4 p6',
    'p2 p0 p3 p5',
    'p7 p10',
  ]);
  expect(shown(drawRound(entrants, met, SIZES, 78, 1))).toEqual([
    'p4 p9 p12 p1',
    'p5 p11 p8 p2',
    'p10 p13 p6',
    'p0 p3 p7',
    '',
  ]);
  expect(allPlayAll(people(7), SIZES, 5).map(shown)).toEqual([
    ['p2 p3 p0 p5', 'p1 p6 p4', ''],
    ['p2 p5 p1', 'p6 p3 p0 p4', ''],
    ['p4 p5 p3', 'p1 p0 p2 p6', ''],
    ['p3 p2 p6 p5', 'p1 p0 p4', ''],
    ['p3 p4 p2', 'p6 p0 p1 p5', ''],
    ['p0 p1 p3', 'p6 p4 p5 p2', ''],
  ]);
});

test.each([3, 4, 5, 7, 8, 9, 12, 16])('%i people all meet in a tournament of all against all', (count) => {
  const rounds = allPlayAll(people(count), SIZES, 5);
  const met = meetings(rounds);
  for (const [at, one] of people(count).entries())
    for (const other of people(count).slice(at + 1)) expect(met.get(key(one, other)) ?? 0).toBeGreaterThan(0);
  // At tables of four nobody meets more than three new people a round.
  const least = Math.ceil((count - 1) / 3);
  expect(rounds.length).toBeLessThanOrEqual(3 * least);
});
