import { expect, test } from 'vitest';
import { given } from '../testing/given.ts';

test('A-EX-6, A-GAIN-1, A-GAIN-3: one for each neutral or own monument touched', () => {
  const table = given({
    gods: ['isis', 'amun'],
    teams: { 0: { followers: 0 } },
    pieces: {
      D9: 'god 0',
      A7: 'warrior 0',
      H8: 'warrior 0',
      F5: 'warrior 0',
      D8: 'obelisk 0',
      I4: 'pyramid 0',
      A6: 'temple',
      H7: 'pyramid',
      F4: 'pyramid',
      E6: 'obelisk 1',
    },
  }).take('gain');
  expect(table.team(0).followers).toBe(3);
  expect(table.told('followers').map(({ space }) => space)).toEqual(['A6', 'D8', 'H7']);
});

test('A-GAIN-2: a monument counts once, and one figure may touch several', () => {
  const table = given({
    teams: { 0: { followers: 0 } },
    pieces: { A5: 'god 0', A6: 'obelisk', B5: 'temple', B6: 'warrior 0' },
  }).take('gain');
  expect(table.team(0).followers).toBe(2);
});

test('A-GAIN-4, A-POW-4: Revered gives one more, also with no monument at all', () => {
  const table = given({
    teams: { 0: { followers: 0, powers: ['revered'] } },
    pieces: { A5: 'god 0' },
  }).take('gain');
  expect(table.team(0).followers).toBe(1);
  expect(table.told('followers')).toMatchObject([{ rule: 'A-POW-4', source: 'revered' }]);
});

test('A-GAIN-1, A-RUL-85: figures beside nothing gain nothing', () => {
  const table = given({ teams: { 0: { followers: 2 } }, pieces: { A5: 'god 0', E3: 'temple' } }).take('gain');
  expect(table.team(0).followers).toBe(2);
  expect(table.told('action-without-effect')).toMatchObject([{ action: 'gain' }]);
});

test('A-COMP-6: followers are unlimited', () => {
  const table = given({ teams: { 0: { followers: 200 } }, pieces: { A5: 'god 0', A6: 'temple' } }).take(
    'gain',
  );
  expect(table.team(0).followers).toBe(201);
});
