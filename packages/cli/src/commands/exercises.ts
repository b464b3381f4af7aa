import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Exercise } from '@ennead/bots';
import type { Game } from '@ennead/kernel';
import { required, text, UsageError, whole } from '../arguments.ts';
import { command } from '../command.ts';
import { exercisesIn } from '../exercises/collect.ts';
import { gameCalled } from '../games.ts';
import { progress } from '../progress.ts';

/** The numbers of players that games are played with, in turn. */
const PLAYERS = [2, 3, 4] as const;

interface Collection {
  /** How many games were looked through. */
  readonly games: number;
  readonly exercises: readonly Exercise[];
}

export const exercises = command({
  name: 'exercises',
  summary: 'Finds moments with one clearly best answer in games between bots.',
  flags: {
    game: required(text('ankh|kemet', 'the game')),
    count: whole('N', 'how many are wanted in all (60)', 1, 60),
    seed: text('S', 'names the games that are looked through (1)'),
    out: required(text('FILE', 'the collection; one that is there goes on')),
  },
  examples: [
    [
      'exercises --game kemet --count 80 --out kemet.json',
      'eighty exercises, written down as they are found',
    ],
  ],
  async run({ game: id, count, seed = '1', out }, _rest, context) {
    const game = await gameCalled(context.games, id);
    let { games, exercises: found } = read(out);
    const bar = progress(context, count, 'exercises');
    for (; found.length < count; games++) {
      const setup = game.setup({ players: PLAYERS[games % PLAYERS.length] });
      if (!setup.ok) throw new UsageError(setup.problem.message);
      const more = exercisesIn(game, setup.value, `${seed} ${games}`, count, found);
      found = [...found, ...more].slice(0, count);
      write(out, { games: games + 1, exercises: found });
      bar.done(found.length);
    }
    bar.clear();
    context.out(`${found.length} exercises from ${games} games of ${nameOf(game)} in ${out}`);
    return 0;
  },
});

const nameOf = ({ id }: Game) => `${id.charAt(0).toUpperCase()}${id.slice(1)}`;

function read(file: string): Collection {
  return existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as Collection)
    : { games: 0, exercises: [] };
}

/** One exercise a line, so that a change shows what changed. */
function write(file: string, { games, exercises: found }: Collection): void {
  const lines = found.map((exercise) => JSON.stringify(exercise)).join(',\n');
  writeFileSync(file, `{"games":${games},"exercises":[\n${lines}\n]}\n`);
}
