import { expect, test } from 'vitest';
import { isTwoCardsReady } from '../gods/kept.ts';
import { conflictOn } from '../testing/battle.ts';

const IN_ORDER = { F5: 1, G5: 2, F4: 3 };

test('A-CON-1, A-CON-5, A-COMP-11: the active team holds the tie-breaker until the last region is done', () => {
  const table = conflictOn(4, {
    gods: ['ra', 'amun'],
    turn: 1,
    pieces: { B5: 'god 0', B6: 'god 1' },
    teams: { 1: { twoCardsUsed: true } },
    conflict: IN_ORDER,
  });
  expect(table.told('conflict-began')).toMatchObject([{ number: 1, team: 1 }]);
  expect(table.state).toMatchObject({ tieBreaker: 1, tieBreakerUsed: false });
  table.play(0, 'miracle').play(1, 'miracle', 'yes');
  expect(table.state).toMatchObject({ tieBreaker: -1, tieBreakerUsed: false, battle: null });
  expect(isTwoCardsReady(table.state)).toBe(true);
});

test('A-CON-2, A-RUL-21: Omnipresent before the Giant Scorpions', () => {
  const table = conflictOn(4, {
    gods: ['ra', 'isis'],
    guardians: ['satet', 'mummy', 'giant-scorpion'],
    pieces: { B5: 'god 0', F3: 'god 1', B8: 'giant-scorpion 0 facing 0', B7: 'temple' },
    teams: { 1: { powers: ['omnipresent'] } },
    conflict: IN_ORDER,
  });
  const told = table.facts.map(({ type }) => type);
  expect(told.indexOf('followers')).toBeLessThan(told.indexOf('monument-destroyed'));
  expect(told.indexOf('monument-destroyed')).toBeLessThan(told.indexOf('region-reached'));
});

test('A-CON-3, A-CON-4: regions by their tokens; nothing, domination or battle', () => {
  const table = conflictOn(4, {
    gods: ['ra', 'amun'],
    pieces: { B5: 'god 0', F3: 'god 1', G3: 'warrior 0' },
    teams: { 1: { twoCardsUsed: true } },
    conflict: { F5: 7, G5: 2, F4: 5 },
  });
  table.play(0, 'miracle').play(1, 'chariots');
  expect(table.told('region-reached').map(({ number, status, teams }) => [number, status, teams])).toEqual([
    [2, 'empty', []],
    [5, 'battle', [0, 1]],
    [7, 'dominated', [0]],
  ]);
  expect(table.told('devotion').map(({ team, source }) => [team, source])).toEqual([
    [1, 'battle'],
    [0, 'miracle'],
    [0, 'domination'],
  ]);
});

test('A-RUL-22, A-RUL-80: a region is judged when its number comes up', () => {
  const table = conflictOn(4, {
    gods: ['ra', 'amun'],
    pieces: { B5: 'god 0', B6: 'god 1', A6: 'obelisk 0', F3: 'warrior 0' },
    teams: { 0: { powers: ['commanding', 'inspiring', 'obelisk-attuned'] }, 1: { twoCardsUsed: true } },
    conflict: IN_ORDER,
  });
  table.play(0, 'F3', 'A5', 'pass', 'miracle').play(1, 'miracle');
  expect(table.told('region-reached').map(({ status }) => status)).toEqual(['battle', 'empty', 'empty']);
});

test('A-EX-29, A-RUL-24, A-RUL-44, A-MAP-10: a figure on water fights in every region around it', () => {
  const given = {
    gods: ['ra', 'amun'] as const,
    guardians: ['satet', 'apep', 'androsphinx'] as const,
    pieces: { B5: 'god 0', K2: 'apep 0', F3: 'god 1', G5: 'warrior 1' },
    teams: { 0: { powers: ['commanding', 'omnipresent'] as const }, 1: { twoCardsUsed: true as const } },
    conflict: { F4: 1, G5: 2, F5: 3 },
  };
  const table = conflictOn(4, given);
  expect(table.told('followers')).toMatchObject([{ team: 0, amount: 3, source: 'omnipresent' }]);
  table.play(0, 'chariots').play(1, 'miracle');
  expect(table.told('battle-began').map(({ teams }) => teams)).toEqual([
    [0, 1],
    [0, 1],
  ]);
  table.play(0, 'drought').play(1, 'chariots');
  expect(table.at('K2')).toBe('');

  const killed = conflictOn(4, given);
  killed.play(0, 'drought').play(1, 'chariots');
  expect(killed.told('region-reached').map(({ status }) => status)).toEqual([
    'battle',
    'dominated',
    'dominated',
  ]);
});

test('A-DEV-6: winning in the middle of a Conflict ends everything', () => {
  const table = conflictOn(4, {
    gods: ['ra', 'amun'],
    pieces: { B5: 'god 0', F3: 'god 1' },
    teams: { 0: { devotion: 30 } },
    conflict: IN_ORDER,
  });
  expect(table.state.outcome).toEqual({ winners: [0], rule: 'A-END-1' });
  expect(table.state.frames).toEqual([]);
  expect(table.team(1).devotion).toBe(0);
});
