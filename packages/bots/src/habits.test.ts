import { chanceFrom, type Decision, type Option } from '@ennead/kernel';
import { expect, test } from 'vitest';
import { type Habits, habitual, remember } from './habits.ts';

const DECISION: Decision = { seat: 1, kind: 'feast', options: ['bread', 'beer', 'fish'] };

/** How often each option was chosen in many tries. */
function shares(habits: Habits, opinion: ((option: Option) => number) | null, randomly?: number): number[] {
  const chance = chanceFrom('habits');
  const tries = 4000;
  const counts = new Map<Option, number>();
  for (let i = 0; i < tries; i++) {
    const option = habitual(habits, DECISION, opinion, chance, randomly);
    counts.set(option, (counts.get(option) ?? 0) + 1);
  }
  return DECISION.options.map((option) => Math.round((20 * (counts.get(option) ?? 0)) / tries) / 20);
}

const WEIGHTS: Readonly<Record<Option, number>> = { bread: 6, beer: 1, fish: 3 };
const byFirstSight = (option: Option) => WEIGHTS[option] ?? 0;

test('without a habit each option is drawn as often as it is thought of', () => {
  expect(shares([], byFirstSight)).toEqual([0.6, 0.1, 0.3]);
  expect(shares([], null)).toEqual([0.35, 0.35, 0.35]);
});

test('two in three go by what did best on average, the rest by first sight, unless told otherwise', () => {
  const habits: Habits = [];
  for (const [option, value] of [
    ['bread', 0.2],
    ['beer', 0.9],
    ['beer', 0.5],
    ['fish', 0.6],
  ] as const)
    remember(habits, 1, 'feast', option, value);
  expect(shares(habits, byFirstSight)).toEqual([0.2, 0.7, 0.1]);
  expect(shares(habits, byFirstSight, 2)).toEqual([0.3, 0.55, 0.15]);
});

test('an option that was never tried counts as very good', () => {
  const habits: Habits = [];
  remember(habits, 1, 'feast', 'bread', 0.9);
  remember(habits, 1, 'feast', 'beer', 0.99);
  expect(shares(habits, byFirstSight)[2]).toBeGreaterThan(0.7);
});

test('where nothing is thought of any option, the last one is taken', () => {
  expect(habitual([], DECISION, () => 0, chanceFrom('nothing'))).toBe('fish');
});
