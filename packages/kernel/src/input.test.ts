import { expect, test } from 'vitest';
import { toyGame } from './contract/index.ts';
import {
  type InputKind,
  POSITION_INPUT,
  readFields,
  readJson,
  readPlain,
  SETUP_INPUT,
  shown,
} from './input.ts';
import type { Json } from './json.ts';
import { openMatch } from './match.ts';
import { readRecord, recordOf } from './record.ts';
import { readsSafely } from './testing/index.ts';

/** Now and then chance makes many huge inputs: their tests may take this long, in milliseconds. */
const HUGE = 180_000;
const KIND: InputKind = { what: 'A thing', code: 'bad-thing', depth: 3, values: 10, text: 5 };
const said = (input: unknown) => {
  const read = readPlain(input, KIND);
  return read.ok ? 'ok' : read.problem.message;
};

test('plain data is copied, with what JSON would leave out left out', () => {
  const input = { a: [1, 'x', null, true], b: { c: -0 }, d: undefined };
  const read = readPlain(input, KIND);
  expect(read).toStrictEqual({ ok: true, value: { a: [1, 'x', null, true], b: { c: 0 } } });
  expect(read.ok && read.value).not.toBe(input);
});

test('the sentence of a refusal names the place and the bound', () => {
  expect(said({ a: { b: [[]] } })).toBe('At a.b.0: A thing goes at most 3 levels deep.');
  expect(said({ a: 1, b: { c: [[]] } })).toBe('At b.c.0: A thing goes at most 3 levels deep.');
  expect(said([1, [2], [[[]]]])).toBe('At 2.0.0: A thing goes at most 3 levels deep.');
  expect(said(['xxxxxx', () => 1])).toBe('At 0: a string has at most 5 characters.');
  expect(said({ a: 'xxxxxx', b: () => 1 })).toBe('At a: a string has at most 5 characters.');
  expect(said(new Array(10).fill(0))).toBe('At 9: A thing holds at most 10 values.');
  expect(said({ a: 'x'.repeat(6) })).toBe('At a: a string has at most 5 characters.');
  expect(said({ ['x'.repeat(6)]: 1 })).toBe('a string has at most 5 characters.');
  expect(said(['\ud800'])).toBe('At 0: a string holds something that is no character.');
  expect(said(['a\0'])).toBe('At 0: a string holds something that is no character.');
  expect(said([Number.NaN])).toBe('At 0: NaN is no number that can be kept.');
  expect(said([() => 1])).toBe('At 0: a function is no plain data.');
  expect(said([undefined])).toBe('At 0: a undefined is no plain data.');
  expect(said(JSON.parse('{"__proto__":{"x":1}}'))).toBe('no field is called __proto__.');
});

test.each([
  ['a setup', SETUP_INPUT, 8, 2500],
  ['a position', POSITION_INPUT, 12, 5000],
] as const)('%s holds as much as is told, and not one more', (_what, kind, depth, values) => {
  const isRead = (input: unknown) => readPlain(input, kind).ok;
  const deep = (levels: number): unknown[] => (levels === 1 ? [] : [deep(levels - 1)]);
  expect([isRead(deep(depth)), isRead(deep(depth + 1))]).toEqual([true, false]);
  // The list itself is a value.
  expect([isRead(new Array(values - 1).fill(0)), isRead(new Array(values).fill(0))]).toEqual([true, false]);
  expect([isRead('x'.repeat(200)), isRead('x'.repeat(201))]).toEqual([true, false]);
});

test('a circle is refused like any depth', () => {
  const circle: unknown[] = [];
  circle.push(circle);
  expect(said(circle)).toBe('At 0.0.0: A thing goes at most 3 levels deep.');
});

test('only own fields that are named are taken', () => {
  const fields = (input: unknown) => readFields(input, KIND, ['x']);
  expect(fields({ x: 1 })).toStrictEqual({ ok: true, value: { x: 1 } });
  for (const name of ['y', 'toString', 'constructor'])
    expect(fields({ [name]: 1 })).toMatchObject({
      ok: false,
      problem: { code: 'bad-thing', message: expect.stringMatching(/has no field|at most 5/) },
    });
  // What a prototype holds is nobody's.
  expect(fields(Object.create({ x: 1 }))).toStrictEqual({ ok: true, value: {} });
  for (const input of [[], null, 'x', 1])
    expect(fields(input)).toMatchObject({ problem: { message: 'A thing is an object.' } });
});

