import { answer } from '@ennead/kernel';
import { expect, test } from 'vitest';
import { PROCEDURES } from '../procedures.ts';
import { given } from '../testing/given.ts';

test('A-POW-4, A-GAIN-4, A-RUL-71: one more follower, also where no monument gives any', () => {
  const { state } = given({
    gods: ['ra', 'isis'],
    pieces: { B5: 'god 0', F3: 'god 1' },
    teams: { 0: { powers: ['revered'] } },
  });
  answer(PROCEDURES, state, 0, 'gain', null);
  expect(state.teams[0]?.followers).toBe(2);
});
