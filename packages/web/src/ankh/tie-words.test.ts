import { ankh } from '@ennead/ankh';
import type { AnkhState } from '@ennead/ankh/tables';
import { openMatch } from '@ennead/kernel';
import { expect, test } from 'vitest';
import { tieWords } from './tie-words.ts';
import { load } from './words.ts';

function ended(rule: string, devotion: readonly number[]): AnkhState {
  const setup = ankh.setup({ players: 3 });
  if (!setup.ok) throw new Error(setup.problem.message);
  const { state } = openMatch(ankh, setup.value, 'tie');
  devotion.forEach((each, team) => {
    const own = state.teams[team];
    if (own) own.devotion = each;
  });
  state.ladder = [0, 1, 2];
  state.outcome = { winners: [2], rule };
  return state;
}

test('A-END-3, A-DEV-4: who wins with as much devotion as another is told why', async () => {
  await load();
  expect(tieWords(ended('A-END-3', [4, 9, 9]))).toMatch(/^Tied at 9 devotion: \w+ reached it last/);
  expect(tieWords(ended('A-END-3', [9, 9, 10]))).toBeNull();
  expect(tieWords(ended('A-END-1', [4, 31, 31]))).toBeNull();
});
