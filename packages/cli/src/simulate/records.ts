import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MatchRecord } from '@ennead/kernel';
import { UsageError } from '../arguments.ts';
import { reasonOf } from '../files.ts';

/** Opens a folder for match records; each record becomes a file named after game, players and seed. */
export function recordsIn(folder: string): (record: MatchRecord, players: number) => void {
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    throw new UsageError(`Cannot write to ${folder}: ${reasonOf(error)}.`);
  }
  return (record, players) => {
    const name = `${record.game}-${players}p-${record.seed.replaceAll(/[^A-Za-z0-9._-]/g, '_')}.json`;
    writeFileSync(join(folder, name), `${JSON.stringify(record)}\n`);
  };
}
