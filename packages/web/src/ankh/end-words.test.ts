import { ankh } from '@ennead/ankh';
import { openMatch } from '@ennead/kernel';
import { beforeAll, expect, test } from 'vitest';
import { endWords } from './end-words.ts';
import { load } from './words.ts';

beforeAll(load);

test.each([
  ['A-END-1', [1], /31/],
  ['A-END-2', [1], /only god left/],
  ['A-END-3', [1], /most devotion/],
  ['A-FGT-5', [], /All gods/],
])('%s: whoever looks at the end of a game is told what brought it', (rule, winners, words) => {
  const setup = ankh.setup({ players: 3 });
  if (!setup.ok) throw new Error(setup.problem.message);
  const { state } = openMatch(ankh, setup.value, 'end');
  expect(endWords(state)).toBeNull();
  state.outcome = { winners, rule };
  expect(endWords(state)).toMatch(words);
});
