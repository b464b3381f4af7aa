import { expect, test } from 'vitest';
import { type Counted, statisticsOf } from './statistics.ts';

const result = (more: Partial<Counted>): Counted => ({
  game: 'ankh',
  variant: 'middle-kingdom',
  players: 3,
  as: 'ra',
  place: 1,
  won: true,
  points: 20,
  sources: { battles: 12, majorities: 9, lost: -1 },
  ...more,
});

test('games are put together by game, the most played first', () => {
  const kemet = result({ game: 'kemet', variant: 'short', as: 'southern' });
  expect(statisticsOf([kemet, result({}), result({})]).map(({ game, all }) => [game, all.games])).toEqual([
    ['ankh', 2],
    ['kemet', 1],
  ]);
});

test('of what is played as often the names go by the alphabet, and who came in at a place twice came in there twice', () => {
  const [ankh] = statisticsOf(['set', 'ra', 'isis'].map((as, at) => result({ as, place: at === 0 ? 3 : 1 })));
  expect(ankh?.as.map(({ name }) => name)).toEqual(['isis', 'ra', 'set']);
  expect(ankh?.all.places).toEqual([2, 0, 1]);
});

test('who played as nobody in particular is counted with the others, not by that', () => {
  const [toy] = statisticsOf([result({ as: '', variant: '' })]);
  expect(toy).toMatchObject({ all: { games: 1 }, as: [], variants: [] });
});

test('wins, places, points and sources are counted for each god, scenario and number of players', () => {
  const [ankh] = statisticsOf([
    result({}),
    result({ as: 'isis', place: 3, won: false, points: 5, sources: { battles: 5 } }),
    result({ players: 4, variant: 'flood', place: 2, won: false, points: 7, sources: { majorities: 7 } }),
  ]);
  expect(ankh?.all).toEqual({ games: 3, won: 1, points: 32, places: [1, 1, 1] });
  expect(ankh?.as).toEqual([
    { name: 'ra', tally: { games: 2, won: 1, points: 27, places: [1, 1] } },
    { name: 'isis', tally: { games: 1, won: 0, points: 5, places: [0, 0, 1] } },
  ]);
  expect(ankh?.variants.map(({ name, tally }) => [name, tally.games])).toEqual([
    ['middle-kingdom', 2],
    ['flood', 1],
  ]);
  expect(ankh?.players.map(({ name, tally }) => [name, tally.games])).toEqual([
    ['3', 2],
    ['4', 1],
  ]);
  expect(ankh?.sources).toEqual([
    { name: 'battles', points: 17 },
    { name: 'majorities', points: 16 },
    { name: 'lost', points: -1 },
  ]);
});

test('who has played nothing has no statistics', () => {
  expect(statisticsOf([])).toEqual([]);
});
