import { relative } from 'node:path';
import { names, nearest, text, toggle, UsageError, whole } from '../arguments.ts';
import type { Effort } from '../bots.ts';
import { command } from '../command.ts';
import { root } from '../root.ts';
import { inOrder, openCrew } from '../strength/crew.ts';
import { goalOf, isDecided } from '../strength/goals.ts';
import { originNow } from '../strength/origin.ts';
import { type Pairing, pairingsOf } from '../strength/pairings.ts';
import { playKeys } from '../strength/play-keys.ts';
import {
  fileFor,
  newTable,
  readTable,
  seriesOf,
  tableLines,
  tablesKept,
  withGame,
  withSeries,
  writeTable,
} from '../strength/table.ts';

export const strength = command({
  name: 'strength',
  summary: 'Measures how strong the bots are and saves the results. Continues where it left off.',
  flags: {
    only: names('NAME,..', 'these pairings, such as ankh-2-expert-hard (all)'),
    games: whole('N', 'games of each pairing (200)', 1, 200),
    budget: whole(
      'MS',
      'milliseconds of processor time that hard and expert have for a decision',
      1,
      undefined,
    ),
    nodes: whole('N', 'worlds that hard and expert may play out for a decision', 1, undefined),
    seed: text('S', 'names the series (strength)'),
    jobs: whole('N', 'games to run in parallel, one per core (1)', 1, 1),
    minutes: whole('N', 'stop after this many minutes; run the same command to continue', 1, undefined),
    file: text('FILE', 'where the table is kept (bench/bots/<date>-<commit>.json)'),
    sure: toggle('end a pairing as soon as it surely meets or misses its goal'),
    show: toggle('print the saved results without playing'),
  },
  examples: [
    ['strength --nodes 300', 'every pairing, hard with 300 worlds a decision'],
    ['strength --only ankh-4-hard-easy --budget 1000', 'one pairing, hard with a second'],
    ['strength --budget 200 --jobs 4 --minutes 60', 'one hour on four cores; run again to continue'],
    ['strength --budget 200 --games 400 --sure', 'up to 400 games of each, fewer where the goal is clear'],
    ['strength --show', 'results so far for the current bots'],
  ],
  async run(values, _rest, context) {
    const { games, nodes, budget: milliseconds, seed = 'strength', minutes, show } = values;
    const pairings = chosen(pairingsOf(Object.keys(context.games)), values.only);
    const effort: Effort = { nodes, milliseconds };
    const until = minutes === undefined ? Number.POSITIVE_INFINITY : performance.now() + minutes * 60_000;
    const origin = originNow();
    const play = await playKeys(context.games);
    const file = values.file ?? fileFor(origin, play);
    const before = values.file === undefined ? tablesKept() : [];
    let table = readTable(file, play) ?? newTable(origin, play, before);
    const crew = openCrew(values.jobs, context.games);
    const isLate = () => performance.now() >= until;
    for (const pairing of show ? [] : pairings) {
      if (isLate()) break;
      let series = seriesOf(table, pairing, seed, effort);
      const tell = () =>
        context.show?.(`${pairing.name}: ${series.games} of ${games} games, ${series.won} won`);
      const playOne = (number: number) => crew.play({ pairing, effort, seed, number });
      const goal = values.sure ? goalOf(series) : null;
      const isSure = () => goal !== null && isDecided(goal, series.won, series.games);
      tell();
      if (isSure()) continue;
      for await (const game of inOrder(playOne, series.games, games, crew.ahead)) {
        series = withGame(series, game);
        table = withSeries(table, series);
        writeTable(file, table);
        tell();
        if (isLate() || isSure()) break;
      }
    }
    await crew.close();
    context.show?.('');
    for (const line of tableLines(table)) context.out(line);
    if (!show) context.err(`saved as ${relative(root, file)}`);
    return table.series.some(({ violations }) => violations > 0) ? 1 : 0;
  },
});

function chosen(known: readonly Pairing[], only: readonly string[] | undefined): readonly Pairing[] {
  const all = known.map(({ name }) => name);
  for (const name of only ?? [])
    if (!all.includes(name))
      throw new UsageError(
        `There is no pairing "${name}"; there are ${all.join(', ')}.${nearest(name, all)}`,
      );
  return only === undefined ? known : known.filter(({ name }) => only.includes(name));
}
