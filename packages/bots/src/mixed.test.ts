import { chanceFrom, type Decision, type Option } from '@ennead/kernel';
import { expect, test } from 'vitest';
import { drawn, mixture, noteDuel, openDuel } from './mixed.ts';

const OWN: Decision = { seat: 0, kind: 'card', options: ['a', 'b', 'c'], secret: 'w' };
const other = (secret = 'w'): Decision => ({ seat: 1, kind: 'card', options: ['a', 'b', 'c'], secret });

/** Every pair met so many times, each worth what the table says. */
function met(worth: readonly (readonly number[])[], times = 40) {
  const duel = openDuel(OWN, 0);
  if (duel === null) throw new Error('no duel');
  for (const [row, values] of worth.entries())
    for (const [column, value] of values.entries())
      for (let i = 0; i < times; i++) {
        const options: Option[] = [OWN.options[row] as string, OWN.options[column] as string];
        noteDuel(duel, [OWN, other()], options, value);
      }
  return duel;
}

const sharesOf = (worth: readonly (readonly number[])[]) =>
  Object.fromEntries((mixture(met(worth)) ?? []).map(({ option, share }) => [option, share]));

test('answers that beat each other in a ring are given equally often', () => {
  const shares = sharesOf([
    [0.5, 0, 1],
    [1, 0.5, 0],
    [0, 1, 0.5],
  ]);
  for (const option of ['a', 'b', 'c']) expect(shares[option]).toBeCloseTo(1 / 3, 1);
});

test('an answer that is best against everything is always given', () => {
  const shares = sharesOf([
    [0.6, 0.7, 0.6],
    [0.5, 0.4, 0.5],
    [0.2, 0.1, 0.3],
  ]);
  expect(shares).toEqual({ a: 1 });
});

test('what wins much is hidden among what wins little', () => {
  // Matching pennies with unequal stakes: a is worth 1 if the rival shows b, b is worth 0.5 if it shows a.
  const shares = sharesOf([
    [0, 1, 1],
    [0.5, 0, 0],
    [0, 0, 0],
  ]);
  expect(shares.a).toBeCloseTo(1 / 3, 1);
  expect(shares.b).toBeCloseTo(2 / 3, 1);
  expect(shares.c).toBeUndefined();
});

test('of very many answers that are all alike, many are given', () => {
  const many = Array.from({ length: 15 }, (_, i) => `o${i}`);
  const duel = openDuel({ ...OWN, options: many }, 0);
  if (duel === null) throw new Error('no duel');
  for (const own of many)
    for (const rival of many)
      for (let i = 0; i < 3; i++) noteDuel(duel, [OWN, other()], [own, rival], own === rival ? 0 : 1);
  expect(mixture(duel)?.length).toBeGreaterThan(5);
});

test('only answers of others in the same window count', () => {
  const duel = openDuel(OWN, 0);
  if (duel === null) throw new Error('no duel');
  noteDuel(duel, [OWN, other('later')], ['a', 'b'], 1);
  noteDuel(duel, [OWN], ['a'], 1);
  expect(mixture(duel)).toBeNull();
  expect(openDuel({ seat: 0, kind: 'card', options: ['a', 'b'] }, 0)).toBeNull();
});

test('answers are drawn as often as they are wanted', () => {
  const chance = chanceFrom('drawn');
  const counts: Record<string, number> = { a: 0, b: 0 };
  const shares = [
    { option: 'a', share: 0.75 },
    { option: 'b', share: 0.25 },
  ];
  for (let i = 0; i < 4000; i++) {
    const option = drawn(shares, chance) as string;
    counts[option] = (counts[option] ?? 0) + 1;
  }
  expect((counts.a ?? 0) / 4000).toBeCloseTo(0.75, 1);
});
