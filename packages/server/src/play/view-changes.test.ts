import { ankh } from '@ennead/ankh';
import { kemet } from '@ennead/kemet';
import {
  chanceFrom,
  decide,
  diff,
  isSame,
  missing,
  openMatch,
  partsText,
  patchText,
  randomAnswer,
  seen,
} from '@ennead/kernel';
import { expect, test } from 'vitest';
import type { AnyGame } from '../registry.ts';

test('plain data is the same when its JSON is', () => {
  const values = [
    null,
    0,
    '',
    '0',
    [],
    {},
    [0],
    [null],
    { a: 0 },
    { a: null },
    { b: 0 },
    { a: [0] },
    { 0: 0 },
  ];
  for (const one of values)
    for (const other of values)
      expect(isSame(structuredClone(one), other)).toBe(JSON.stringify(one) === JSON.stringify(other));
  expect(isSame({ a: 1, b: undefined }, { a: 1 })).toBe(true);
});

test.each([ankh, kemet] as unknown as AnyGame[])(
  '$id: views told before, with the changes, are the views of now, and changes are written as the patch that is made',
  (game) => {
    const setup = game.setup({ players: 3 });
    if (!setup.ok) throw new Error(setup.problem.message);
    const match = openMatch(game, setup.value, 'a seed');
    const chance = chanceFrom('players');
    const viewers = [0, 1, 2, null];
    let known = viewers.map((viewer) => seen(game.view(match.state, viewer)));
    let told = known.map(({ view }) => JSON.parse(JSON.stringify(view)));
    for (let moves = 0; moves < 300 && match.open.length > 0; moves++) {
      const [{ seat }, option] = randomAnswer(match.open, chance);
      decide(match, seat, option);
      const now = viewers.map((viewer, i) => seen(game.view(match.state, viewer), known[i]));
      told = told.map((view, i) => {
        const [before, after] = [known[i] ?? missing(), now[i] ?? missing()];
        const { changed, removed } = partsText(before, after);
        expect(patchText(before, after)).toBe(JSON.stringify(diff(before.view, after.view)) ?? '');
        const next = { ...view, ...JSON.parse(changed) };
        for (const key of removed) delete next[key];
        return next;
      });
      known = now;
      expect(told).toEqual(known.map(({ view }) => JSON.parse(JSON.stringify(view))));
    }
  },
);
