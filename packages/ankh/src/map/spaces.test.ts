import { expect, test } from 'vitest';
import { shareSide } from '../ground/oracle.ts';
import { SIDES } from './sides.ts';
import { DESERT, FERTILE, NEIGHBOURS, SPACES, spaceName, TERRAIN, WATER } from './spaces.ts';

const count = (terrain: number) => TERRAIN.filter((kind) => kind === terrain).length;

test('A-MAP-1: 101 spaces, 43 fertile, 39 desert, 19 water; 31 river sides between land spaces', () => {
  expect(SPACES).toHaveLength(101);
  expect([count(FERTILE), count(DESERT), count(WATER)]).toEqual([43, 39, 19]);
  expect(SIDES.filter(({ river }) => river)).toHaveLength(31);
});

test('A-MAP-17: spaces are neighbours where their hexes touch', () => {
  for (const [space, name] of SPACES.entries()) {
    const touching = SPACES.filter((other) => shareSide(name, other));
    expect(NEIGHBOURS[space]?.map(spaceName).sort(), name).toEqual(touching.sort());
  }
});
