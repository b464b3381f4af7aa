import { kemet } from '@ennead/kemet';
import { openMatch } from '@ennead/kernel';
import { beforeAll, expect, test } from 'vitest';
import { endWords } from './end-words.ts';
import { load } from './words.ts';

beforeAll(load);

test.each([
  ['K-END-2', /8 points.*day 6/],
  ['K-END-4', /Day 6 was the last/],
] as const)('%s: whoever looks at the end of a game is told what brought it', (endedBy, words) => {
  const setup = kemet.setup({ players: 2, length: 'short' });
  if (!setup.ok) throw new Error(setup.problem.message);
  const { state } = openMatch(kemet, setup.value, 'end');
  expect(endWords(state)).toBeNull();
  expect(endWords(Object.assign(state, { endedBy, round: 6 }))).toMatch(words);
});
