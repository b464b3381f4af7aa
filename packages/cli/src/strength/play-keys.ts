import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hash } from '@ennead/kernel';
import { readJson } from '../files.ts';
import { type GameRegistry, gameCalled } from '../games.ts';
import { root } from '../root.ts';
import { TABLES } from './pairings.ts';

/** By game and number of players, such as "ankh-2": names how bots play there. */
export type PlayKeys = Readonly<Record<string, string>>;

const BOTS = join(root, 'packages/bots/src');
/** By game and number of players: hashes of what bots think and answer, so they change with whatever changes that. */
const THOUGHTS = 'thoughts.json';
const NO_PART_IN_PLAY = /\.test\.ts$|(^|\/)(testing|training|review|exercises)\//;
/** What bots make of their time, which thoughts do not show: those have so many worlds each. */
const IN_TIME = /^(thinking|levels|settled)\.ts$/;

export const keyed = (game: string, players: number) => `${game}-${players}`;

/**
 * Names how bots play each game at each number of players: the version of its rules, what bots are known to think there, and the
 * sources that say how they spend their time. A game without thoughts has its folder and all that games share in the name. Work
 * that leaves thoughts as they were leaves the name, so a series goes on after it: with nodes its games come out the same; in a
 * time all bots may look at a few more worlds, which counts for less than chance (five times as many gained nothing at Kemet).
 */
export async function playKeys(registry: GameRegistry, bots = BOTS): Promise<PlayKeys> {
  const thoughts = readJson(join(bots, THOUGHTS)) as Record<string, Record<number, unknown>>;
  const ids = Object.keys(registry);
  const sources = globSync('**/*.ts', { cwd: bots })
    .filter((file) => !NO_PART_IN_PLAY.test(file))
    .sort()
    .map((file) => [file, readFileSync(join(bots, file), 'utf8')] as const);
  const isOf = (id: string) => (file: string) => file.startsWith(`${id}/`);
  const shared = sources.filter(
    ([file]) => !Object.keys({ ...thoughts, ...registry }).some((id) => isOf(id)(file)),
  );
  const inTime = shared.filter(([file]) => IN_TIME.test(file));
  const keys: Record<string, string> = {};
  for (const id of ids) {
    const { rules } = await gameCalled(registry, id);
    const own = sources.filter(([file]) => isOf(id)(file));
    for (const players of TABLES) {
      const thought = thoughts[id]?.[players];
      keys[keyed(id, players)] = hash(
        thought === undefined ? [rules, shared, own] : [rules, inTime, thought],
      );
    }
  }
  return keys;
}
