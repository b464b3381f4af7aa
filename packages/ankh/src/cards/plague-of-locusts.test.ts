import { expect, test } from 'vitest';
import { skirmish } from '../testing/battle.ts';

const GIVEN = {
  gods: ['ra', 'amun'] as const,
  pieces: { F2: 'god 0', G2: 'warrior 0', H2: 'warrior 0', C2: 'god 1', C3: 'warrior 1' },
  teams: { 0: { followers: 3 }, 1: { followers: 3, twoCardsUsed: true as const } },
};

test('A-CARD-1, A-CARD-2: everybody bids in secret, everybody pays, the highest is spared', () => {
  const table = skirmish(GIVEN, 'F2').play(0, 'plague-of-locusts').play(1, 'miracle');
  expect(table.asked()).toEqual(['0 bid', '1 bid']);
  expect(table.decision(0)).toMatchObject({ options: [0, 1, 2, 3], among: [0, 1] });
  table.play(1, 2);
  expect(table.told('bids-revealed')).toEqual([]);
  expect(table.team(1).followers).toBe(3);
  table.play(0, 1);
  expect(table.told('bids-revealed')).toMatchObject([
    {
      team: 0,
      bids: [
        { team: 0, bid: 1 },
        { team: 1, bid: 2 },
      ],
      spared: 1,
    },
  ]);
  expect([table.team(0).followers, table.team(1).followers]).toEqual([2, 1]);
  expect(table.told('figure-killed')).toMatchObject([
    { team: 0, space: 'G2', cause: 'plague', rule: 'A-CARD-2' },
    { team: 0, space: 'H2', cause: 'plague' },
  ]);
});

test('A-CARD-2, A-RUL-30: a shared highest bid spares nobody, not even with 0', () => {
  const table = skirmish(GIVEN, 'F2').play(0, 'plague-of-locusts').play(1, 'miracle').play(0, 0).play(1, 0);
  expect(table.told('figure-killed').map(({ space }) => space)).toEqual(['C3', 'G2', 'H2']);
});

test('A-HID-2: who has no followers bids 0 without being asked', () => {
  const table = skirmish({ ...GIVEN, teams: { ...GIVEN.teams, 0: { followers: 0 } } }, 'F2');
  table.play(0, 'plague-of-locusts').play(1, 'miracle');
  expect(table.asked()).toEqual(['1 bid']);
});

test('A-CARD-3, A-ISIS-2, A-RUL-31: neither Flood nor Isis protects, water neither', () => {
  const table = skirmish(
    {
      gods: ['isis', 'amun'],
      guardians: ['satet', 'apep', 'androsphinx'],
      pieces: { F2: 'god 0', G2: 'warrior 0', K2: 'apep 0', C2: 'god 1', H2: 'warrior 1' },
      teams: { 0: { followers: 0 }, 1: { followers: 3, twoCardsUsed: true } },
    },
    'F2',
  );
  table.play(0, 'flood').play(1, 'plague-of-locusts').play(0, 0).play(1, 3);
  expect(table.told('figures-sheltered')[0]?.spaces).toEqual(['F2', 'G2']);
  expect(table.told('figure-killed').map(({ space }) => space)).toEqual(['G2', 'K2']);
});

test('A-EX-34, A-CARD-1, A-RUL-29, A-RUL-33, A-RUL-75: two Plagues are two bids, and all participants bid in both', () => {
  const table = skirmish(GIVEN, 'F2').play(0, 'plague-of-locusts').play(1, 'plague-of-locusts');
  const first = table.decision(0).secret;
  table.play(0, 2).play(1, 1);
  expect(table.told('figure-killed').map(({ space }) => space)).toEqual(['C3']);
  expect(table.asked()).toEqual(['0 bid', '1 bid']);
  expect(table.decision(0).secret).not.toBe(first);
  expect([table.options(0), table.options(1)]).toEqual([
    [0, 1],
    [0, 1, 2],
  ]);
  table.play(0, 1).play(1, 2);
  expect(table.told('figure-killed').map(({ space }) => space)).toEqual(['C3', 'G2', 'H2']);
  expect([table.team(0).followers, table.team(1).followers]).toEqual([0, 0]);
});

test('A-RUL-29, A-RUL-75: by the FAQ a team whose figures the first Plague took still bids, and may be spared', () => {
  const table = skirmish(
    {
      ...GIVEN,
      rulings: { 'plague-bidders': 'participants' },
      pieces: { ...GIVEN.pieces, C2: 'warrior 1', B5: 'god 1' },
    },
    'F2',
  );
  table.play(0, 'plague-of-locusts').play(1, 'plague-of-locusts').play(0, 2).play(1, 1).play(0, 0).play(1, 1);
  expect(table.told('bids-revealed').map(({ spared }) => spared)).toEqual([0, 1]);
  expect(table.told('figure-killed').map(({ team }) => team)).toEqual([1, 1, 0, 0]);
});

test('A-CARD-1: a team without a figure left bids in no further Plague', () => {
  const table = skirmish(
    {
      gods: ['ra', 'isis'],
      pieces: { F2: 'god 0', G2: 'warrior 0', H2: 'warrior 1', I9: 'god 1' },
      teams: { 0: { followers: 5 }, 1: { followers: 5 } },
    },
    'F2',
  );
  table.play(0, 'plague-of-locusts').play(1, 'plague-of-locusts').play(0, 2).play(1, 0);
  expect(table.told('figure-killed').map(({ space }) => space)).toEqual(['H2']);
  expect(table.asked()).toEqual(['0 bid']);
  expect(table.decision(0).among).toEqual([0]);
  table.play(0, 0);
  expect(table.told('bids-revealed')[1]).toMatchObject({ bids: [{ team: 0, bid: 0 }], spared: 0 });
});
