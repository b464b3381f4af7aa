import { globSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { readRecord, verify as verifyRecord } from '@ennead/kernel';
import { toggle, UsageError } from '../arguments.ts';
import { command } from '../command.ts';
import { readJson, reasonOf } from '../files.ts';
import { type GameRegistry, gameCalled } from '../games.ts';
import { progress } from '../progress.ts';

export const verify = command({
  name: 'verify',
  summary: 'Replays match records and compares every result and hash.',
  takes: 'DIR|FILE...',
  flags: { json: toggle('print one object on one line') },
  examples: [
    ['verify packages/ankh/games', 'every record in a folder and the folders in it'],
    ['verify a.json b.json --json', 'two records, for a script'],
  ],
  async run(values, rest, context) {
    if (rest.length === 0) throw new UsageError('Give at least one match record or folder.');
    const files = rest.flatMap(filesOf);
    const failures: { file: string; code: string; message: string }[] = [];
    const bar = progress(context, files.length, 'records');
    let moves = 0;
    for (const [number, file] of files.entries()) {
      const checked = await check(context.games, file);
      if ('moves' in checked) moves += checked.moves;
      else failures.push({ file, ...checked });
      bar.done(number + 1);
    }
    bar.clear();
    const verified = files.length - failures.length;
    if (values.json) context.out(JSON.stringify({ records: files.length, verified, moves, failures }));
    else {
      context.out(`${verified} of ${files.length} records replay as recorded, ${moves} moves`);
      for (const { file, message } of failures) context.out(`${file}: ${message}`);
    }
    return failures.length > 0 ? 1 : 0;
  },
});

/** A folder means every JSON file in it, at any depth. */
function filesOf(path: string): string[] {
  try {
    if (!statSync(path).isDirectory()) return [path];
  } catch (error) {
    throw new UsageError(`Cannot read ${path}: ${reasonOf(error)}.`);
  }
  const files = globSync('**/*.json', { cwd: path }).map((name) => join(path, name));
  if (files.length === 0) throw new UsageError(`No match records in ${path}.`);
  return files.sort();
}

async function check(
  games: GameRegistry,
  file: string,
): Promise<{ moves: number } | { code: string; message: string }> {
  // A file that is no JSON is a bad record like any other, not a slip of the typist.
  const read = jsonOf(file);
  if ('problem' in read) return read.problem;
  const record = readRecord(read.json);
  if (!record.ok) return record.problem;
  if (!Object.hasOwn(games, record.value.game))
    return { code: 'other-game', message: `Unknown game "${record.value.game}".` };
  const game = await gameCalled(games, record.value.game);
  try {
    const verified = verifyRecord(game, record.value);
    return verified.ok ? { moves: verified.value.moves.length } : verified.problem;
  } catch (error) {
    return { code: 'fault', message: `The rules engine failed: ${(error as Error).message}` };
  }
}

function jsonOf(file: string): { json: unknown } | { problem: { code: string; message: string } } {
  try {
    return { json: readJson(file) };
  } catch (error) {
    if (error instanceof UsageError) return { problem: { code: 'bad-record', message: error.message } };
    throw error;
  }
}
