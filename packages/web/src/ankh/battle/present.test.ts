import { ankh } from '@ennead/ankh';
import { figure, GOD, groundOf, WARRIOR } from '@ennead/ankh/tables';
import { openMatch } from '@ennead/kernel';
import { expect, test } from 'vitest';
import { presentIn } from './present.ts';

test('whom a team has in a region is told with the god first, and nobody else', () => {
  const setup = ankh.setup({ players: 3 });
  if (!setup.ok) throw new Error(setup.problem.message);
  const { state } = openMatch(ankh, setup.value, 'present', null);
  const ground = groundOf(state);
  const [here = [], elsewhere = []] = ground.lands;
  const [first = -1, second = -1, third = -1] = here;
  const figures = state.figures.map(() => 0);
  figures[first] = figure(WARRIOR, 0);
  figures[second] = figure(GOD, 0);
  figures[third] = figure(WARRIOR, 1);
  figures[elsewhere.find((space) => !here.includes(space)) ?? -1] = figure(WARRIOR, 0);
  expect(presentIn({ ...state, figures }, ground, 0, 0)).toEqual(['god', 'warrior']);
  expect(presentIn({ ...state, figures }, ground, 0, 1)).toEqual(['warrior']);
});
