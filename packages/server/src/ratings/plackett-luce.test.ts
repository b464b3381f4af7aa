import { missing } from '@ennead/kernel';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Rating, rateGame, UNKNOWN } from './plackett-luce.ts';

const close = (found: readonly Rating[], wanted: readonly (readonly [number, number])[]) => {
  expect(found).toHaveLength(wanted.length);
  for (const [at, [mu, sigma]] of wanted.entries()) {
    expect(found[at]?.mu).toBeCloseTo(mu, 10);
    expect(found[at]?.sigma).toBeCloseTo(sigma, 10);
  }
};

/** Worked out with OpenSkill 5.0.1 for JavaScript (Plackett-Luce, tau 25/300). */
test('newcomers come out as OpenSkill says', () => {
  close(rateGame([UNKNOWN, UNKNOWN], [1, 2]), [
    [27.635389493140497, 8.06590141354368],
    [22.364610506859503, 8.06590141354368],
  ]);
  close(rateGame([UNKNOWN, UNKNOWN, UNKNOWN, UNKNOWN], [1, 2, 3, 4]), [
    [27.795252672501135, 8.263571791259416],
    [26.55291815138952, 8.17961798837266],
    [24.689416369722096, 8.084127880168786],
    [20.962412806387245, 8.084127880168786],
  ]);
});

test('known players and ties come out as OpenSkill says', () => {
  const four = [
    { mu: 29.182, sigma: 4.782 },
    { mu: 27.174, sigma: 4.922 },
    { mu: 16.672, sigma: 6.217 },
    UNKNOWN,
  ];
  close(rateGame(four, [2, 1, 4, 2]), [
    [28.75049599684944, 4.746233156253067],
    [28.329429203870784, 4.9048922436095745],
    [15.795761149315977, 6.155016495717161],
    [24.572907116079413, 8.033267102006112],
  ]);
  const three = [
    { mu: 30, sigma: 2 },
    { mu: 20, sigma: 7 },
    { mu: 25, sigma: 5 },
  ];
  close(rateGame(three, [1, 1, 1]), [
    [29.94667062256391, 2.0003837125385653],
    [20.564731027035336, 6.868872808026745],
    [25.04465610577682, 4.9551841228623035],
  ]);
});

const rating = fc.record({
  mu: fc.double({ min: -20, max: 70, noNaN: true }),
  sigma: fc.double({ min: 0.5, max: 9, noNaN: true }),
});
const game = fc
  .array(fc.record({ rating, place: fc.integer({ min: 1, max: 5 }) }), { minLength: 2, maxLength: 5 })
  .map((seats) => ({
    ratings: seats.map((seat) => seat.rating),
    places: seats.map((seat) => seat.place),
  }));

test('nobody who was first alone loses, nobody who was last alone wins, and all numbers stay sound', () => {
  fc.assert(
    fc.property(game, ({ ratings, places }) => {
      const after = rateGame(ratings, places);
      const best = Math.min(...places);
      const worst = Math.max(...places);
      for (const [at, { mu, sigma }] of after.entries()) {
        const before = ratings[at] ?? missing();
        expect(Number.isFinite(mu) && Number.isFinite(sigma) && sigma > 0).toBe(true);
        if (best === worst) continue;
        const isAlone = places.filter((place) => place === places[at]).length === 1;
        if (places[at] === best && isAlone) expect(mu).toBeGreaterThanOrEqual(before.mu);
        if (places[at] === worst && isAlone) expect(mu).toBeLessThanOrEqual(before.mu);
      }
    }),
  );
});

test('who sits where does not matter', () => {
  fc.assert(
    fc.property(game, ({ ratings, places }) => {
      const turned = rateGame([...ratings].reverse(), [...places].reverse()).reverse();
      close(
        turned,
        rateGame(ratings, places).map(({ mu, sigma }) => [mu, sigma]),
      );
    }),
  );
});

test('a surprise changes more than what was expected', () => {
  const strong = { mu: 32, sigma: 4 };
  const weak = { mu: 18, sigma: 4 };
  const [expected] = rateGame([strong, weak], [1, 2]) as [Rating, Rating];
  const [beaten] = rateGame([strong, weak], [2, 1]) as [Rating, Rating];
  expect(strong.mu - beaten.mu).toBeGreaterThan(3 * (expected.mu - strong.mu));
});
