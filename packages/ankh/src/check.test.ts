import { missing } from '@ennead/kernel';
import { expect, test } from 'vitest';
import { ALL_CARDS } from './cards/names.ts';
import { check } from './check.ts';
import { putFigure } from './figures.ts';
import { groundKey } from './ground/ground.ts';
import { guardianNamed } from './guardians/kinds.ts';
import { sideNamed } from './map/sides.ts';
import { spaceNamed } from './map/spaces.ts';
import { figure, monument, TEMPLE, WARRIOR } from './pieces.ts';
import type { AnkhState } from './state.ts';
import { keep } from './table/own.ts';
import { type Given, given } from './testing/given.ts';

const APEP = guardianNamed('apep').kind;

const PIECES = { A5: 'god 0', A6: 'warrior 0', I9: 'god 1', B9: 'temple 0' };

/** What `check` says of a sound position after something was changed in it. */
function after(change: (state: AnkhState) => void, position: Given = {}): readonly string[] {
  const { state } = given({ gods: ['amun', 'ra'], pieces: PIECES, ...position });
  expect(check(state)).toEqual([]);
  change(state);
  return check(state);
}

const team = (state: AnkhState, number: number) => state.teams[number] ?? missing();

test('A-INV-1: one piece on a space, only Apep on water, no monument on water or on a gate', () => {
  expect(
    after((state) => {
      state.monuments = state.monuments.with(spaceNamed('A6'), monument(TEMPLE));
      state.supply[1] -= 1;
    }),
  ).toEqual(['A6 holds a figure and a monument.']);
  expect(
    after((state) => {
      putFigure(state, spaceNamed('E1'), figure(WARRIOR, 0));
      team(state, 0).warriors -= 1;
    }),
  ).toEqual(['A figure of the land stands on the water E1.']);
  expect(
    after((state) => {
      state.monuments = state.monuments.with(spaceNamed('E1'), monument(TEMPLE));
      state.supply[1] -= 1;
    }),
  ).toEqual(['A monument stands on E1, where none may.']);
  const apep: Given = { guardians: ['satet', 'apep', 'giant-scorpion'] };
  expect(
    after((state) => {
      putFigure(state, spaceNamed('E1'), figure(APEP, 0));
      state.guardianSupply = state.guardianSupply.toSpliced(state.guardianSupply.indexOf(APEP), 1);
    }, apep),
  ).toEqual([]);
  expect(
    after((state) => keep(state, 'osiris', { underworld: [spaceNamed('B9')] }), { gods: ['amun', 'osiris'] }),
  ).toEqual(['A monument stands on the gate B9.']);
});

test('A-INV-2: god, warriors, ankh tokens and dashboard tokens are complete', () => {
  expect(after((state) => putFigure(state, spaceNamed('I9'), 0))).toEqual([
    'Team 1 has 0 gods on the board.',
  ]);
  expect(after((state) => (team(state, 0).warriors = 6))).toEqual(['Team 0 has 7 warriors.']);
  expect(after((state) => (team(state, 0).ankhs = 9))).toEqual([
    'Team 0 has 9 ankh tokens and 1 on monuments.',
  ]);
  expect(after((state) => (team(state, 0).powers = 0b1_0000))).toEqual([
    'Team 0 has 0, 1, 0 powers of the three levels.',
  ]);
  expect(after((state) => (team(state, 0).powers = 0b111))).toHaveLength(1);
});

test('A-INV-3: monuments, camels and conflict tokens are complete', () => {
  expect(after(({ supply }) => (supply[1] = 10))).toEqual([
    'Of monument kind 2 there are 1 on the board and 10 in supply.',
  ]);
  expect(
    after((state) => (state.conflict = state.conflict.with(0, state.conflict[1] ?? missing()))),
  ).toHaveLength(1);
  expect(after((state) => (state.conflict = state.conflict.with(0, 9)))).toHaveLength(1);
  expect(after((state) => (state.conflict = state.conflict.with(0, 0)))).toEqual([
    'A region has no conflict token.',
  ]);
  expect(after((state) => (state.conflict = state.conflict.slice(0, -1)))).toHaveLength(1);
});

test("A-INV-4: hands hold the seven cards, Cycle of Ma'at outside battles always", () => {
  expect(after((state) => (team(state, 0).hand = 0b1110111))).toEqual([
    "Team 0 is without Cycle of Ma'at outside a battle.",
  ]);
  expect(after((state) => (team(state, 0).hand = 2 * ALL_CARDS + 1))).toHaveLength(1);
});

test('A-INV-5: at most two guardians of a size, and no more than were laid out', () => {
  const four: Given = { gods: ['amun', 'ra', 'isis', 'osiris'] };
  expect(
    after((state) => {
      team(state, 0).guardians = [3, 3, 3];
      state.guardianSupply = state.guardianSupply.slice(3);
    }, four),
  ).toEqual(['Team 0 owns 3 guardians of one size.']);
  expect(after((state) => (team(state, 0).guardians = [3]), four)).toEqual([
    'There are 4 guardians of kind 3; 3 were laid out.',
  ]);
});

test('A-INV-6: followers and devotion within bounds, one place a team', () => {
  expect(after((state) => (team(state, 0).followers = -1))).toEqual(['Team 0 has -1 followers.']);
  expect(after((state) => (team(state, 0).devotion = 32))).toContain('Team 0 has devotion 32.');
  expect(after((state) => (team(state, 1).devotion = 4))).toEqual([
    'Team 1 lies below team 0 with more devotion.',
  ]);
  expect(after(({ ladder }) => (ladder[0] = 0))).toContain('A team has two places in devotion order.');
});

test('A-INV-7: suns, gates and trapped warriors', () => {
  expect(after((state) => keep(state, 'ra', { suns: 2 }))).toEqual(['Team 1 has 2 suns instead of 3.']);
  expect(
    after(
      (state) => {
        keep(state, 'osiris', { underworld: [5] });
        state.ladder = [0];
      },
      { gods: ['amun', 'osiris'] },
    ),
  ).toContain('There are gates without Osiris.');
  expect(
    after((state) => keep(state, 'anubis', { trapped: [0, 0, 0, 0] }), { gods: ['amun', 'anubis'] }),
  ).toContain('4 warriors are trapped.');
  expect(after((state) => keep(state, 'anubis', { trapped: [1] }), { gods: ['amun', 'anubis'] })).toContain(
    'Warriors of 1 are trapped by team 1.',
  );
});

test('A-INV-8: no region is too small and no camel lies inside one', () => {
  const laid = (...sides: readonly string[]) =>
    after((state) => {
      state.ground = groundKey('//', sides.map(sideNamed));
    });
  expect(laid('A5-A6')).toContain('The camel on A5-A6 lies inside a region.');
  expect(laid('G2-H2', 'G3-H2', 'G3-H3', 'G4-H3')).toContain('The region of H2 has 5 land spaces.');
});

test('A-INV-9: no marker stands on its last space between turns, at most one during a turn', () => {
  expect(after(({ markers }) => (markers[0] = 7))).toContain('Marker 0 stands on 7.');
  expect(
    after(({ markers }) => {
      markers[0] = 6;
      markers[1] = 6;
    }),
  ).toEqual(['An action marker stands on its last space.']);
});
