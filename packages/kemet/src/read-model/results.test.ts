import { chanceFrom, decide, openMatch, randomAnswer } from '@ennead/kernel';
import { expect, test } from 'vitest';
import type { KemetFact } from '../facts.ts';
import { kemet } from '../index.ts';
import { totalPoints } from '../points.ts';
import type { KemetSetup } from '../setup/options.ts';
import type { KemetState } from '../state.ts';
import { results } from './results.ts';

function setupOf(given: object): KemetSetup {
  const read = kemet.setup(given);
  if (!read.ok) throw new Error(read.problem.message);
  return read.value;
}

test.each([2, 3, 4, 5])(
  '%i players: sources add up to points, places go by points, the winner is first',
  (players) => {
    const facts: KemetFact[] = [];
    const setup = setupOf({ players, roundLimit: 6 });
    const match = openMatch(kemet, setup, `results ${players}`, facts);
    const chance = chanceFrom(`results ${players}`);
    while (match.open.length > 0) {
      const [{ seat }, option] = randomAnswer(match.open, chance);
      decide<KemetState, KemetFact>(match, seat, option, facts);
    }
    const { seats, variant } = results(match.state, facts);
    expect(variant).toBe('short');
    expect(seats.map(({ points }) => points)).toEqual(seats.map((_, seat) => totalPoints(match.state, seat)));
    for (const { points, sources } of seats)
      expect(Object.values(sources).reduce((sum, each) => sum + each, 0)).toBe(points);
    expect(seats.map(({ place }) => place).sort()).toEqual(seats.map((_, at) => at + 1));
    expect(seats[match.state.winner]?.place).toBe(1);
    const byPlace = [...seats].sort((a, b) => a.place - b.place).map(({ points }) => points);
    expect(byPlace).toEqual([...byPlace].sort((a, b) => b - a));
    expect(new Set(seats.map(({ as }) => as)).size).toBe(players);
    expect(seats.every(({ as }) => /^(north|south|east|middle)/.test(as))).toBe(true);
  },
);

test('a harness that ends the game early does not play the usual game', () => {
  expect(kemet.isUsual?.(setupOf({ players: 3 }))).toBe(true);
  expect(kemet.isUsual?.(setupOf({ players: 3, roundLimit: 6 }))).toBe(false);
});
