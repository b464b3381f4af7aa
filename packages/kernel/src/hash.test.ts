import { expect, test } from 'vitest';
import { hash } from './hash.ts';

test('equal data hashes alike whatever the order of keys', () => {
  expect(hash({ a: 1, b: { c: [1, 2], d: null } })).toBe(hash({ b: { d: null, c: [1, 2] }, a: 1 }));
});

test('what JSON writes alike hashes alike', () => {
  for (const data of [{ a: undefined, b: 1 }, [undefined, 1], { zero: -0 }, 1.5, 'äå\u2028', 2 ** 40])
    expect(hash(JSON.parse(JSON.stringify(data)))).toBe(hash(data));
});

test('different data hashes differently', () => {
  const different = [
    null,
    true,
    false,
    0,
    1,
    -1,
    1.5,
    '',
    '0',
    '1',
    'ab',
    'ba',
    [],
    [0],
    [[]],
    [[], []],
    [[[]]],
    {},
    [{}],
    { a: null },
    { b: null },
    { a: 1 },
    { a: { b: 1 } },
    { a: {}, b: 1 },
    { ab: 1 },
    [1, 2],
    [2, 1],
    ['a', 'b'],
    ['ab'],
    ['a', ['b']],
    [['a'], 'b'],
    2 ** 31,
    -(2 ** 31),
    2 ** 53,
    '1.5',
    'true',
    'null',
    [true],
    [null],
    { a: true },
    { a: [] },
  ]; // prettier-ignore
  expect(new Set(different.map(hash)).size).toBe(different.length);
});

test('a hundred thousand close neighbours all differ', () => {
  const seen = new Set<string>();
  for (let i = 0; i < 100_000; i++) seen.add(hash([i % 100, { space: Math.floor(i / 100) }]));
  expect(seen.size).toBe(100_000);
});

test('the hash never changes: records hold it', () => {
  expect(
    hash({
      game: 'ennead',
      moves: [
        [0, 'summon'],
        [1, 7],
      ],
      over: null,
    }),
  ).toEqual('eed71d36e7edeb53');
  expect(hash([true, false, null, 1.5, -7, 2 ** 40, 'Ωß', '', [[]], {}, { b: { a: [0] } }])).toBe(
    'f6267317166b9cfc',
  );
});

test('a function or a bigint is no plain data', () => {
  expect(() => hash({ next: () => 1 })).toThrow('no plain data');
  expect(() => hash([1n])).toThrow('no plain data');
});
