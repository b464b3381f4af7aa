import { expect, test } from 'vitest';
import { groundOf } from '../ground/ground.ts';
import { spaceNamed } from '../map/spaces.ts';
import { given } from '../testing/given.ts';
import { wayOfMove } from './way.ts';

const { state } = given({ gods: ['ra', 'amun'], pieces: { F5: 'god 0', E5: 'god 1' } });
const ground = groundOf(state);
const isEmpty = (space: number) => state.figures[space] === 0;

test('A-MOVE-3, A-MOVE-5: a way is as short as the move is, neighbour by neighbour', () => {
  for (let from = 0; from < state.figures.length; from++)
    for (const to of ground.reach[3]?.[from] ?? []) {
      const way = wayOfMove(state, from, to);
      const steps = ground.reach.findIndex((byRange) => byRange[from]?.includes(to));
      expect([way[0], way.at(-1), way.length - 1]).toEqual([from, to, steps]);
      for (const [at, space] of way.slice(1).entries())
        expect(ground.neighbours[way[at] ?? -1]).toContain(space);
    }
});

test('A-MOVE-3: figures may be crossed, but of two ways of a length the free one is shown', () => {
  const [from, to] = [spaceNamed('F4'), spaceNamed('F6')];
  expect(ground.neighbours[from]).toContain(spaceNamed('F5'));
  expect(wayOfMove(state, from, to)).toEqual([from, spaceNamed('F5'), to]);
  const around = ground.neighbours[spaceNamed('F5')] ?? [];
  for (const one of around)
    for (const other of around) {
      const way = wayOfMove(state, one, other);
      const between = way.slice(1, -1);
      const isFree = ground.neighbours[one]?.some(
        (space) => isEmpty(space) && ground.neighbours[other]?.includes(space),
      );
      if (between.length === 1 && isFree) expect(between.every(isEmpty)).toBe(true);
    }
});

test('a figure that is put elsewhere, or stays, goes over nothing', () => {
  const [here] = [spaceNamed('F5')];
  expect(wayOfMove(state, here, here)).toEqual([here]);
  const closed = ground.open.indexOf(false);
  expect(wayOfMove(state, here, closed < 0 ? 999 : closed)).toEqual([here, closed < 0 ? 999 : closed]);
});
