import { beforeAll, expect, test } from 'vitest';
import { setLocale } from '../../i18n/locale.ts';
import { placeOfProblem, problemWords } from './problem-words.ts';
import { load, t } from './words.ts';

beforeAll(async () => {
  await setLocale('en');
  await load();
});

test('pieces and things are called by their names, what is no piece as it is written', () => {
  expect(problemWords({ kind: 'nobodys', piece: 'temple', at: 'B5' })).toBe('Temple on B5 needs an owner.');
  expect(problemWords({ kind: 'no-piece', piece: 'tower', at: 'B5' })).toBe(
    'B5 has an unknown piece: tower.',
  );
  expect(problemWords({ kind: 'water', thing: 'grey space', at: 'C6' })).toBe(
    `${t('thing.grey')} on C6: that is water.`,
  );
});

test('a problem points at its space, if it has one', () => {
  expect(placeOfProblem({ kind: 'two-pieces', at: 'B5' })).toBe('B5');
  expect(placeOfProblem({ kind: 'cities', count: 1 })).toBeNull();
});

test('a scenario for one number of players says that number once', () => {
  const words = (least: number, most: number) => problemWords({ kind: 'players', least, most, players: 2 });
  expect(words(4, 4)).toBe('This scenario is for 4 players; the map has 2.');
  expect(words(3, 5)).toBe('This scenario is for 3 to 5 players; the map has 2.');
});
