import { missing } from '@ennead/kernel';
import { toyGame } from '@ennead/kernel/contract';
import { expect, test } from 'vitest';
import { chances, type Judgement } from './judgement.ts';
import { toyJudgement } from './testing/toy-judgement.ts';

const state = toyGame.start({ players: 4, rounds: 5 }, 'judgement', null);
state.granary = [4, 0, 0, 0];

const sum = (list: readonly number[]) => list.reduce((total, each) => total + each, 0);

test('chances add up to one and follow the values', () => {
  const [first, second, third] = chances(toyJudgement, state, 4) as [number, number, number];
  expect(sum(chances(toyJudgement, state, 4))).toBeCloseTo(1);
  expect(first / second).toBeCloseTo(Math.E);
  expect(second).toBeCloseTo(third);
});

test('those on one side share one chance, and a seat that is out has none', () => {
  const judgement = {
    ...toyJudgement,
    side: (_state: unknown, seat: number) => [0, 1, 1, -1][seat] ?? missing(),
  };
  const [first, second, third, out] = chances(judgement, state, 4) as [number, number, number, number];
  expect(second).toBe(third);
  expect(first + second).toBeCloseTo(1);
  expect(out).toBe(0);
});

test('who may not live to see the end has less of a chance, and leaves more to the others', () => {
  const judgement: Judgement<typeof state> = {
    ...toyJudgement,
    survival: (_state, seat) => (seat === 0 ? 0.5 : 1),
  };
  const sure = chances(toyJudgement, state, 4) as [number, number];
  const unsure = chances(judgement, state, 4) as [number, number];
  expect(unsure[0]).toBeCloseTo(sure[0] / 2);
  expect(unsure[1]).toBeGreaterThan(sure[1]);
});
