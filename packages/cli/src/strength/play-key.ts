import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hash } from '@ennead/kernel';
import { type GameRegistry, gameCalled } from '../games.ts';
import { root } from '../root.ts';

const BOTS = join(root, 'packages/bots/src');
/** Keeps hashes of what bots think and answer, so it changes with whatever changes that, in a game or in the kernel. */
const THOUGHTS = 'thoughts.test.ts';
const NO_PART_IN_PLAY = /\.test\.ts$|(^|\/)(testing|training|review|exercises)\//;

/**
 * Names how bots play: their sources, what they are known to think, and the version of each game's rules. A kernel or a
 * game that only became faster has the same name, so a series goes on after such work: with nodes its games come out the same;
 * in a time all bots look at a few more worlds, which counts for less than chance (five times as many gained nothing at Kemet).
 */
export async function playKey(registry: GameRegistry, bots = BOTS): Promise<string> {
  const rules: [string, number][] = [];
  for (const id of Object.keys(registry)) rules.push([id, (await gameCalled(registry, id)).rules]);
  const sources = globSync('**/*.ts', { cwd: bots })
    .filter((file) => file === THOUGHTS || !NO_PART_IN_PLAY.test(file))
    .sort()
    .map((file) => [file, readFileSync(join(bots, file), 'utf8')]);
  return hash([rules, sources]);
}
