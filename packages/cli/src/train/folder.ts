import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { NetFile, TrainingGame } from '@ennead/bots/training';
import { UsageError } from '../arguments.ts';

/** What a training is for and how it goes about it; a folder holds one training. */
export interface Settings {
  readonly game: string;
  readonly rules: number;
  readonly players: readonly number[];
  readonly hidden: number;
  readonly lambda: number;
  readonly margin: number;
  readonly seed: string;
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
  net: NetFile | null;
  add(game: TrainingGame): void;
  learned(point: CurvePoint, net: NetFile | null): void;
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
  const kept = read('net.json');
  const open: TrainingFolder = {
    games,
    curve,
    net: kept === null ? null : (JSON.parse(kept) as NetFile),
    add(game) {
      games.push(game);
      appendFileSync(at('games.jsonl'), `${JSON.stringify(game)}\n`);
    },
    learned(point, net) {
      curve.push(point);
      write('curve.json', curve);
      if (net === null) return;
      open.net = net;
      write('net.json', net);
    },
  };
  return open;
}
