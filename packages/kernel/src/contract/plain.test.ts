import { expect, test } from 'vitest';
import { firstNotPlain } from './plain.ts';

test('plain data has no first odd place', () => {
  expect(firstNotPlain({ a: [1, 'b', null, { c: true }], d: undefined })).toBeNull();
});

test('names the place that JSON would lose', () => {
  const circle: unknown[] = [];
  circle.push(circle);
  const cases: [unknown, string][] = [
    [{ a: [1, Number.NaN] }, 'state.a[1] is NaN'],
    [{ a: { b: () => 1 } }, 'state.a.b is a function'],
    [{ a: new Set([1]) }, 'state.a is a Set'],
    [{ a: 1n }, 'state.a is a bigint'],
    [new Array(2), 'state has holes or names'],
    [{ [Symbol('a')]: 1 }, 'state has a symbol for a key'],
    [Object.defineProperty({}, 'a', { value: 1 }), 'state hides a field'],
    [
      {
        get a() {
          return 1;
        },
      },
      'state.a is computed',
    ],
  ];
  for (const [data, sentence] of cases) expect(firstNotPlain(data)).toBe(sentence);
  expect(firstNotPlain(circle)).toContain('in a circle');
});
