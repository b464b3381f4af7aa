import { kemet } from '@ennead/kemet';
import type { Decision } from '@ennead/kernel';
import { expect, test } from 'vitest';
import { isWaste, lightsOf, placeOf } from './light.ts';

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
