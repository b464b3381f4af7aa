import { relative } from 'node:path';
import type { TrainingGame } from '@ennead/bots/training';
import { names, required, text, toggle, UsageError, whole } from '../arguments.ts';
import { command } from '../command.ts';
import { gameCalled } from '../games.ts';
import { root } from '../root.ts';
import { interval } from '../simulate/tally.ts';
import { originNow } from '../strength/origin.ts';
import { openThread } from '../thread.ts';
import { type Check, checkNet } from '../train/check-net.ts';
import { fitNet } from '../train/fit-net.ts';
import { openFolder, type Settings, type TrainingFolder } from '../train/folder.ts';
import { type GameTask, gatherGame } from '../train/gather.ts';

/** Games before the first fit, and how many times as many before each of the next. */
const FIRST = 200;
const MORE = 1.6;
/** How a net is fitted. */
const PACE = {
  epochs: 4,
  slower: 0.7,
  rate: 0.0005,
  batch: 64,
  decay: 0.5,
  directRate: 0.02,
  directDecay: 0.01,
};
/** Share of what came later from turn to turn, and of the final margin. */
const AIMS = { lambda: 0.95, margin: 0.2 };

export const train = command({
  name: 'train',
  summary: 'Trains the net that expert judges positions with. Continues where it left off.',
  flags: {
    game: required(text('ID', 'the game')),
    players: required(names('N,..', 'numbers of players the net is for, such as 2 or 2,3,4,5')),
    minutes: whole('N', 'how long to gather games (30)', 1, 30),
    games: whole('N', 'stop gathering after this many games', 1, undefined),
    first: whole('N', 'games before the first fit; its net plays on (200)', 1, FIRST),
    jobs: whole('N', 'games to run in parallel, one per core (1)', 1, 1),
    hidden: whole('N', 'hidden units (8)', 1, 8),
    onto: toggle('correct the net that ships: only learn what inputs count as they are'),
    check: whole('N', 'games against expert as it was for each number of players, at the end (0)', 0, 0),
    budget: whole('MS', 'processor time for a decision in those games (50)', 1, 50),
    seed: text('S', 'names the series of games (train)'),
    folder: text('FOLDER', 'where games, settings, curve and net are kept (training/<game>-<players>)'),
  },
  examples: [
    ['train --game kemet --players 2 --minutes 60', 'an hour on one core; run again to continue'],
    ['train --game ankh --players 2,3,4,5 --minutes 120 --jobs 4', 'one net for every number of players'],
    ['train --game ankh --players 3,4,5 --onto', 'correct the net that ships for more players'],
    ['train --game ankh --players 2 --games 600 --check 100', 'then see if the net is worth having'],
  ],
  async run(values, _rest, context) {
    const { game, minutes, jobs, first, onto, seed = 'train' } = values;
    const hidden = onto ? 0 : values.hidden;
    const players = values.players.map(Number);
    if (players.some((count) => !Number.isInteger(count) || count < 2))
      throw new UsageError('--players takes numbers of players, such as 2 or 2,3,4,5');
    const { rules } = await gameCalled(context.games, game);
    const path = values.folder ?? `training/${game}-${players.join('-')}${onto ? '-onto' : ''}`;
    const settings: Settings = {
      ...{ game, rules, players, hidden, ...(onto ? { onto } : {}) },
      ...{ ...AIMS, seed, first, more: MORE, pace: PACE },
    };
    const folder = openFolder(path, settings);
    const show = (line: string) => context.show?.(line);
    const until = performance.now() + minutes * 60_000;
    const most = values.games ?? Number.POSITIVE_INFINITY;
    const crew = openGatherers(jobs);
    for (;;) {
      const next = nextFit(settings, folder);
      await gather(folder, settings, crew, Math.min(next, most), until, show);
      const isDue = folder.games.length === next;
      if (folder.games.length > 1 && folder.curve.at(-1)?.games !== folder.games.length)
        await fit(folder, settings, isDue, show);
      if (!isDue || next >= most || performance.now() >= until) break;
    }
    await crew.close();
    const net = folder.net();
    if (net !== null && values.check > 0) {
      const trial = { seed, milliseconds: values.budget, games: values.check, onto };
      const checked = await checkNet(net, trial, (check) => show(lineOf(check)));
      folder.write('net.json', { ...net, made: { ...net.made, checked } });
      for (const check of checked) context.out(lineOf(check));
    }
    show('');
    for (const { games, epoch, lossOfNet, lossOfJudgement } of folder.curve)
      context.out(
        `${games} games, epoch ${epoch}: off by ${lossOfNet}, the judgement alone by ${lossOfJudgement}`,
      );
    context.err(`saved in ${relative(root, path) || path}`);
    return 0;
  },
});

/** How many games there are when the next net is fitted that plays on. */
function nextFit({ first, more }: Settings, { games }: TrainingFolder): number {
  let next = first;
  while (next <= games.length) next = Math.ceil(next * more);
  return next;
}

/** Which net plays a game follows from its number, so that the same line comes to the same games. */
async function gather(
  folder: TrainingFolder,
  { game, players, seed, onto = false }: Settings,
  crew: Gatherers,
  most: number,
  until: number,
  show: (line: string) => void,
): Promise<void> {
  let number = folder.next();
  while (folder.games.length < most && performance.now() < until) {
    const net = onto ? null : folder.player();
    const count = Math.min(crew.jobs, most - folder.games.length);
    const tasks = Array.from({ length: count }, () => ({
      ...{ game, players, seed: `${seed}-${number++}`, net, onto },
    }));
    for (const played of await crew.play(tasks)) if (played !== null) folder.add(played);
    show(`${folder.games.length} games of ${most} before the next fit`);
  }
}

async function fit(
  folder: TrainingFolder,
  settings: Settings,
  playsOn: boolean,
  show: (line: string) => void,
): Promise<void> {
  const { game, players, hidden, seed, first, onto } = settings;
  const games = folder.games.length;
  const { commit, date } = originNow();
  const made = {
    command: `npx ennead train --game ${game} --players ${players.join()} --games ${games} --first ${first} ${onto ? '--onto' : `--hidden ${hidden}`} --seed ${seed}`,
    commit,
    date,
    games,
  };
  const { points, net } = await fitNet(folder.games, settings, made, (point) =>
    show(`${point.games} games, epoch ${point.epoch}: ${point.lossOfNet}, without ${point.lossOfJudgement}`),
  );
  folder.learned(points, net, playsOn ? games : null);
}

function lineOf({ players, games, won }: Check): string {
  const percent = (share: number) => `${Math.round(100 * share)}%`;
  const [low, high] = interval(won, games);
  return `${players} players: won ${won} of ${games} (${percent(low)} to ${percent(high)}; ${percent(1 / players)} is even)`;
}

interface Gatherers {
  readonly jobs: number;
  play(tasks: readonly GameTask[]): Promise<readonly (TrainingGame | null)[]>;
  close(): Promise<void>;
}

function openGatherers(jobs: number): Gatherers {
  const threads = jobs === 1 ? [] : Array.from({ length: jobs }, openGatherer);
  return {
    jobs,
    play: (tasks) => Promise.all(tasks.map((task, at) => threads[at]?.ask(task) ?? gatherGame(task))),
    async close() {
      await Promise.all(threads.map((thread) => thread.close()));
    },
  };
}

function openGatherer() {
  return openThread<GameTask, Awaited<ReturnType<typeof gatherGame>>>(
    new URL('../train/worker.ts', import.meta.url),
  );
}
