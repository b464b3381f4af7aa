import type { GameStatistics, Tally } from '@ennead/wire';

/** What statistics need of one result. */
export interface Counted {
  readonly game: string;
  readonly variant: string;
  readonly players: number;
  readonly as: string;
  readonly place: number;
  readonly won: boolean;
  readonly points: number;
  readonly sources: Readonly<Record<string, number>>;
}

/** Somebody's results put together by game, god or city, scenario or length, and number of players. Most played first. */
export function statisticsOf(results: readonly Counted[]): GameStatistics[] {
  return grouped(results, ({ game }) => game).map(([game, own]) => ({
    game,
    all: tallyOf(own),
    as: tallies(own, ({ as }) => as),
    variants: tallies(own, ({ variant }) => variant),
    players: tallies(own, ({ players }) => String(players)),
    sources: sourcesOf(own),
  }));
}

function grouped(results: readonly Counted[], key: (result: Counted) => string): [string, Counted[]][] {
  return [...Map.groupBy(results, key)].sort(([a, x], [b, y]) => y.length - x.length || a.localeCompare(b));
}

function tallies(results: readonly Counted[], key: (result: Counted) => string) {
  return grouped(results, key)
    .filter(([name]) => name !== '')
    .map(([name, own]) => ({ name, tally: tallyOf(own) }));
}

function tallyOf(results: readonly Counted[]): Tally {
  const last = Math.max(...results.map(({ place }) => place));
  return {
    games: results.length,
    won: results.filter(({ won }) => won).length,
    points: results.reduce((sum, { points }) => sum + points, 0),
    places: Array.from({ length: last }, (_, at) => results.filter(({ place }) => place === at + 1).length),
  };
}

function sourcesOf(results: readonly Counted[]): GameStatistics['sources'] {
  const sums = new Map<string, number>();
  for (const { sources } of results)
    for (const [name, points] of Object.entries(sources)) sums.set(name, (sums.get(name) ?? 0) + points);
  return [...sums].map(([name, points]) => ({ name, points })).sort((a, b) => b.points - a.points);
}
