import {
  appendFileSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import type { NetFile, TrainingGame } from '@ennead/bots/training';
import { UsageError } from '../arguments.ts';

/** What a training is for and how it goes about it; a folder holds one training. */
export interface Settings {
  readonly game: string;
  readonly rules: number;
  readonly players: readonly number[];
  readonly hidden: number;
  /** Corrects the net that ships; absent: a net from scratch. */
  readonly onto?: boolean;
  readonly lambda: number;
  readonly margin: number;
  readonly seed: string;
  /** Games before the first fit whose net plays on, and how many times as many before each of the next. */
  readonly first: number;
  readonly more: number;
  readonly pace: {
    readonly epochs: number;
    readonly slower: number;
    readonly rate: number;
    readonly batch: number;
    readonly decay: number;
    readonly directRate: number;
    readonly directDecay: number;
  };
}

/** One fit: what it had to learn from and how far off it is on games it has not seen. */
export interface CurvePoint {
  readonly games: number;
  readonly samples: number;
  readonly epoch: number;
  readonly lossOfNet: number;
  readonly lossOfJudgement: number;
  readonly at: string;
}

/** Where a training keeps its games, its settings, its curve and its best net. */
export interface TrainingFolder {
  readonly games: TrainingGame[];
  readonly curve: CurvePoint[];
  /** The number that the next game has. */
  next(): number;
  /** The net that plays while games are gathered: that of the last fit at its time, or none yet. */
  player(): NetFile | null;
  /** The net of the last fit. */
  net(): NetFile | null;
  add(game: TrainingGame): void;
  /** Keeps what a fit came to; `after` says after how many games, if it is to play on. */
  learned(points: readonly CurvePoint[], net: NetFile, after: number | null): void;
  write(name: string, content: unknown): void;
}

/** Opens a training, or goes on with one that has the same settings. */
export function openFolder(folder: string, settings: Settings): TrainingFolder {
  mkdirSync(folder, { recursive: true });
  const at = (name: string) => join(folder, name);
  const read = (name: string) => (existsSync(at(name)) ? readFileSync(at(name), 'utf8') : null);
  const write = (name: string, content: unknown) => {
    writeFileSync(at(`${name}.new`), `${JSON.stringify(content, null, 1)}\n`);
    renameSync(at(`${name}.new`), at(name));
  };
  const known = read('settings.json');
  if (known !== null && JSON.stringify(JSON.parse(known)) !== JSON.stringify(settings))
    throw new UsageError(`${folder} holds a training with other settings; choose another with --folder.`);
  write('settings.json', settings);
  const lines = (read('games.jsonl') ?? '').split('\n').filter((line) => line.endsWith('}'));
  const games = lines.map((line) => JSON.parse(line) as TrainingGame);
  const curve = JSON.parse(read('curve.json') ?? '[]') as CurvePoint[];
  const played = globSync('player-*.json', { cwd: folder })
    .map((name) => Number(/\d+/.exec(name)?.[0] ?? 0))
    .sort((a, b) => a - b)
    .at(-1);
  let player = played === undefined ? null : (JSON.parse(read(`player-${played}.json`) ?? 'null') as NetFile);
  return {
    games,
    curve,
    next: () => numberOf(games.at(-1)) + 1,
    player: () => player,
    net: () => JSON.parse(read('net.json') ?? 'null') as NetFile | null,
    write,
    add(game) {
      games.push(game);
      appendFileSync(at('games.jsonl'), `${JSON.stringify(game)}\n`);
    },
    learned(points, net, after) {
      curve.push(...points);
      write('curve.json', curve);
      write('net.json', net);
      if (after === null) return;
      player = net;
      write(`player-${after}.json`, net);
    },
  };
}

/** The number of a game is the end of its seed; some numbers have no game. */
function numberOf(game: TrainingGame | undefined): number {
  return game === undefined ? -1 : Number(/\d+$/.exec(game.seed)?.[0] ?? -1);
}
