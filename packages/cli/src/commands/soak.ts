import { required, text, toggle, UsageError, whole } from '../arguments.ts';
import { columns } from '../columns.ts';
import { command } from '../command.ts';

export const soak = command({
  name: 'soak',
  summary: 'Plays many tables at once against a running server and measures it.',
  flags: {
    url: required(text('URL', 'address of the server; of several processes on one database, with commas')),
    tables: whole('N', 'how many tables at once (20)', 1, 20),
    seconds: whole('S', 'how long (30)', 1, 30),
    rate: whole('N', 'moves per second across all tables (as fast as possible)', 1, undefined),
    attackers: toggle('measure for as long again with an attacker of every kind beside'),
    json: toggle('print one object on one line'),
  },
  examples: [
    ['soak --url http://localhost:8080 --tables 200 --seconds 60', 'two hundred tables as fast as they can'],
    [
      'soak --url http://localhost:8080 --tables 50 --seconds 30 --rate 500 --json',
      'a steady load, for a script',
    ],
    [
      'soak --url http://localhost:8080 --tables 50 --seconds 120 --rate 200 --attackers',
      'what attackers cost honest people',
    ],
  ],
  async run({ url, tables, seconds, rate, attackers, json }, _rest, context) {
    const urls = url.split(',');
    for (const each of urls) {
      if (!URL.canParse(each)) throw new UsageError(`--url ${each} is not a valid address.`);
      if (await answers(each)) continue;
      context.err(`No server answers at ${each}.`);
      return 1;
    }
    const { soak: play } = await import('@ennead/server/soak');
    const result = await play({ urls, tables, seconds, attackers, ...(rate === undefined ? {} : { rate }) });
    if (json) context.out(JSON.stringify(result));
    else
      for (const line of columns(Object.entries(result).map(([name, value]) => [name, String(value)])))
        context.out(line);
    return result.errors + result.lost > 0 ? 1 : 0;
  },
});

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(new URL('/healthz', url))).ok;
  } catch {
    return false;
  }
}
