import { nearest, text, toggle, UsageError, whole } from '../arguments.ts';
import { columns } from '../columns.ts';
import { command } from '../command.ts';

export const effects = command({
  name: 'effects',
  summary: 'Plays random games of Ankh until every effect has happened, and lists them.',
  flags: {
    chapter: text('NAME', 'only this: "base game", "pharaohs", a scenario'),
    games: whole('N', 'give up on a chapter after this many games (1000)', 1, 1000),
    json: toggle('print one object on one line'),
  },
  examples: [
    ['effects', 'how often each god, guardian, power, card, scenario and pharaoh was used'],
    ['effects --chapter great-rebuilding', 'one scenario'],
  ],
  async run(values, _rest, context) {
    const { CHAPTERS, reach } = await import('@ennead/ankh/effects');
    const names = CHAPTERS.map(({ name }) => name);
    const { chapter = '' } = values;
    if (chapter !== '' && !names.includes(chapter))
      throw new UsageError(`There is no chapter "${chapter}".${nearest(chapter, names)}`);
    const results = [];
    for (const each of CHAPTERS) {
      if (chapter !== '' && each.name !== chapter) continue;
      context.show?.(each.name);
      const { games, effects: reached, missed } = reach(each, values.games);
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
