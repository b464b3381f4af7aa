import { chanceFrom } from '@ennead/kernel';
import { expect, test } from 'vitest';
import { slipping } from './levels.ts';

const weighed = (option: string, value: number, visits = 10) => ({ option, value, visits });

/** How often each option is taken in so many draws. */
function taken(options: readonly ReturnType<typeof weighed>[], slip: number): Record<string, number> {
  const chance = chanceFrom('slips');
  const counts: Record<string, number> = {};
  for (let i = 0; i < 2000; i++) {
    const option = slipping({ options }, slip, chance) as string;
    counts[option] = (counts[option] ?? 0) + 1;
  }
  return counts;
}

test('a beginner takes the second best now and then, what is nearly as good nearly as often', () => {
  const counts = taken([weighed('best', 0.6), weighed('near', 0.59), weighed('worse', 0.52)], 0.05);
  expect(counts.best).toBeGreaterThan(counts.near as number);
  expect(counts.near).toBeGreaterThan(2 * (counts.worse as number));
  expect(counts.worse).toBeGreaterThan(50);
});

test('nobody does what is silly or was never looked at', () => {
  const counts = taken([weighed('best', 0.6), weighed('silly', 0.45), weighed('unseen', 0.6, 0)], 0.05);
  expect(Object.keys(counts)).toEqual(['best']);
});