test('JSON is measured before it is parsed', () => {
  const read = (text: string) => {
    const result = readJson(text, KIND);
    return result.ok ? result.value : result.problem.message;
  };
  expect(read('{"a":["[[[[[","\\\\",2]}')).toMatchObject({ a: ['[[[[[', '\\', 2] });
  expect(read('['.repeat(1_000_000))).toBe('A thing goes at most 3 levels deep.');
  expect(read(`[${'0,'.repeat(1_000_000)}0]`)).toBe('A thing holds at most 10 values.');
  // Texts end where they end, whatever is in them.
  const deep = '['.repeat(1_000_000);
  expect(read(`["a",${deep}`)).toBe('A thing goes at most 3 levels deep.');
  expect(read(`["\\\\",${deep}`)).toBe('A thing goes at most 3 levels deep.');
  expect(read(`["\\"${deep}`)).toBe('A thing is written in JSON.');
  expect(read(`[[],[],[],[],[]${'0,'.repeat(9)}`)).toBe('A thing holds at most 10 values.');
  // As deep and as much as is told, and not one more; braces count like brackets.
  expect(read('[[[]]]')).toEqual([[[]]]);
  expect(read('{"a":{"b":{}}}')).toEqual({ a: { b: {} } });
  expect([read('[[[['), read('{{{{')]).toEqual(Array(2).fill('A thing goes at most 3 levels deep.'));
  expect([read('[[['), read('{{{')]).toEqual(Array(2).fill('A thing is written in JSON.'));
  expect(read('{"a":'.repeat(1_000_000))).toBe('A thing goes at most 3 levels deep.');
  expect(read('[{},{},{},{},[],[],[]]')).toHaveLength(7);
  expect(read('[1,2,3,4,5,6,7,8,9]')).toHaveLength(9);
  expect(read('[1,2,3,4,5,6,7,8,9,10,11]')).toBe('At 9: A thing holds at most 10 values.');
  expect(read('[1,2,3,4,5,6,7,8,9,10,11,12]')).toBe('A thing holds at most 10 values.');
  expect(read('{')).toBe('A thing is written in JSON.');
});

test('a sentence shows a value in short', () => {
  expect(shown('x'.repeat(100))).toHaveLength(61);
  expect([shown('x'.repeat(60)), shown('x'.repeat(61))]).toEqual(['x'.repeat(60), `${'x'.repeat(60)}…`]);
  expect(shown('7')).toBe('7');
  expect(shown({ toString: 1 })).toBe('{"toString":1}');
  expect(shown(undefined)).toBe('undefined');
});

const record = JSON.parse(
  JSON.stringify(recordOf(openMatch(toyGame, { players: 2, rounds: 1 }, 'seed'))),
) as Json;

test(
  'whatever comes, records are read or refused',
  () => {
    const played = {
      ...(record as object),
      moves: [
        [0, 3],
        [1, 'x'],
      ],
      result: { winners: [0], rule: 'R' },
    };
    readsSafely({ read: readRecord, sound: [record, played] });
  },
  HUGE,
);

test(
  'whatever comes, setups and positions of a game are read or refused',
  () => {
    readsSafely({ read: toyGame.setup, sound: [{}, { players: 3, rounds: 2 }] });
    readsSafely({
      read: toyGame.positions.read,
      sound: [{ players: 2, round: 1, granary: [1, 2], temple: [0, 3] }],
      check: toyGame.check,
    });
  },
  HUGE,
);

test('a record keeps to its fields, its length, and to texts that can be kept', () => {
  const problem = (changed: object) => {
    const read = readRecord({ ...(record as object), ...changed });
    return read.ok ? 'ok' : read.problem.message;
  };
  expect(problem({})).toBe('ok');
  expect(problem({ seed: '\ud800' })).toBe('At seed: a string holds something that is no character.');
  expect(problem({ seed: 'x'.repeat(300) })).toBe('At seed: a string has at most 200 characters.');
  expect(problem({ junk: 1 })).toBe('A record has no field junk.');
  expect(problem({ moves: new Array(10_001).fill([0, 1]) })).toBe('A record has at most 10000 moves.');
  expect(problem({ moves: [[1e300, 1]] })).toBe('Move 0 must be a pair of seat and option.');
  expect(problem({ result: { winners: [], rule: 'R', more: 1 } })).toContain('The result is neither');
});
