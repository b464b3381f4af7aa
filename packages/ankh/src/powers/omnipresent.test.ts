import { expect, test } from 'vitest';
import { conflictOn } from '../testing/battle.ts';

test('A-POW-3, A-RUL-88: a follower for each region with a figure, once a region, on water in all around it', () => {
  const table = conflictOn(4, {
    gods: ['ra', 'isis'],
    guardians: ['satet', 'apep', 'androsphinx'],
    pieces: { B5: 'god 0', B6: 'warrior 0', E7: 'apep 0', F3: 'god 1' },
    teams: { 0: { powers: ['omnipresent'] } },
  });
  expect(table.told('followers')).toMatchObject([
    { team: 0, amount: 2, total: 3, rule: 'A-POW-3', source: 'omnipresent' },
  ]);
});
