import { relative } from 'node:path';
import { missing } from '@ennead/kernel';
import { names, required, text, UsageError, whole } from '../arguments.ts';
import { command } from '../command.ts';
import { gameCalled } from '../games.ts';
import { root } from '../root.ts';
import { originNow } from '../strength/origin.ts';
import { openThread } from '../thread.ts';
import { fitNet } from '../train/fit-net.ts';
import { openFolder } from '../train/folder.ts';
import { type GameTask, gatherGame } from '../train/gather.ts';

/** Games before the first fit, and how many times as many before each of the next. */
const FIRST = 200;
const MORE = 1.6;

export const train = command({
  name: 'train',
  summary: 'Trains the net that expert judges positions with. Continues where it left off.',
  flags: {
    game: required(text('ID', 'the game')),
    players: required(names('N,..', 'numbers of players the net is for, such as 2 or 3,4,5')),
    minutes: whole('N', 'how long (30)', 1, 30),
    games: whole('N', 'stop gathering after this many games', 1, undefined),
    jobs: whole('N', 'games to run in parallel, one per core (1)', 1, 1),
    hidden: whole('N', 'hidden units (16)', 1, 16),
    seed: text('S', 'names the series of games (train)'),
    folder: text('FOLDER', 'where games, settings, curve and net are kept (training/<game>-<players>)'),
  },
  examples: [
    ['train --game kemet --players 2 --minutes 60', 'an hour on one core; run again to continue'],
    ['train --game ankh --players 3,4,5 --minutes 120 --jobs 4', 'one net for three to five players'],
  ],
  async run(values, _rest, context) {
    const { game, minutes, games: most = Number.POSITIVE_INFINITY, jobs, hidden, seed = 'train' } = values;
    const players = values.players.map(Number);
    if (players.some((count) => !Number.isInteger(count) || count < 2))
      throw new UsageError('--players takes numbers of players, such as 2 or 3,4,5');
    const { rules } = await gameCalled(context.games, game);
    const path = values.folder ?? `training/${game}-${players.join('-')}`;
    const settings = { game, rules, players, hidden, lambda: 0.9, margin: 0.2, seed };
    const folder = openFolder(path, settings);
    const until = performance.now() + minutes * 60_000;
    const threads = jobs === 1 ? [] : Array.from({ length: jobs }, openGatherer);
    const gather = (task: GameTask, at: number) =>
      jobs === 1 ? gatherGame(task) : (threads[at] ?? missing()).ask(task);
    let number = folder.games.length + folder.curve.length;
    let next = Math.max(FIRST, Math.ceil((folder.curve.at(-1)?.games ?? 0) * MORE));
    const isOver = () => performance.now() >= until || folder.games.length >= most;
    while (!isOver()) {
      while (!isOver() && folder.games.length < next) {
        const { net } = folder;
        const tasks = Array.from({ length: Math.max(1, jobs) }, () => ({
          game,
          players,
          seed: `${seed}-${number++}`,
          net,
        }));
        for (const played of await Promise.all(tasks.map(gather))) if (played !== null) folder.add(played);
        context.show?.(`${folder.games.length} games of ${Math.min(next, most)} before the next fit`);
      }
      if (folder.games.length < 2) continue;
      next = Math.ceil(folder.games.length * MORE);
      const { commit, date } = originNow();
      const made = {
        command: `npx ennead train --game ${game} --players ${players.join()} --hidden ${hidden} --seed ${seed}`,
        commit,
        date,
        games: folder.games.length,
      };
      const fitted = await fitNet(folder.games, settings, made, (point) =>
        context.show?.(
          `${point.games} games, epoch ${point.epoch}: ${point.lossOfNet}, without ${point.lossOfJudgement}`,
        ),
      );
      for (const [i, point] of fitted.points.entries())
        folder.learned(point, i + 1 === fitted.points.length ? fitted.net : null);
    }
    await Promise.all(threads.map((thread) => thread.close()));
    context.show?.('');
    for (const { games, epoch, lossOfNet, lossOfJudgement } of folder.curve)
      context.out(
        `${games} games, epoch ${epoch}: off by ${lossOfNet}, the judgement alone by ${lossOfJudgement}`,
      );
    context.err(`saved in ${relative(root, path) || path}`);
    return 0;
  },
});

function openGatherer() {
  return openThread<GameTask, Awaited<ReturnType<typeof gatherGame>>>(
    new URL('../train/worker.ts', import.meta.url),
  );
}
