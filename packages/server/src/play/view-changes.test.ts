import { ankh } from '@ennead/ankh';
import { kemet } from '@ennead/kemet';
import {
  chanceFrom,
  decide,
  diff,
  isSame,
  missing,
  noTexts,
  openMatch,
  partsText,
  patchText,
  randomAnswer,
  seen,
  still,
  viewOfStill,
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

test.each([ankh, kemet] as unknown as AnyGame[])(
  '$id: nobody is told a word of what another may see, though what all see alike is written once',
  (game) => {
    const setup = game.setup({ players: 3 });
    if (!setup.ok) throw new Error(setup.problem.message);
    const match = openMatch(game, setup.value, 'another seed');
    const chance = chanceFrom('other players');
    const viewers = [0, 1, 2, null];
    let picture = still(game, match.state, undefined);
    let known = viewers.map((viewer) => seen(viewOfStill(game, picture, viewer)));
    let shared = 0;
    for (let moves = 0; moves < 300 && match.open.length > 0; moves++) {
      const [{ seat }, option] = randomAnswer(match.open, chance);
      decide(match, seat, option);
      picture = still(game, match.state, picture);
      const now = viewers.map((viewer, i) => seen(viewOfStill(game, picture, viewer), known[i]));
      const texts = noTexts();
      for (const i of viewers.keys()) {
        const [before, after] = [known[i] ?? missing(), now[i] ?? missing()];
        const told = () => texts.parts.filter(({ text }) => text !== '').length;
        const written = told();
        const { changed } = partsText(before, after, texts);
        expect(changed).toBe(partsText(before, after).changed);
        expect(patchText(before, after, texts)).toBe(patchText(before, after));
        if (i > 0 && changed !== '{}' && told() === written) shared += 1;
      }
      known = now;
    }
    expect(shared).toBeGreaterThan(100);
  },
);
