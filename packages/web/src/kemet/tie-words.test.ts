import { kemet } from '@ennead/kemet';
import type { KemetState } from '@ennead/kemet/tables';
import { openMatch } from '@ennead/kernel';
import { expect, test } from 'vitest';
import { tieWords } from './tie-words.ts';
import { load } from './words.ts';

function ended(endedBy: KemetState['endedBy'], battlePoints: number[]): KemetState {
  const setup = kemet.setup({ players: 2 });
  if (!setup.ok) throw new Error(setup.problem.message);
  const { state } = openMatch(kemet, setup.value, 'tie');
  return Object.assign(state, { endedBy, winner: 0, battlePoints });
}

test('K-END-3: who wins with as many points as another is told why', async () => {
  await load();
  expect(tieWords(ended('K-END-3', [2, 1]))).toMatch(/: 2 battle points beat 1\.$/);
  expect(tieWords(ended('K-END-3', [1, 1]))).toMatch(
    / and 1 battle points: the earlier player in turn order wins/,
  );
  expect(tieWords(ended('K-END-2', [2, 1]))).toBeNull();
});
