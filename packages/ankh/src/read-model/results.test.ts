import { chanceFrom, decide, type Fact, openMatch, randomAnswer } from '@ennead/kernel';
import { expect, test } from 'vitest';
import type { AnkhFact } from '../facts.ts';
import { ankh } from '../game.ts';
import { HOUSE_RULES } from '../setup/house-rules.ts';
import type { AnkhSetup } from '../setup/setup.ts';
import type { AnkhState } from '../state.ts';
import { results } from './results.ts';

function setupOf(given: object): AnkhSetup {
  const read = ankh.setup(given);
  if (!read.ok) throw new Error(read.problem.message);
  return read.value;
}

/** A game of chance to its end, with all that was told. */
function playedOut(players: number, seed: string): { state: AnkhState; facts: AnkhFact[] } {
  const facts: AnkhFact[] = [];
  const match = openMatch(ankh, setupOf({ players }), seed, facts);
  const chance = chanceFrom(seed);
  while (match.open.length > 0) {
    const [{ seat }, option] = randomAnswer(match.open, chance);
    decide<AnkhState, AnkhFact>(match, seat, option, facts);
  }
  return { state: match.state, facts };
}

const GAMES = [2, 3, 3, 4, 4, 5, 5].map((players, at) => [players, `results ${at}`] as const);

test.each(GAMES)(
  '%i players, %s: sources add up to points, and places go with the outcome',
  (players, seed) => {
    const { state, facts } = playedOut(players, seed);
    const { seats, variant } = results(state, facts);
    expect(variant).toBe(state.setup.scenario);
    expect(seats).toHaveLength(players);
    const winners = state.outcome?.winners ?? [];
    for (const [seat, { place, points, sources, as }] of seats.entries()) {
      expect(Object.values(sources).reduce((sum, each) => sum + each, 0)).toBe(points);
      expect(state.setup.gods[seat]).toBe(as);
      expect(place === 1).toBe(winners.includes(seat));
      // As many seats stand before a place as its number says.
      if (winners.length > 0) expect(seats.filter((other) => other.place < place)).toHaveLength(place - 1);
    }
  },
);

test('devotion that everybody began with is a source of its own, where there was any', () => {
  const sourcesWith = (startDevotion: number) => {
    const { state } = openMatch(ankh, setupOf({ players: 3, houseRules: { startDevotion } }), 'a start', []);
    return results(state, []).seats.map(({ sources }) => sources);
  };
  expect(sourcesWith(2)).toEqual([{ start: 2 }, { start: 2 }, { start: 2 }]);
  expect(sourcesWith(0)).toEqual([{}, {}, {}]);
});

test('the forgotten come behind all others, those with more devotion first; seats of one god share a place', () => {
  const { state } = playedOut(4, 'any end');
  const end = (teamOf: number[], ladder: number[], winners: number[]) =>
    ({ ...state, teamOf, ladder, outcome: { winners, rule: 'A-END-3' } }) as AnkhState;
  const told = [
    { type: 'gods-merged', rule: 'A-MRG-1', upper: 1, lower: 3, devotion: 12 },
    { type: 'god-forgotten', rule: 'A-FGT-1', team: 1, devotion: 14 },
  ] as unknown as Fact[] as AnkhFact[];
  const { seats } = results(end([0, -1, 2, -1], [2, 0], [0]), told);
  expect(seats.map(({ place }) => place)).toEqual([1, 3, 2, 3]);
  expect(seats.map(({ points }) => points).filter((_, seat) => seat % 2 === 1)).toEqual([14, 14]);
  expect(results(end([-1, -1, -1, -1], [], []), told).seats.map(({ place }) => place)).toEqual([4, 4, 4, 4]);
});

test('changed numbers and own layouts are not the usual game; scenarios with numbers of their own are', () => {
  const usual = (given: object) => ankh.isUsual?.(setupOf(given));
  expect(usual({ players: 3 })).toBe(true);
  expect(usual({ players: 3, houseRules: { buildCost: HOUSE_RULES.buildCost } })).toBe(true);
  expect(usual({ players: 3, houseRules: { buildCost: 1 } })).toBe(false);
});
