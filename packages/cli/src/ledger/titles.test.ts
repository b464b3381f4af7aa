import { expect, test } from 'vitest';
import { titlesOf } from './titles.ts';

const titles = (source: string) => titlesOf('x.test.ts', source).map(({ text }) => text);

test('tests and groups of tests are found, with their lines', () => {
  const source = `describe('outer', () => {\n  test("first", () => {});\n  it.concurrent(\`second\`, () => {});\n});`;
  expect(titlesOf('x.test.ts', source)).toEqual([
    { file: 'x.test.ts', line: 1, text: 'outer' },
    { file: 'x.test.ts', line: 2, text: 'first' },
    { file: 'x.test.ts', line: 3, text: 'second' },
  ]);
});

test('what does not run is not counted: comments, strings, skipped tests', () => {
  const source = `// test('a', () => {});\nconst x = "test('b')";\ntest.skip('c', () => {});\ntest.todo('d');\nother('e');`;
  expect(titles(source)).toEqual([]);
});

test('joined and filled-in titles keep what stands in the source', () => {
  expect(titles('test("a " + "b", f); test(`c ${' + 'x} d`, f);')).toEqual(['a b', 'c $ d']);
});

test('the ids that lead a text in a table belong to a title with placeholders', () => {
  expect(titles(`test.each([['A-X-1', 2], ['A-X-2, A-X-3: c', 3]])('%s holds', f);`)).toEqual([
    '%s holds A-X-1 A-X-2, A-X-3: c',
  ]);
  expect(titles(`test.each([['not A-X-1', 'A-X-2 fails']])('%s holds', f);`)).toEqual(['%s holds']);
  expect(titles(`test.for(['A-X-1'])('holds', f);`)).toEqual(['holds']);
  expect(titles(`test.each(cases)('%s', f);`)).toEqual(['%s']);
});
