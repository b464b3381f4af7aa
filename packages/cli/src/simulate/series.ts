import { type BaseSetup, chanceFrom, type Game, hash } from '@ennead/kernel';
import type { Chair, Player } from '../bots.ts';
import { type Played, play } from './play.ts';
import { count, openTally, seated, type Tally } from './tally.ts';

export interface Series {
  readonly game: Game;
  readonly setup: BaseSetup;
  readonly games: number;
  /** The number of the first game; absent: 0. Seed and seats of a game follow from its number. */
  readonly from?: number;
  readonly seed: string;
  /** The bot of each seat in the first game. */
  readonly bots: readonly string[];
  sit(bot: string, chair: Chair): Player;
  readonly check: boolean;
}

export interface SeriesResult extends Tally {
  readonly decisions: number;
  readonly seconds: number;
  /** Each with the seed of its game. */
  readonly violations: readonly string[];
  /** Over all final states. */
  readonly hash: string;
}

/** Plays a series of games. `after` is told of each one. */
export function playSeries(series: Series, after: (played: Played, number: number) => void): SeriesResult {
  const { game, setup, games, from = 0, seed, bots, check } = series;
  const tally = openTally(bots);
  const hashes: string[] = [];
  const violations: string[] = [];
  let decisions = 0;
  const started = performance.now();
  for (let number = from; number < from + games; number++) {
    const names = seated(bots, number);
    const gameSeed = `${seed}-${number}`;
    const players = names.map((name, seat) =>
      series.sit(name, { game, seat, seed: `${gameSeed} seat ${seat}` }),
    );
    const played = play(game, setup, gameSeed, players, chanceFrom(`${gameSeed} order`), check);
    decisions += played.decisions;
    hashes.push(played.record.hash);
    for (const sentence of played.violations) violations.push(`seed ${gameSeed}, ${sentence}`);
    if (played.violations.length === 0) count(tally, played.record.result, names);
    after(played, number);
  }
  const seconds = (performance.now() - started) / 1000;
  return { ...tally, decisions, seconds, violations, hash: hash(hashes) };
}
