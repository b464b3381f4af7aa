import { nearest, text, toggle, UsageError, whole } from '../arguments.ts';
import { columns } from '../columns.ts';
import { command } from '../command.ts';

export const effects = command({
  name: 'effects',
  summary: 'Plays random games of Ankh and Kemet until every effect has happened, and lists them.',
  flags: {
    chapter: text('NAME', 'only this: "base game", "pharaohs", a scenario of Ankh, "kemet"'),
    games: whole('N', 'give up on a chapter after this many games (1000)', 1, 1000),
    json: toggle('print one object on one line'),
  },
  examples: [
    [
      'effects',
      'how often each god, guardian, power, card, scenario, pharaoh, tile and intervention was used',
    ],
    ['effects --chapter great-rebuilding', 'one scenario'],
  ],
  async run(values, _rest, context) {
    const chapters = await chaptersOfAllGames();
    const names = chapters.map(({ name }) => name);
    const { chapter = '' } = values;
    if (chapter !== '' && !names.includes(chapter))
      throw new UsageError(`There is no chapter "${chapter}".${nearest(chapter, names)}`);
    const results = [];
    for (const each of chapters) {
      if (chapter !== '' && each.name !== chapter) continue;
      context.show?.(each.name);
      const { games, effects: reached, missed } = each.reach(values.games);
      const rows = reached.map(({ name, rule, times }) => ({ name, rule, times }));
      results.push({ chapter: each.name, games, effects: rows, missed });
    }
    context.show?.('');
    if (values.json) context.out(JSON.stringify({ chapters: results }));
    else
      for (const { chapter: name, games, effects: rows } of results) {
        context.out(`${name}, after ${games} ${games === 1 ? 'game' : 'games'}:`);
        const cells = rows.map((row) => [`  ${row.times}`, row.rule, row.name]);
        for (const line of columns(cells, [0])) context.out(line);
      }
    const missed = results.flatMap((result) => result.missed.map((name) => `${result.chapter}: ${name}`));
    for (const name of missed) context.err(`never happened: ${name}`);
    return missed.length > 0 ? 1 : 0;
  },
});

/** What a part of a game can do, and how often it did in random play. */
interface Chapter {
  readonly name: string;
  reach(most: number): {
    readonly games: number;
    readonly effects: readonly { readonly name: string; readonly rule: string; readonly times: number }[];
    readonly missed: readonly string[];
  };
}

async function chaptersOfAllGames(): Promise<Chapter[]> {
  const [ankh, kemet] = await Promise.all([import('@ennead/ankh/effects'), import('@ennead/kemet/effects')]);
  return [
    ...ankh.CHAPTERS.map((chapter) => ({
      name: chapter.name,
      reach: (most: number) => ankh.reach(chapter, most),
    })),
    ...kemet.CHAPTERS.map((chapter) => ({
      name: chapter.name,
      reach: (most: number) => kemet.reach(chapter, most),
    })),
  ];
}
