import { kemet } from '@ennead/kemet';
import { boardOf } from '@ennead/kemet/tables';
import type { Decision } from '@ennead/kernel';
import { expect, test } from 'vitest';
import { isWaste, lightsOf, placeOf, subjectOf } from './light.ts';

const read = kemet.setup({ players: 2 });
if (!read.ok) throw new Error(read.problem.message);
const view = kemet.start(read.value, 'lights', null);

function stepping(...options: string[]): Decision {
  return { seat: 0, kind: 'step', options };
}

test('a sector stands for the way on foot before a teleport that costs prayer', () => {
  const decision = stepping('land:t-west', 'teleport:t-west', 'end');
  expect([...lightsOf(view, decision).values()]).toEqual(['land:t-west']);
  expect(placeOf(view, decision, 'teleport:t-west')).toBe(-1);
  expect(isWaste(decision, 'teleport:t-west')).toBe(false);
});

test('K-DI-2: after Teleportation a sector stands for the card, never for one that costs prayer', () => {
  const decision = stepping('land:t-west', 'teleport:t-west', 'card-teleport:t-west', 'end');
  expect([...lightsOf(view, decision).values()]).toEqual(['card-teleport:t-west']);
  expect(placeOf(view, decision, 'card-teleport:t-west')).toBeGreaterThanOrEqual(0);
  expect(isWaste(decision, 'teleport:t-west')).toBe(true);
});

test('the sector that a question is about is marked, a pyramid yet to be built is not', () => {
  const about = (about: Readonly<Record<string, string>>): Decision => ({
    seat: 0,
    kind: 'raise-level',
    options: [1],
    about,
  });
  const { numberOf } = boardOf(view);
  expect(subjectOf(view, about({ pyramid: 'c1-a' }))).toBe(numberOf.get('c1-a'));
  expect(subjectOf(view, about({ from: 'c1-a', to: 't-west' }))).toBe(numberOf.get('t-west'));
  expect(subjectOf(view, about({ pyramid: 'red' }))).toBe(-1);
  expect(subjectOf(view, null)).toBe(-1);
});
