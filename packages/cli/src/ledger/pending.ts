import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { UsageError } from '../arguments.ts';
import { readJson } from '../files.ts';

/** docs/rules/pending.json: what the ledger lets pass, and why. */
export interface Pending {
  /** Chapters under way: file to groups of ids. */
  readonly pending: Readonly<Record<string, readonly string[]>>;
  /** Groups that need no test: group to the reason. */
  readonly informative: Readonly<Record<string, string>>;
}

export function readPending(folder: string): Pending {
  const path = join(folder, 'pending.json');
  if (!existsSync(path)) return { pending: {}, informative: {} };
  const { pending = {}, informative = {} } = readJson(path) as Partial<Pending>;
  if (!Object.values(pending).every(Array.isArray) || typeof informative !== 'object')
    throw new UsageError(
      `${path}: "pending" maps files to lists of groups, "informative" groups to reasons.`,
    );
  return { pending, informative };
}
