import { expect, test } from 'vitest';
import { palaceTable } from '../testing/palace.ts';

const table = (followers: number) =>
  palaceTable({
    pieces: { B5: 'god 0', G5: 'god 1' },
    teams: { 0: { followers } },
    palace: { hands: { 0: ['twin-revelation'] } },
  });

test('P-CARD-1: a second power, paid in full; guardian symbols work as usual', () => {
  const two = table(3).take('unlock', 'revered', 'twin-revelation', 'commanding');
  expect(two.team(0).followers).toBe(1);
  expect(two.told('power-unlocked')).toHaveLength(2);
  expect(two.told('guardian-gained')).toHaveLength(1);
});

test('P-POLICY-6: without followers for a second one it cannot be played', () => {
  const one = table(1).take('unlock', 'revered');
  expect(one.decision()).toMatchObject({ seat: 1, kind: 'action' });
});
