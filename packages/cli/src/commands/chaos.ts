import { text, toggle, UsageError, whole } from '../arguments.ts';
import { columns } from '../columns.ts';
import { command } from '../command.ts';

const STORAGES = ['sqlite', 'postgres'] as const;

export const chaos = command({
  name: 'chaos',
  summary:
    'Plays on this machine while everything goes wrong, then compares what was acknowledged with what is there.',
  flags: {
    minutes: whole('N', 'how long for each storage (10)', 1, 10),
    storage: text('NAME', 'only sqlite or only postgres (first one, then the other)'),
    processes: whole('N', 'processes on one Postgres (3)', 1, 3),
    tables: whole('N', 'how many tables at once (12)', 1, 12),
    seed: text('TEXT', 'what decides about the faults (a new one)'),
    json: toggle('print one object on one line for each storage'),
  },
  examples: [
    ['chaos --minutes 30', 'half an hour of SQLite, half an hour of Postgres with three processes'],
    ['chaos --storage postgres --minutes 5 --seed storm', 'the same faults in the same order every time'],
  ],
  async run({ minutes, storage, processes, tables, seed, json }, _rest, context) {
    const chosen = STORAGES.filter((name) => storage === undefined || name === storage);
    if (chosen.length === 0)
      throw new UsageError(`--storage must be ${STORAGES.join(' or ')}, not ${storage}.`);
    const { chaos: play } = await import('@ennead/server/chaos');
    let isSound = true;
    for (const name of chosen) {
      const report = await play({
        storage: name,
        minutes,
        processes,
        tables,
        seed: seed ?? crypto.randomUUID(),
        log: context.err,
      });
      isSound &&= report.isSound;
      if (json) context.out(JSON.stringify({ storage: name, ...report }));
      else for (const line of linesOf(name, report)) context.out(line);
    }
    return isSound ? 0 : 1;
  },
});

type Report = Awaited<ReturnType<typeof import('@ennead/server/chaos').chaos>>;

function linesOf(
  storage: string,
  { faults, untried, broken, died, late, stuck, ...figures }: Report,
): string[] {
  return [
    storage,
    ...columns([
      ...Object.entries(figures).map(([name, value]) => [name, String(value)]),
      ['untried', untried.join(', ') || 'nothing'],
      ...[...broken, ...died, ...late, ...stuck].map((line) => ['wrong', line]),
    ]),
    ...columns([
      ['fault', 'times', 'median', 'slowest', 'pulses'],
      ...faults.map(({ name, times, medianMs, slowestMs, slowestPulses }) => [
        name,
        String(times),
        `${medianMs} ms`,
        `${slowestMs} ms`,
        String(slowestPulses),
      ]),
    ]),
  ];
}
