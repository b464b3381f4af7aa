import { expect, test } from 'vitest';
import { conflictOn, powers } from '../testing/battle.ts';

const WEST_THIRD = { F5: 3, F4: 2, G5: 1 };

test('A-EX-11, A-DOM-1, A-DOM-2: majorities first, then domination as a gain of its own', () => {
  const table = conflictOn(4, {
    gods: ['amun', 'isis'],
    pieces: {
      B5: 'god 0',
      B6: 'warrior 0',
      A6: 'obelisk 0',
      C8: 'obelisk 0',
      D5: 'pyramid 0',
      B9: 'pyramid 1',
      E9: 'temple 1',
      F3: 'god 1',
    },
    conflict: WEST_THIRD,
    teams: { 0: { devotion: 4 } },
  });
  expect(table.team(0).devotion).toBe(6);
  expect(table.told('devotion').filter(({ team }) => team === 0)).toMatchObject([
    { before: 4, after: 5, source: 'majorities' },
    { before: 5, after: 6, source: 'domination' },
  ]);
  expect(table.told('majorities')[0]?.kinds).toEqual([
    { monument: 'obelisk', counts: [{ team: 0, count: 2 }], team: 0, scored: true },
    { monument: 'temple', counts: [{ team: 1, count: 1 }], team: 1, scored: false },
    {
      monument: 'pyramid',
      counts: [
        { team: 0, count: 1 },
        { team: 1, count: 1 },
      ],
      scored: false,
    },
  ]);
});

test('A-DOM-2, A-RA-4: a radiant figure makes domination worth one more, in the same gain', () => {
  const table = conflictOn(4, {
    gods: ['ra', 'isis'],
    pieces: { B5: 'god 0', B6: 'warrior 0 radiant', A6: 'warrior 0 radiant', F3: 'god 1' },
    conflict: WEST_THIRD,
  });
  expect(table.told('reward').find(({ team }) => team === 0)).toMatchObject({
    victory: 'domination',
    terms: [
      { source: 'domination', value: 1 },
      { source: 'ra', value: 1 },
    ],
    total: 2,
  });
  expect(table.told('devotion').filter(({ team }) => team === 0)).toHaveLength(1);
});

test('A-DOM-3: domination is no battle: no cards, no Commanding, Glorious, Worshipful or tie-breaker', () => {
  const table = conflictOn(4, {
    gods: ['ra', 'isis'],
    pieces: { B5: 'god 0', B6: 'warrior 0', F3: 'god 1' },
    teams: { 0: { followers: 5, powers: powers('commanding', 'glorious', 'worshipful') } },
    conflict: WEST_THIRD,
  });
  expect(table.asked()).toEqual(['0 action']);
  expect(table.team(0)).toMatchObject({ followers: 5, devotion: 1 });
  expect(table.told('battle-began')).toEqual([]);
});
