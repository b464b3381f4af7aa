import { expect, test } from 'vitest';
import { ankh } from '../game.ts';
import { conflictOn, skirmish } from '../testing/battle.ts';
import { given } from '../testing/given.ts';
import { newKingdomStrife, type StrifeState } from './new-kingdom-strife.ts';

const scenario = 'new-kingdom-strife';
const gods = ['ra', 'anubis', 'isis', 'osiris'] as const;
const controllers = ({ scenario: own }: { scenario: unknown }) => (own as StrifeState).controllers;

/** Everybody apart: nobody in the delta, where Bubastis lies. */
const AWAY = { B6: 'god 0', A2: 'god 1', I6: 'god 2', I9: 'god 3' };

/** One in each of the four regions. */
const APART = { B6: 'god 0', A2: 'god 1', I6: 'god 2', H2: 'god 3' };

test('S-STRIFE-1, S-STRIFE-2, S-STRIFE-5: Bubastis on G3, Het-Nesu on D8; markers on 2; three pieces a seat', () => {
  const [layout] = newKingdomStrife.layouts;
  expect(layout?.cities?.map(({ at, name }) => `${name} ${at}`)).toEqual(['Bubastis G3', 'Het-Nesu D8']);
  const { state } = given({ scenario, players: 4 });
  expect(state.teams.map(({ devotion }) => devotion)).toEqual([2, 2, 2, 2]);
  for (let player = 1; player <= 4; player++)
    expect(layout?.pieces.filter((piece) => piece.player === player)).toHaveLength(3);
});

test('S-STRIFE-3, S-INV-2: one token of each team is set aside, so pools start with 8 less the monuments', () => {
  const { state } = given({ scenario, players: 4 });
  expect(state.teams.map(({ ankhs }) => ankhs)).toEqual([7, 7, 7, 7]);
});

test('S-STRIFE-4: seat 1 controls Bubastis and seat 2 Het-Nesu at the start, counted from the first seat', () => {
  expect(controllers(given({ scenario, players: 4 }).state)).toEqual([0, 1]);
  const setup = ankh.setup({ players: 4, scenario, firstSeat: 2 });
  expect(setup.ok && controllers(ankh.start(setup.value, 'a', null))).toEqual([2, 3]);
});

test('S-STRIFE-6: a majority in the region of a city is worth 2, victory there is not raised', () => {
  const table = skirmish(
    { scenario, gods, pieces: { ...AWAY, F3: 'warrior 0', F2: 'temple 0', H2: 'warrior 1' } },
    'F3',
  )
    .play(0, 'chariots')
    .play(1, 'flood');
  expect(table.told('devotion').map(({ source, amount }) => [source, amount])).toEqual([
    ['majorities', 2],
    ['battle', 1],
  ]);
});

test('S-EX-13, S-STRIFE-7, S-STRIFE-9: the controller that does not hold the region of its city loses 4 after the battle', () => {
  const table = conflictOn(4, {
    scenario,
    gods,
    teams: { 0: { devotion: 9 } },
    pieces: { ...AWAY, F3: 'warrior 2', H2: 'warrior 3' },
  });
  table.play(2, 'chariots').play(3, 'flood').always('gate-token', 'pass');
  const facts = table.facts.map((fact) => `${fact.type} ${'team' in fact ? fact.team : ''}`);
  const paid = table.told('devotion').filter(({ source }) => source === 'new-kingdom-strife');
  expect(paid.map(({ team, amount }) => [team, amount])).toContainEqual([0, -4]);
  expect(facts.indexOf('devotion 0')).toBeGreaterThan(facts.indexOf('battle-ended '));
});

test('S-EX-13, S-STRIFE-8: a region without figures is skipped and costs its controller nothing', () => {
  const table = conflictOn(4, { scenario, gods, teams: { 0: { devotion: 9 } }, pieces: AWAY });
  const paid = table.told('devotion').filter(({ source }) => source === 'new-kingdom-strife');
  expect(paid.map(({ team }) => team)).not.toContain(0);
});

test('S-STRIFE-7: who dominates the region of its city pays nothing', () => {
  const table = conflictOn(4, {
    scenario,
    gods,
    teams: { 0: { devotion: 9 } },
    pieces: { ...AWAY, F3: 'warrior 0' },
  });
  const paid = table
    .told('devotion')
    .filter(({ team, source }) => team === 0 && source === 'new-kingdom-strife');
  expect(paid).toEqual([]);
});

test('S-EX-14, S-STRIFE-10, S-STRIFE-11: the second in devotion chooses a city, the first gets the other', () => {
  const table = conflictOn(4, {
    scenario,
    gods,
    pieces: APART,
    teams: { 0: { devotion: 12 }, 1: { devotion: 2 }, 2: { devotion: 5 }, 3: { devotion: 15 } },
  });
  expect(table.asked()).toEqual(['0 city']);
  expect(table.options(0)).toEqual(['G3', 'D8']);
  table.play(0, 'G3');
  expect(controllers(table.state)).toEqual([0, 3]);
  expect(table.told('city-assigned').map(({ team, space }) => [team, space])).toEqual([
    [0, 'G3'],
    [3, 'D8'],
  ]);
});

test('S-STRIFE-12: after the third Conflict cities are given out first, then the last two merge', () => {
  const table = conflictOn(12, {
    scenario,
    gods,
    pieces: APART,
    teams: { 0: { devotion: 12 }, 1: { devotion: 4 }, 2: { devotion: 5 }, 3: { devotion: 15 } },
  });
  expect(table.asked()).toEqual(['0 city']);
  expect(table.told('gods-merged')).toEqual([]);
  table.play(0, 'D8');
  expect(table.told('gods-merged')).toMatchObject([{ upper: 2 }]);
  expect(controllers(table.state)).toEqual([3, 0]);
});

test('S-STRIFE-13, S-INV-3: cities are given out before gods are forgotten; a forgotten controller leaves its city free', () => {
  const table = conflictOn(16, {
    scenario,
    gods,
    pieces: APART,
    teams: { 0: { devotion: 22 }, 1: { devotion: 8 }, 2: { devotion: 25 }, 3: { devotion: 14 } },
    ladder: [1, 3, 0, 2],
  });
  expect(table.asked()).toEqual(['0 city']);
  table.play(0, 'G3');
  expect(table.told('god-forgotten').map(({ team }) => team)).toEqual([1, 3, 0]);
  expect(controllers(table.state)).toEqual([-1, 2]);
});

test('S-INV-3: no team controls two cities', () => {
  const read = ankh.positions.read({
    players: 4,
    scenario,
    scenarioState: { kind: scenario, controllers: [1, 1] },
  });
  expect(read.ok).toBe(false);
});
