import { expect, test } from 'vitest';
import { gain, inReverseDevotionOrder, isInTheRed, lose } from './devotion.ts';
import { HOUSE_RULES } from './setup/house-rules.ts';
import { given } from './testing/given.ts';

const three = (devotions: readonly number[], ladder?: readonly number[]) =>
  given({
    gods: ['amun', 'isis', 'ra'],
    teams: Object.fromEntries(devotions.map((devotion, team) => [team, { devotion }])),
    ...(ladder && { ladder }),
  });

test('A-DEV-1, A-DEV-2, A-RUL-53: a marker that arrives on a number lies on top there', () => {
  const { state } = three([5, 3, 5], [1, 0, 2]);
  gain(state, 1, 2, 'A-REW-1', null, 'battle');
  expect(state.ladder).toEqual([0, 2, 1]);
  lose(state, 2, 1, 'A-CAT-1', null, 'cat-mummy');
  gain(state, 0, 1, 'A-REW-1', null, 'battle');
  lose(state, 0, 2, 'A-CAT-1', null, 'cat-mummy');
  expect(state.teams.map(({ devotion }) => devotion)).toEqual([4, 5, 4]);
  expect(state.ladder).toEqual([2, 0, 1]);
});

test('A-DEV-3: a loss stops at 0, and a marker that stays keeps its place', () => {
  const { state, facts } = three([0, 0, 1], [0, 1, 2]);
  lose(state, 0, 2, 'A-CAT-1', facts, 'cat-mummy');
  expect(state.ladder).toEqual([0, 1, 2]);
  expect(facts).toEqual([]);
  lose(state, 2, 3, 'A-CAT-1', facts, 'cat-mummy');
  expect(state.teams[2]?.devotion).toBe(0);
  expect(state.ladder).toEqual([0, 1, 2]);
  expect(facts).toMatchObject([{ type: 'devotion', amount: -1, before: 1, after: 0 }]);
});

test('A-DEV-4: on one number the marker nearer the top has more', () => {
  const { state } = three([7, 7, 7], [2, 0, 1]);
  expect(inReverseDevotionOrder(state, 0b111)).toEqual([2, 0, 1]);
  expect(inReverseDevotionOrder(state, 0b011)).toEqual([0, 1]);
});

test('A-DEV-5, A-DEV-6, A-END-1, A-RUL-55: a gain past 31 stops there and wins at once', () => {
  const { state } = three([29, 3, 5]);
  expect(gain(state, 0, 6, 'A-REW-1', null, 'battle')).toBe(true);
  expect(state.teams[0]?.devotion).toBe(31);
  expect(state.outcome).toEqual({ winners: [0], rule: 'A-END-1' });
});

test('A-EX-21, A-DEV-7, A-DEV-8, A-RUL-52: all gain one in reverse order and lie as they lay', () => {
  const { state } = three([0, 0, 0], [2, 1, 0]);
  for (const team of inReverseDevotionOrder(state, 0b111))
    gain(state, team, 1, 'A-MAJ-4', null, 'majorities');
  expect(state.ladder).toEqual([2, 1, 0]);
  expect(state.teams.map(({ devotion }) => devotion)).toEqual([1, 1, 1]);
});

test('A-DEV-9: 20 is red, 21 is not, and a team can fall back', () => {
  const { state } = three([20, 21, 3]);
  expect(isInTheRed(state, 0)).toBe(true);
  expect(isInTheRed(state, 1)).toBe(false);
  lose(state, 1, 1, 'A-CAT-1', null, 'cat-mummy');
  expect(isInTheRed(state, 1)).toBe(true);
});

test('A-DEV-9, A-RUL-2: the red section is as long as the table says', () => {
  const { state } = given({
    houseRules: { ...HOUSE_RULES, redSection: 19 },
    teams: { 0: { devotion: 20 }, 1: { devotion: 19 } },
  });
  expect(isInTheRed(state, 0)).toBe(false);
  expect(isInTheRed(state, 1)).toBe(true);
});

test('A-DEV-10: a gain is told as a single number with what it was for', () => {
  const { state, facts } = three([2, 3, 4]);
  gain(state, 0, 3, 'A-MAJ-4', facts, 'majorities');
  expect(facts).toEqual([
    { type: 'devotion', rule: 'A-MAJ-4', team: 0, amount: 3, before: 2, after: 5, source: 'majorities' },
  ]);
});

test('A-DEV-11: a gain of 0 is none', () => {
  const { state, facts } = three([5, 5, 5], [0, 1, 2]);
  expect(gain(state, 0, 0, 'A-MAJ-4', facts, 'majorities')).toBe(false);
  expect(state.ladder).toEqual([0, 1, 2]);
  expect(facts).toEqual([]);
});
