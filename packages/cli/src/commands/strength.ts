import { join, relative } from 'node:path';
import { names, text, toggle, UsageError, whole } from '../arguments.ts';
import { seating } from '../bots.ts';
import { type Context, command } from '../command.ts';
import { gameCalled } from '../games.ts';
import { root } from '../root.ts';
import { playSeries } from '../simulate/series.ts';
import { processorSeconds } from '../streams.ts';
import { originNow } from '../strength/origin.ts';
import { type Pairing, pairingsOf } from '../strength/pairings.ts';
import {
  type Effort,
  newTable,
  readTable,
  seriesOf,
  type StrengthTable,
  tableLines,
  withGame,
  withSeries,
  writeTable,
} from '../strength/table.ts';

export const strength = command({
  name: 'strength',
  summary: 'Measures how strong the bots are, and keeps the table; goes on where it was ended.',
  flags: {
    only: names('NAME,..', 'these pairings, such as ankh-4-hard-easy (all)'),
    games: whole('N', 'games of each pairing (200)', 1, 200),
    budget: whole('MS', 'milliseconds of processor time that hard has for a decision', 1, undefined),
    nodes: whole('N', 'worlds that hard may play out for a decision', 1, undefined),
    seed: text('S', 'names the series (strength)'),
    minutes: whole('N', 'end after so many minutes; the same line goes on later', 1, undefined),
    file: text('FILE', 'where the table is kept (bench/bots/<date>-<commit>.json)'),
    show: toggle('print the table as it is and play nothing'),
  },
  examples: [
    ['strength --nodes 300', 'every pairing, hard with 300 worlds a decision'],
    ['strength --only ankh-4-hard-easy --budget 1000', 'one pairing, hard with a second'],
    ['strength --budget 200 --minutes 60 --file table.json', 'an hour of it; again to go on'],
  ],
  async run(values, _rest, context) {
    const origin = originNow();
    const file = values.file ?? join(root, 'bench/bots', `${origin.date}-${origin.commit}.json`);
    let table = readTable(file, origin.sources) ?? newTable(origin);
    const effort: Effort = { nodes: values.nodes, milliseconds: values.budget };
    const until = values.minutes === undefined ? Number.POSITIVE_INFINITY : Date.now() + values.minutes * 60_000;
    const known = pairingsOf(Object.keys(context.games));
    for (const pairing of values.show ? [] : chosen(known, values.only)) {
      const play = await player(context, pairing, values.seed ?? 'strength', effort);
      for (;;) {
        const series = seriesOf(table, pairing, values.seed ?? 'strength', effort);
        if (series.games >= values.games || Date.now() >= until) break;
        context.show?.(`${pairing.name}: ${series.games} of ${values.games} games, ${series.won} won`);
        table = withSeries(table, play(series));
        writeTable(file, table);
      }
    }
    context.show?.('');
    for (const line of tableLines(table)) context.out(line);
    if (!values.show) context.err(`kept as ${relative(root, file)}`);
    return table.series.some(({ violations }) => violations > 0) ? 1 : 0;
  },
});
