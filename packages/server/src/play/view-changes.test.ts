import { ankh } from '@ennead/ankh';
import { kemet } from '@ennead/kemet';
import { chanceFrom, decide, isSame, missing, openMatch, randomAnswer } from '@ennead/kernel';
import { updateView, type View } from '@ennead/table';
import { expect, test } from 'vitest';
import type { AnyGame } from '../registry.ts';

test('only what differs is written, and what is gone is named', () => {
  const kept: View = { a: 1, b: [1, [2]], c: { d: null }, e: 'x', f: undefined, h: 2 };
  expect(updateView(kept, structuredClone(kept))).toEqual({ changed: '{}', removed: [] });
  const { c } = kept;
  const now = { a: 1, b: [1, [3]], c: { d: null }, g: '"', h: undefined };
  expect(updateView(kept, now)).toEqual({ changed: '{"b":[1,[3]],"g":"\\""}', removed: ['e', 'h'] });
  expect(kept).toEqual(now);
  expect(kept.c).toBe(c);
  expect(updateView(kept, now)).toEqual({ changed: '{}', removed: [] });
});

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
  '$id: views kept from before, with the changes, are the views of now',
  (game) => {
    const setup = game.setup({ players: 3 });
    if (!setup.ok) throw new Error(setup.problem.message);
    const match = openMatch(game, setup.value, 'a seed');
    const chance = chanceFrom('players');
    const viewers = [0, 1, 2, null];
    const see = () => viewers.map((viewer) => ({ ...game.view(match.state, viewer) }) as unknown as View);
    const kept = see();
    let told = kept.map((view) => JSON.parse(JSON.stringify(view)) as View);
    for (let moves = 0; moves < 300 && match.open.length > 0; moves++) {
      const [{ seat }, option] = randomAnswer(match.open, chance);
      decide(match, seat, option);
      const now = see();
      told = told.map((view, i) => {
        const { changed, removed } = updateView(kept[i] ?? missing(), now[i] ?? missing());
        const next = { ...view, ...JSON.parse(changed) };
        for (const key of removed) delete next[key];
        return next;
      });
      expect(kept).toEqual(now);
      expect(told).toEqual(JSON.parse(JSON.stringify(now)));
    }
  },
);
