import { missing } from '@ennead/kernel';
import { expect, test } from 'vitest';
import { ankh } from '../game.ts';
import { groundOf } from '../ground/ground.ts';
import { SIDES } from '../map/sides.ts';
import { conflictOn } from '../testing/battle.ts';
import { given } from '../testing/given.ts';
import { twoCapitals } from './two-capitals.ts';

const scenario = 'two-capitals';
const THREE = {
  scenario,
  gods: ['amun', 'isis', 'ra'] as const,
  teams: { 0: { devotion: 5 }, 1: { devotion: 6 }, 2: { devotion: 7 } },
};

test('S-CAPITALS-1, S-CAPITALS-2, S-CAPITALS-4: Memphis on D5, Waset on H8; markers on 2, the first seat on top', () => {
  const { state } = given({ scenario, players: 3 });
  expect(groundOf(state).cities).toHaveLength(2);
  expect(twoCapitals.layouts.map(({ cities }) => cities?.map(({ at }) => at))).toEqual([
    ['D5', 'H8'],
    ['D5', 'H8'],
  ]);
  expect(state.teams.map(({ devotion }) => devotion)).toEqual([2, 2, 2]);
  expect(state.ladder).toEqual([2, 1, 0]);
});

test('S-CAPITALS-3: two followers lie on each of the five Conflicts', () => {
  expect(twoCapitals.eventFollowers).toEqual({ 4: 2, 8: 2, 12: 2, 16: 2, 18: 2 });
});

test('S-EX-1, S-CAPITALS-7, S-CAPITALS-9: strictly the most takes the followers, the others lose 2', () => {
  const table = conflictOn(4, {
    ...THREE,
    pieces: { C5: 'warrior 0', G8: 'warrior 0', B1: 'god 0', D6: 'god 1', B2: 'god 2' },
  });
  expect(table.told('capitals-judged')).toMatchObject([{ team: 0, rule: 'S-CAPITALS-7' }]);
  expect(table.told('followers')).toMatchObject([{ team: 0, amount: 2, rule: 'S-CAPITALS-9' }]);
  const lost = table.told('devotion').filter(({ source }) => source === 'two-capitals');
  expect(lost.map(({ team, amount }) => [team, amount])).toEqual([
    [1, -2],
    [2, -2],
  ]);
});

test('S-EX-2, S-CAPITALS-10: a shared most discards the followers; only those outside the tie lose', () => {
  const table = conflictOn(4, {
    ...THREE,
    pieces: { E5: 'warrior 0', B1: 'god 0', H9: 'god 1', B2: 'god 2' },
  });
  expect(table.told('followers')).toEqual([]);
  const lost = table.told('devotion').filter(({ source }) => source === 'two-capitals');
  expect(lost.map(({ team, amount }) => [team, amount])).toEqual([[2, -2]]);
});

test('S-EX-3, S-CAPITALS-8: a figure on water beside a city counts, each figure once, gods and guardians too', () => {
  const table = conflictOn(4, {
    ...THREE,
    guardians: ['satet', 'apep', 'giant-scorpion'],
    pieces: { C6: 'apep 0', I9: 'warrior 0', B1: 'god 0', E6: 'god 1', B2: 'god 2' },
  });
  expect(table.told('capitals-judged')).toMatchObject([
    {
      team: 0,
      counts: [
        { team: 0, count: 2 },
        { team: 1, count: 1 },
        { team: 2, count: 0 },
      ],
    },
  ]);
});

test('S-EX-4, S-TIME-3: a loss stops at 0; who stays keeps its place, who arrives lies on top', () => {
  const table = conflictOn(4, {
    ...THREE,
    teams: { 0: { devotion: 5 }, 1: { devotion: 1 }, 2: { devotion: 0 } },
    pieces: { C5: 'warrior 0', B4: 'god 0', B1: 'god 1', B2: 'god 2' },
  });
  expect(table.team(1).devotion).toBe(0);
  expect(table.state.ladder.indexOf(1)).toBeGreaterThan(table.state.ladder.indexOf(2));
});

test('S-CAPITALS-11: with nobody beside a city all tie at 0 and nobody loses', () => {
  const table = conflictOn(4, { ...THREE, pieces: { B1: 'god 0', B2: 'god 1', I2: 'god 2' } });
  expect(table.told('devotion').filter(({ source }) => source === 'two-capitals')).toEqual([]);
  expect(table.told('followers')).toEqual([]);
});

test('S-CAPITALS-12, S-TIME-1: the followers come before anything is fought and may be spent in the same Conflict', () => {
  const table = conflictOn(4, {
    ...THREE,
    pieces: { C5: 'warrior 0', B4: 'god 0', A5: 'god 1', I2: 'god 2' },
  });
  const types = table.facts.map(({ type }) => type);
  expect(types.indexOf('capitals-judged')).toBeLessThan(types.indexOf('region-reached'));
  table.play(0, 'no', 'plague-of-locusts').play(1, 'chariots');
  expect(table.options(0)).toEqual([0, 1, 2, 3]);
});

test('S-CAPITALS-13: after the merge a tie of the two teams costs nobody anything', () => {
  const table = conflictOn(16, {
    ...THREE,
    seats: [0, 1, 1],
    teams: { 0: { devotion: 25 }, 1: { devotion: 25, lower: 'ra' } },
    pieces: { B1: 'god 0', I2: 'god 1' },
  });
  expect(table.told('devotion').filter(({ source }) => source === 'two-capitals')).toEqual([]);
});

test('S-CAPITALS-5, S-CAPITALS-6: no monument and no gate on a grey space, but figures stand there', () => {
  const { state } = given({ ...THREE, pieces: { C5: 'warrior 0', B1: 'god 0', B2: 'god 1', I2: 'god 2' } });
  expect(ankh.check(state)).toEqual([]);
  const built = ankh.positions.read({
    ...THREE,
    players: 3,
    pieces: { C5: 'temple', B1: 'god 0', B2: 'god 1', I2: 'god 2' },
  });
  expect(built.ok).toBe(false);
});

test('S-EX-16, S-CITY-3, S-INV-1: no camel lies on a side of a city', () => {
  const { state } = given({ scenario, players: 2 });
  const ground = groundOf(state);
  const touching = ground
    .caravans()
    .flat()
    .filter((side) => {
      const [a, b] = (SIDES[side] ?? missing()).between;
      return ground.cities.includes(a) || ground.cities.includes(b);
    });
  expect(touching).toEqual([]);
  expect(ground.caravans().length).toBeGreaterThan(0);
});
