import * as fc from 'fast-check';
import { isRecord } from '../input.ts';
import type { Json } from '../json.ts';

/** Names that every object has, though nobody gave them. */
const PROTOTYPE_NAMES = [
  '__proto__',
  'constructor',
  'toString',
  'valueOf',
  'hasOwnProperty',
  'toJSON',
  'prototype',
  'length',
  'then',
];

const ODD: readonly Json[] = [
  null,
  true,
  false,
  -1,
  0.5,
  1e308,
  Number.MAX_SAFE_INTEGER + 2,
  '',
  ' ',
  'NaN',
  'Infinity',
  '-0',
  '1e3',
  '0x1',
  '\0',
  '\ud800',
  'half \udc00 a character',
  '\u202e',
  [],
  {},
  ...PROTOTYPE_NAMES,
];

const nested = (open: string, close: string, depth: number): Json =>
  JSON.parse(open.repeat(depth) + close.repeat(depth));

/** Values that have broken readers before: wrong, deep, long, or with names that every object has. */
export const hostileValue: fc.Arbitrary<Json> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...ODD) },
  { weight: 2, arbitrary: fc.jsonValue({ maxDepth: 3 }) as fc.Arbitrary<Json> },
  {
    weight: 2,
    arbitrary: fc
      .tuple(fc.constantFrom(...PROTOTYPE_NAMES), fc.constantFrom<Json>(1, 'x', [[1]], { x: null }))
      .map(([name, value]): Json => JSON.parse(`{"${name}":${JSON.stringify(value)}}`)),
  },
  { weight: 1, arbitrary: fc.integer({ min: 5, max: 4000 }).map((depth) => nested('[', ']', depth)) },
  { weight: 1, arbitrary: fc.integer({ min: 5, max: 2000 }).map((depth) => nested('{"a":[', ']}', depth)) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.integer({ min: 100, max: 100_000 }), fc.constantFrom<Json>(0, 'A1', [], null))
      .map(([length, item]) => new Array<Json>(length).fill(item)),
  },
  { weight: 1, arbitrary: fc.integer({ min: 300, max: 300_000 }).map((length) => 'x'.repeat(length)) },
  {
    weight: 1,
    arbitrary: fc
      .integer({ min: 100, max: 20_000 })
      .map((count) => Object.fromEntries(Array.from({ length: count }, (_, i) => [`field${i}`, i]))),
  },
);

const hostileName = fc.oneof(
  fc.constantFrom(...PROTOTYPE_NAMES, '\ud800', '\0', ''),
  fc.string({ maxLength: 10 }),
);

/** One thing done to plain data: where (counted over all its values), what, and with what. */
const change = fc.record({
  place: fc.nat(),
  how: fc.constantFrom('replace', 'replace', 'add', 'remove', 'repeat', 'wrap'),
  name: hostileName,
  value: hostileValue,
});

/** Sound data with one to three things wrong with it. */
export function spoilt(sound: Json): fc.Arbitrary<Json> {
  return fc
    .array(change, { minLength: 1, maxLength: 3 })
    .map((changes) => changes.reduce((data, each) => changed(data, each), sound));
}

type Change = typeof change extends fc.Arbitrary<infer T> ? T : never;

const MOST_REPEATED = 5000;

function changed(sound: Json, { place, how, name, value }: Change): Json {
  let left = place % countOf(sound);

  function walk(data: Json, depth: number): Json {
    if (left-- === 0) return replaced(data);
    if (!isOpen(data, depth)) return data;
    if (Array.isArray(data)) return data.map((item) => walk(item, depth + 1));
    const fields: Record<string, Json> = {};
    for (const [key, item] of Object.entries(data)) setOwn(fields, key, walk(item as Json, depth + 1));
    return fields;
  }

  function replaced(data: Json): Json {
    switch (how) {
      case 'add':
        if (Array.isArray(data)) return [...data, value];
        return isRecord(data) ? setOwn({ ...(data as Record<string, Json>) }, name, value) : value;
      case 'remove':
        if (Array.isArray(data)) return data.slice(1);
        return isRecord(data) ? Object.fromEntries(Object.entries(data).slice(1) as [string, Json][]) : value;
      case 'repeat':
        return Array.isArray(data) && data.length > 0 && data.length <= LONGEST
          ? Array.from({ length: MOST_REPEATED }, (_, i) => small(data[i % data.length]))
          : value;
      case 'wrap':
        return [data];
      default:
        return value;
    }
  }

  return walk(sound, 0);
}

/** What is repeated is not large itself: there would be no end of it. */
function small(data: Json): Json {
  return isLarge(data) ? null : data;
}

/** As JSON.parse does it: `__proto__` too becomes a field like any other. */
function setOwn(fields: Record<string, Json>, key: string, value: Json): Record<string, Json> {
  return Object.defineProperty(fields, key, { value, enumerable: true, configurable: true, writable: true });
}

const DEEPEST = 6;
const LONGEST = 300;

/** Only what is small and near the surface is looked into: the rest came from an earlier change. */
function isOpen(data: Json, depth: number): data is object & Json {
  return typeof data === 'object' && data !== null && depth < DEEPEST && Object.keys(data).length <= LONGEST;
}

function isLarge(data: Json): boolean {
  return JSON.stringify(data).length > LONGEST;
}

function countOf(data: Json, depth = 0): number {
  if (!isOpen(data, depth)) return 1;
  return Object.values(data).reduce<number>((sum, item) => sum + countOf(item as Json, depth + 1), 1);
}
