import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { names, text, toggle, UsageError, whole } from '../arguments.ts';
import { columns } from '../columns.ts';
import { type Context, command } from '../command.ts';
import { gameCalled } from '../games.ts';
import { AT_A_TABLE, openLeague, type Standing } from '../ratings/league.ts';
import { root } from '../root.ts';
import { originNow } from '../strength/origin.ts';

export const ratings = command({
  name: 'ratings',
  summary: 'Recalculates all results and ratings from the logs, or rates the bots in a league of their own.',
  flags: {
    recalculate: toggle('make results and ratings again; stop the server first where it uses SQLite'),
    data: text('DIR', 'data folder (ENNEAD_DATA, else ./data; DATABASE_URL names a Postgres)'),
    bots: whole('N', 'rate random, easy and hard in N games of each game', 1, undefined),
    game: names('NAME,..', 'these games only (all)'),
    nodes: whole('N', 'worlds that easy and hard may play out for a decision (48)', 1, 48),
    seed: text('S', 'names the league (ratings)'),
    save: toggle('keep the figures in bench/ratings'),
  },
  examples: [
    ['ratings --recalculate', 'after restoring a backup, or a change of how games are rated'],
    ['ratings --bots 1000 --save', 'a thousand games of Ankh and of Kemet between the bots'],
  ],
  async run(values, _rest, context) {
    if (values.recalculate) return recalculateAll(values.data, context);
    if (values.bots === undefined) throw new UsageError('Say --recalculate, or --bots and how many games.');
    return rateBots({ ...values, bots: values.bots }, context);
  },
});

async function recalculateAll(data: string | undefined, context: Context): Promise<number> {
  const { games, openDatabase, readConfig } = await import('@ennead/server');
  const { recalculate } = await import('@ennead/server/ratings');
  const config = readConfig({ ...process.env, ...(data === undefined ? {} : { ENNEAD_DATA: data }) });
  const file = join(config.dataFolder, 'ennead.sqlite');
  const db = await openDatabase({ url: config.databaseUrl, file });
  const tell = (details: object, message: string) => context.err(`${message}: ${JSON.stringify(details)}`);
  const log = { info: () => {}, warn: tell, error: tell };
  try {
    const done = await recalculate({ db, games, log, now: db.now }, (count) =>
      context.show?.(`${count} games`),
    );
    context.show?.('');
    context.out(`${done.games} games counted, ${done.rated} of them rated`);
  } finally {
    await db.close();
  }
  return 0;
}

interface LeagueValues {
  readonly bots: number;
  readonly game: readonly string[] | undefined;
  readonly nodes: number;
  readonly seed: string | undefined;
  readonly save: boolean;
}

async function rateBots(values: LeagueValues, context: Context): Promise<number> {
  const { bots: count, nodes, seed = 'ratings', save } = values;
  const leagues: { game: string; games: number; standings: Standing[] }[] = [];
  let inOrder = true;
  for (const id of values.game ?? Object.keys(context.games)) {
    const game = await gameCalled(context.games, id);
    const setup = game.setup({ players: AT_A_TABLE });
    if (!setup.ok) throw new UsageError(setup.problem.message);
    const league = await openLeague(game, setup.value, `${seed} ${id}`, nodes);
    for (let number = 0; number < count; number++) {
      league.play(number);
      context.show?.(`${id}: ${number + 1} of ${count} games`);
    }
    const standings = league.standings();
    leagues.push({ game: id, games: count, standings });
    if (standings.map(({ bot }) => bot).join(' ') !== 'random easy hard') inOrder = false;
  }
  context.show?.('');
  const rows = leagues.flatMap(({ game, standings }) =>
    standings.map(({ bot, rating, spread, games, won }) => [
      game,
      bot,
      String(rating),
      `± ${spread}`,
      `${won} of ${games}`,
    ]),
  );
  for (const line of columns([['game', 'bot', 'rating', '', 'won'], ...rows])) context.out(line);
  if (save) {
    const origin = originNow();
    const file = join(
      root,
      'bench/ratings',
      `${origin.date}-${origin.commit}${(values.game ?? []).map((id) => `-${id}`).join('')}.json`,
    );
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `${JSON.stringify({ ...origin, nodes, seed, leagues }, null, 2)}\n`);
    context.err(`saved as ${relative(root, file)}`);
  }
  return inOrder ? 0 : 1;
}
