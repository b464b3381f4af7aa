import { expect, test } from 'vitest';
import { ankh } from '../game.ts';
import { groundOf } from '../ground/ground.ts';
import { spaceNamed } from '../map/spaces.ts';
import { given } from '../testing/given.ts';
import { regionOfCity } from './cities.ts';

const scenario = 'two-capitals';

test('S-CITY-1, S-CITY-2, S-CITY-4: a figure passes a city but never stops on it', () => {
  const table = given({ scenario, pieces: { C5: 'warrior 0', A2: 'god 0', K4: 'god 1' } }).take('move', 'C5');
  expect(table.options()).not.toContain('D5');
  expect(table.options()).toContain('E5');
});

test('S-CITY-2, S-INV-1: a piece on a city is an impossible position', () => {
  const read = ankh.positions.read({
    players: 2,
    scenario,
    pieces: { D5: 'warrior 0', A2: 'god 0', K4: 'god 1' },
  });
  expect(read.ok).toBe(false);
});

test('S-CITY-5: a city gives no followers, is never taken and allows no summon beside it', () => {
  const table = given({
    scenario,
    pieces: { C5: 'warrior 0', A2: 'god 0', K4: 'god 1' },
    markers: { gain: 5 },
  });
  table.take('gain');
  expect(table.told('followers')).toEqual([]);
  expect(table.told('event-without-effect')).toHaveLength(1);
});

test('S-CITY-6, S-CITY-7: a city is a land space of its region, found by the present camels', () => {
  const { state } = given({ scenario, players: 3 });
  const ground = groundOf(state);
  const city = spaceNamed('H8');
  const region = regionOfCity(ground, city);
  expect(ground.lands[region]).toContain(city);
  expect(ground.lands[region]).toHaveLength(12);
});
