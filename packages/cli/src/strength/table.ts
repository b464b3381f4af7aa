import { existsSync, globSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { hash, missing } from '@ennead/kernel';
import { UsageError } from '../arguments.ts';
import type { Effort } from '../bots.ts';
import { columns } from '../columns.ts';
import { readJson } from '../files.ts';
import { root } from '../root.ts';
import { interval } from '../simulate/tally.ts';
import { goalOf, verdictOf } from './goals.ts';
import type { Origin } from './origin.ts';
import type { Pairing } from './pairings.ts';
import type { OneGame } from './play.ts';
import { keyed, type PlayKeys } from './play-keys.ts';

/** What the games of one pairing have shown so far. */
export interface Strength {
  readonly game: string;
  readonly players: number;
  readonly bots: readonly string[];
  /** What hard and expert may spend on a decision; those below take their share of it. */
  readonly nodesOfHard?: number;
  readonly millisecondsOfHard?: number;
  readonly seed: string;
  readonly games: number;
  /** Games won by the first bot; a shared win is split. */
  readonly won: number;
  readonly share: number;
  readonly interval95: readonly [low: number, high: number];
  readonly nobody: number;
  readonly violations: number;
  /** Processor time of all games. */
  readonly seconds: number;
  /** Over all final states. */
  readonly hash: string;
}

/** A table of strengths, as it is kept under bench/bots. */
export interface StrengthTable extends Origin {
  readonly format: 1;
  /** How bots play, see `playKeys`. Later commits that play alike go on with the table. */
  readonly play: PlayKeys;
  readonly settings: string;
  readonly series: readonly Strength[];
}

const SETTINGS =
  'ennead strength, seats rotated; the share is that of the first bot named; milliseconds are of processor time on one core';

export function newTable(
  origin: Origin,
  play: PlayKeys,
  before: readonly StrengthTable[] = [],
): StrengthTable {
  const table = { format: 1, ...origin, play, settings: SETTINGS, series: [] } as const;
  return before.reduce((taken, earlier) => takenOver(taken, earlier), table as StrengthTable);
}

/** A table with those series of an earlier one in which bots played as they do now. */
function takenOver(table: StrengthTable, { play, series }: StrengthTable): StrengthTable {
  const isAlike = ({ game, players }: Strength) =>
    play[keyed(game, players)] === table.play[keyed(game, players)];
  const isLonger = (one: Strength) =>
    one.games > (table.series.find((each) => isSame(each, one))?.games ?? 0);
  return series.filter((each) => isAlike(each) && isLonger(each)).reduce(withSeries, table);
}

const FOLDER = join(root, 'bench/bots');

/** Where the table of bots that play so is kept, or will be. */
export function fileFor({ date, commit }: Origin, play: PlayKeys, folder = FOLDER): string {
  const begun = keptIn(folder).find(([, table]) => hash(table.play) === hash(play));
  return begun?.[0] ?? join(folder, `${date}-${commit}.json`);
}

/** All tables that are kept; those of before there were names by game and number of players are only for people to read. */
export function tablesKept(folder = FOLDER): StrengthTable[] {
  return keptIn(folder).map(([, table]) => table);
}

function keptIn(folder: string): (readonly [file: string, table: StrengthTable])[] {
  return globSync('*.json', { cwd: folder })
    .sort()
    .map((name) => join(folder, name))
    .map((file) => [file, readJson(file) as StrengthTable] as const)
    .filter(([, { play }]) => typeof play === 'object');
}

/** A table begun earlier, or undefined; one of bots that played otherwise cannot be gone on with. */
export function readTable(file: string, play: PlayKeys): StrengthTable | undefined {
  if (!existsSync(file)) return undefined;
  const table = readJson(file) as Partial<StrengthTable> | null;
  if (table?.format !== 1 || !Array.isArray(table.series))
    throw new UsageError(`${file} is not a strength table.`);
  if (hash(table.play ?? null) !== hash(play))
    throw new UsageError(
      `${file} was started with bots that play otherwise; choose another file with --file.`,
    );
  return table as StrengthTable;
}

/** Written beside and put in place at once: a run that is ended leaves a whole table. */
export function writeTable(file: string, table: StrengthTable): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.new`, `${JSON.stringify(table, null, 2)}\n`);
  renameSync(`${file}.new`, file);
}

/** The series of a pairing in a table; an empty one if it was not begun. */
export function seriesOf(
  { series }: StrengthTable,
  { game, players, bots }: Pairing,
  seed: string,
  { nodes, milliseconds }: Effort,
): Strength {
  const effort = {
    ...(nodes === undefined ? {} : { nodesOfHard: nodes }),
    ...(milliseconds === undefined ? {} : { millisecondsOfHard: milliseconds }),
  };
  const named = { game, players, bots, ...effort, seed };
  return (
    series.find((each) => isSame(each, named)) ?? {
      ...named,
      games: 0,
      won: 0,
      share: 0,
      interval95: [0, 1],
      nobody: 0,
      violations: 0,
      seconds: 0,
      hash: hash([]),
    }
  );
}

type Named = Omit<
  Strength,
  'games' | 'won' | 'share' | 'interval95' | 'nobody' | 'violations' | 'seconds' | 'hash'
>;

function isSame(one: Named, other: Named): boolean {
  const key = ({ game, players, bots, nodesOfHard, millisecondsOfHard, seed }: Named) =>
    hash({ game, players, bots, nodesOfHard, millisecondsOfHard, seed });
  return key(one) === key(other);
}

/** One more game. */
export function withGame(before: Strength, { result: played, seconds }: OneGame): Strength {
  const games = before.games + 1;
  const won = before.won + (played.wins[before.bots[0] ?? missing()] ?? 0);
  const [low, high] = interval(won, games);
  return {
    ...before,
    games,
    won,
    share: fine(won / games),
    interval95: [fine(low), fine(high)],
    nobody: before.nobody + played.nobody,
    violations: before.violations + played.violations.length,
    seconds: Math.round((before.seconds + seconds) * 10) / 10,
    hash: hash([before.hash, played.hash]),
  };
}

const fine = (share: number) => Math.round(share * 10_000) / 10_000;

export function withSeries(table: StrengthTable, changed: Strength): StrengthTable {
  const at = table.series.findIndex((each) => isSame(each, changed));
  return { ...table, series: at < 0 ? [...table.series, changed] : table.series.with(at, changed) };
}

/** The table for people. */
export function tableLines({ commit, date, series }: StrengthTable): string[] {
  const percent = (share: number) => `${(share * 100).toFixed(1)}%`;
  const rows = series.map((each) => [
    each.game,
    String(each.players),
    each.bots.join(','),
    effortOf(each),
    String(each.games),
    percent(each.share),
    each.interval95.map(percent).join(' to '),
    standing(each),
    (each.seconds / Math.max(1, each.games)).toFixed(1),
  ]);
  const head = ['game', 'players', 'bots', 'hard has', 'games', 'won', '95% interval', 'goal', 's a game'];
  return [`${commit} of ${date}`, ...columns([head, ...rows], [1, 4, 5, 8])];
}

/** The goal of a series, and whether it is met. */
function standing(series: Strength): string {
  const goal = goalOf(series);
  if (goal === null) return '';
  const [from, to] = [goal.from, goal.to].map((share) => Math.round(share * 100));
  const range = to === 100 ? `from ${from}%` : `${from} to ${to}%`;
  return `${range}: ${verdictOf(goal, series.won, series.games)}`;
}

function effortOf({ nodesOfHard, millisecondsOfHard }: Strength): string {
  if (millisecondsOfHard !== undefined) return `${millisecondsOfHard} ms`;
  return nodesOfHard === undefined ? '' : `${nodesOfHard} nodes`;
}
