import { text, toggle, whole } from '../arguments.ts';
import type { Pace } from '../bench/clock.ts';
import { command } from '../command.ts';
import { gameCalled } from '../games.ts';

const LARGEST_TABLE = 8;

export const bench = command({
  name: 'bench',
  summary: 'Benchmarks the engines on one core and the size of the web app.',
  flags: {
    game: text('ID', 'only this game'),
    players: whole('N', 'only this number of players', 1, undefined),
    repeat: whole('MS', 'milliseconds of one repeat of random play (600)', 1, 600),
    repeats: whole('N', 'how many repeats (5)', 1, 5),
    growth: toggle('measure instead what must not cost more the more there is of it; fails when it does'),
    most: whole('N', 'the largest size for --growth (10000)', 100, 10_000),
    page: toggle('also measure page updates in a browser (takes a few minutes)'),
    save: toggle('save the result as bench/<date>-<commit>.json'),
    compare: text(
      'FILE|latest|COMMIT',
      'compare with a saved result, or run another commit in turn with this',
    ),
    json: toggle('print one object on one line'),
  },
  examples: [
    ['bench', 'everything'],
    ['bench --game kemet --players 2', 'one engine'],
    ['bench --page', 'how long the page takes to show a move, too'],
    ['bench --growth', 'long games, full lobbies, many finished games: the curves must be flat'],
    ['bench --save', 'keep the figures with commit and machine'],
    ['bench --compare latest', 'faster or slower than the last figures kept'],
    ['bench --compare HEAD~1 --game kemet', 'both commits run in turn, with the spread of the ratios'],
  ],
  async run(values, _rest, context) {
    if (values.growth) {
      const { measureGrowth } = await import('../bench/growth.ts');
      return measureGrowth(values.most, values.json, context);
    }
    const { measureCommits } = await import('../bench/commits.ts');
    const { bundleSizes } = await import('../bench/bundle.ts');
    const { measureEngine } = await import('../bench/engine.ts');
    const { isSaved, readReport, reportOf, saveReport } = await import('../bench/report.ts');
    const { compareLines, reportLines, roundLines } = await import('../bench/tables.ts');
    const { measurePage } = await import('../bench/page.ts');
    if (values.compare !== undefined && !isSaved(values.compare)) {
      const { game, players, repeat, repeats } = values;
      const plan = { game, players, repeat, rounds: repeats };
      const { commit, rounds } = measureCommits(values.compare, plan, (line) => context.show?.(line));
      if (values.json) context.out(JSON.stringify({ commit, rounds }));
      else for (const line of roundLines(rounds, commit)) context.out(line);
      return 0;
    }
    const before = values.compare === undefined ? undefined : readReport(values.compare);
    const pace: Pace = { warmUp: values.repeat, repeat: values.repeat, repeats: values.repeats };
    const ids = values.game === undefined ? Object.keys(context.games) : [values.game];
    const tables = values.players === undefined ? upTo(LARGEST_TABLE) : [values.players];
    const engines = [];
    for (const id of ids) {
      const game = await gameCalled(context.games, id);
      for (const players of tables) {
        const setup = game.setup({ players });
        if (!setup.ok) continue;
        context.show?.(`${id}, ${players} players`);
        engines.push(measureEngine(game, setup.value, pace));
      }
    }
    if (values.page) context.show?.('the page in a browser');
    const page = values.page ? measurePage(values.game) : undefined;
    context.show?.('');
    const report = reportOf(engines, bundleSizes(), page);
    const saved = values.save ? saveReport(report) : undefined;
    if (values.json) context.out(JSON.stringify(report));
    else
      for (const line of [...reportLines(report), ...(before ? compareLines(report, before) : [])])
        context.out(line);
    if (saved !== undefined) context.err(`saved as ${saved}`);
    return 0;
  },
});

function upTo(most: number): number[] {
  return Array.from({ length: most }, (_, i) => i + 1);
}
