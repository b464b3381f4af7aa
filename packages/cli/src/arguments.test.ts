import { describe, expect, test } from 'vitest';
import { json, names, nearest, parse, required, text, toggle, UsageError, whole } from './arguments.ts';

const flags = {
  game: required(text('ID', 'the game')),
  games: whole('N', 'how many', 1, 100),
  gods: names('A,B', 'gods'),
  house: json('JSON', 'house rules'),
  check: toggle('check'),
};

describe('what is understood', () => {
  test('flags in any order, with a blank or an equals sign, between other words', () => {
    const { values, rest } = parse(
      ['a', '--games=7', '--check', 'b', '--game', 'toy', '--gods', 'ra, isis'],
      flags,
    );
    expect(values).toEqual({ game: 'toy', games: 7, gods: ['ra', 'isis'], house: undefined, check: true });
    expect(rest).toEqual(['a', 'b']);
  });

  test('everything after two dashes is no flag', () => {
    expect(parse(['--game', 'toy', '--', '--check'], flags).rest).toEqual(['--check']);
  });

  test('a single dash is a word, a negative number a value', () => {
    const { rest, values } = parse(['-', '--game', 'toy', '--house', '-5'], flags);
    expect(rest).toEqual(['-']);
    expect(values.house).toBe(-5);
  });

  test('JSON values', () => {
    expect(parse(['--game=toy', '--house={"a":[1]}'], flags).values.house).toEqual({ a: [1] });
  });
});

describe('what is refused', () => {
  test.each([
    [['--game', 'toy', '--gmaes', '3'], 'Unknown flag --gmaes. Did you mean --games?'],
    [['--game', 'toy', '-x'], 'Unknown flag -x.'],
    [['--game', 'toy', '--constructor', 'x'], 'Unknown flag --constructor.'],
    [['--game', 'toy', '--game', 'toy'], '--game was given twice.'],
    [['--check'], '--game ID is missing.'],
    [['--game'], '--game needs a value: --game ID.'],
    [['--game', '--check'], '--game needs a value: --game ID.'],
    [['--game', 'toy', '--check=yes'], '--check takes no value.'],
    [['--game', 'toy', '--games', '0'], '--games takes a whole number of at least 1, not "0".'],
    [['--game', 'toy', '--games', '2.5'], '--games takes a whole number of at least 1, not "2.5".'],
    [['--game', 'toy', '--games', ''], '--games takes a whole number of at least 1, not "".'],
    [['--game', 'toy', '--games', '1e999'], '--games takes a whole number of at least 1, not "1e999".'],
    [['--game', 'toy', '--gods', 'ra,,isis'], '--gods takes names separated by commas, not "ra,,isis".'],
    [['--game', 'toy', '--house', '{'], '--house takes JSON, not "{".'],
  ])('%j', (line, sentence) => {
    expect(() => parse(line, flags)).toThrow(new UsageError(sentence));
  });
});

test('a hint is given for a slip only', () => {
  expect(nearest('simulte', ['simulate', 'serve'])).toBe(' Did you mean simulate?');
  expect(nearest('paint', ['simulate', 'serve'])).toBe('');
});
