import { expect, test } from 'vitest';
import { freeSuns, trappedBy } from '../gods/kept.ts';
import { given } from '../testing/given.ts';

const POWERS = ['commanding', 'inspiring', 'pyramid-attuned'] as const;

test('A-EX-5, A-SUM-1, A-SUM-2: beside own figures and monuments, never across the river or on water', () => {
  const table = given({
    gods: ['amun', 'ra'],
    teams: { 0: { guardians: ['mummy'] } },
    pieces: { F7: 'temple 0', G6: 'warrior 0', A2: 'god 0' },
  }).take('summon', 'mummy');
  expect(table.options().filter((space) => !String(space).startsWith('A'))).toEqual([
    'F8',
    'G5',
    'G7',
    'G8',
    'H5',
    'H6',
  ]);
  table.take('G8');
  expect(table.at('G8')).toBe('mummy 0');
  expect(table.team(0).guardians).toEqual([]);
});

test('A-SUM-1: the regular summon is one figure of the pool', () => {
  const table = given({ pieces: { A5: 'god 0' } }).take('summon');
  expect(table.options()).toEqual(['warrior', 'done']);
  table.take('warrior', 'A6');
  expect(table.told('figure-summoned')).toMatchObject([{ figure: 'warrior', space: 'A6', slot: 'regular' }]);
  expect(table.team(0).warriors).toBe(5);
  expect(table.decision().kind).toBe('second-action');
});

test('A-SUM-3: a figure on water summons into every region around it', () => {
  const table = given({
    guardians: ['satet', 'apep', 'giant-scorpion'],
    pieces: { K2: 'apep 0', A2: 'god 0' },
  }).take('summon', 'warrior');
  expect(table.options()).toContain('J2');
  expect(table.options()).toContain('K3');
});

test('A-SUM-6, A-SUM-4: with an empty pool or no space the summon is lost', () => {
  const full = {
    A4: 'warrior 0',
    A6: 'warrior 0',
    B4: 'warrior 0',
    B5: 'warrior 0',
    C8: 'warrior 0',
    C9: 'warrior 0',
  };
  const empty = given({ pieces: { A5: 'god 0', ...full } }).take('summon');
  expect(empty.told('action-without-effect')).toMatchObject([{ action: 'summon', rule: 'A-SUM-6' }]);
  const around = { A4: 'temple', A6: 'temple', B4: 'temple', B5: 'temple' };
  const walled = given({ pieces: { A5: 'god 0', ...around } }).take('summon');
  expect(walled.told('action-without-effect')).toHaveLength(1);
});

test('A-EX-35, A-SUM-4, A-SUM-5, A-POW-8: two pyramids and the regular summon, each beside what came before', () => {
  const table = given({
    gods: ['isis', 'amun'],
    teams: { 0: { powers: POWERS } },
    pieces: {
      A5: 'god 0',
      C8: 'pyramid 0',
      H7: 'pyramid 0',
      A6: 'warrior 0',
      A4: 'warrior 0',
      B5: 'warrior 0',
    },
  });
  table.take('summon', 'warrior', 'C9', 'warrior', 'H8', 'warrior');
  expect(table.options()).toContain('I9');
  table.take('I9');
  expect(table.told('figure-summoned').map(({ slot }) => slot)).toEqual([
    'pyramid C8',
    'pyramid H7',
    'regular',
  ]);
  expect(table.team(0).warriors).toBe(0);
});

test('A-SUM-5, A-POW-8: a space beside two pyramids serves the one the seat says', () => {
  const table = given({
    teams: { 0: { powers: POWERS } },
    pieces: { A5: 'god 0', G7: 'pyramid 0', H7: 'pyramid 0' },
  }).take('summon', 'warrior', 'H6');
  expect(table.decision()).toMatchObject({ kind: 'summon-slot', options: ['pyramid G7', 'pyramid H7'] });
  table.take('pyramid H7', 'warrior');
  expect(table.options()).toContain('F7');
  table.take('F7');
  expect(table.told('figure-summoned').map(({ slot }) => slot)).toEqual(['pyramid H7', 'pyramid G7']);
  table.take('warrior', 'A6');
  expect(table.told('figure-summoned').at(-1)).toMatchObject({ slot: 'regular' });
});

test('A-SUM-4, A-OSIRIS-5: one figure more through a gate, wherever it lies', () => {
  const table = given({
    gods: ['osiris', 'amun'],
    underworld: ['I9', 'I7'],
    pieces: { A5: 'god 0', C8: 'god 1' },
  }).take('summon', 'warrior', 'I9');
  expect(table.told('figure-summoned')).toMatchObject([{ slot: 'gate', rule: 'A-OSIRIS-5' }]);
  table.take('warrior');
  expect(table.options()).not.toContain('I7');
  table.take('A6');
  expect(table.decision().kind).toBe('second-action');
});

test('A-SUM-7, A-ANUBIS-5: a trapped warrior comes back for a follower to Anubis', () => {
  const table = given({
    gods: ['isis', 'anubis'],
    trapped: [0],
    pieces: { A5: 'god 0', I9: 'god 1' },
  }).take('summon');
  expect(table.options()).toEqual(['warrior', 'ransom', 'done']);
  table.take('ransom', 'A6');
  expect(trappedBy(table.state)).toEqual([]);
  expect(table.team(0)).toMatchObject({ followers: 0, warriors: 5 });
  expect(table.team(1).followers).toBe(2);
  expect(table.told('warrior-ransomed')).toMatchObject([{ team: 0, from: 1 }]);
});

test('A-SUM-7: without a follower there is no ransom', () => {
  const table = given({
    gods: ['isis', 'anubis'],
    trapped: [0],
    teams: { 0: { followers: 0 } },
    pieces: { A5: 'god 0', I9: 'god 1' },
  }).take('summon');
  expect(table.options()).toEqual(['warrior', 'done']);
});

test('A-SUM-8, A-RA-1, A-SCORP-1: a summoned Scorpion of Ra may get a sun and is aimed', () => {
  const table = given({
    gods: ['ra', 'amun'],
    teams: { 0: { guardians: ['giant-scorpion'] } },
    pieces: { A5: 'god 0' },
  }).take('summon', 'giant-scorpion', 'A6');
  expect(table.decision()).toMatchObject({ kind: 'sun', options: ['yes', 'no'], about: 'A6' });
  table.take('yes');
  expect(table.decision().kind).toBe('aim');
  table.take(5);
  expect(table.at('A6')).toBe('giant-scorpion 0 radiant facing 5');
  expect(freeSuns(table.state)).toBe(2);
});

test('A-SUM-2, A-APEP-1: Apep may come on any water without a figure', () => {
  const table = given({
    guardians: ['satet', 'apep', 'giant-scorpion'],
    teams: { 0: { guardians: ['apep'] } },
    pieces: { A5: 'god 0' },
  }).take('summon', 'apep');
  for (const water of ['E1', 'K2', 'C6', 'E7', 'K9']) expect(table.options()).toContain(water);
  table.take('E7');
  expect(table.at('E7')).toBe('apep 0');
});
