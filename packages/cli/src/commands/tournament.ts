import { BOT_NAMES } from '@ennead/bots';
import { text, UsageError, whole } from '../arguments.ts';
import { columns } from '../columns.ts';
import { command } from '../command.ts';

const STORAGES = ['sqlite', 'postgres'] as const;

export const tournament = command({
  name: 'tournament',
  summary:
    'Runs a tournament of simulated people on a server of its own and adds its standings up again by hand.',
  flags: {
    game: text('NAME', 'ankh or kemet (ankh)'),
    people: whole('N', 'how many take part (24)', 3, 24),
    rounds: whole('N', 'rounds (3)', 1, 3),
    seats: whole('N', 'people at a table (4)', 2, 4),
    storage: text('NAME', 'sqlite or postgres (sqlite)'),
    bot: text('NAME', 'who answers for them: any bot (easy)'),
    seed: text('TEXT', 'what decides about their answers (one)'),
  },
  examples: [
    ['tournament', 'twenty-four people play three rounds of Ankh'],
    ['tournament --game kemet --storage postgres', 'the same with Kemet on a Postgres of its own'],
  ],
  async run(
    { game = 'ankh', people, rounds, seats, storage = 'sqlite', bot: name = 'easy', seed = 'one' },
    _rest,
    context,
  ) {
    const chosen = STORAGES.find((name) => name === storage);
    if (chosen === undefined)
      throw new UsageError(`--storage must be ${STORAGES.join(' or ')}, not ${storage}.`);
    const bot = BOT_NAMES.find((each) => each === name);
    if (bot === undefined) throw new UsageError(`--bot must be one of ${BOT_NAMES.join(', ')}, not ${name}.`);
    const { rehearse } = await import('@ennead/server/tournament');
    const wish = { game, people, rounds, seats, storage: chosen, bot, seed, log: context.err };
    const { status, tables, answers, standings, wrong } = await rehearse(wish);
    context.out(`${status}: ${tables} tables, ${answers} answers`);
    const rows = standings.map(({ rank, person, points, wins, opponents, games }) =>
      [rank, person.name, points, wins, opponents, games].map(String),
    );
    for (const line of columns([['rank', 'who', 'points', 'wins', 'opponents', 'games'], ...rows]))
      context.out(line);
    for (const line of wrong) context.out(`wrong: ${line}`);
    return wrong.length === 0 ? 0 : 1;
  },
});
