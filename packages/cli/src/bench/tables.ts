import { columns } from '../columns.ts';
import type { Figure } from './clock.ts';
import type { Round } from './commits.ts';
import type { EngineFigures } from './engine.ts';
import type { LighthouseFigures, MemoryFigures, PageFigures, Spread, TapFigures } from './page.ts';
import type { BenchReport } from './report.ts';

interface Column {
  readonly name: string;
  readonly higher: boolean;
  read(engine: EngineFigures): Figure;
  show(value: number): string;
}

const round = (value: number) => Math.round(value).toLocaleString('en');
const fine = (value: number) => value.toFixed(2);
const one = (value: number): Figure => ({ best: value, median: value });

const COLUMNS: readonly Column[] = [
  { name: 'decisions/s', higher: true, read: (engine) => engine.decisionsPerSecond, show: round },
  { name: 'games/s', higher: true, read: (engine) => engine.gamesPerSecond, show: round },
  { name: 'clone µs', higher: false, read: (engine) => engine.cloneMicroseconds, show: fine },
  { name: 'hash µs', higher: false, read: (engine) => engine.hashMicroseconds, show: fine },
  { name: 'view µs', higher: false, read: (engine) => engine.viewMicroseconds, show: fine },
  { name: 'replay ms', higher: false, read: (engine) => engine.replayMilliseconds, show: fine },
  { name: 'bytes', higher: false, read: (engine) => one(engine.stateBytes.most), show: round },
];

const NUMBERS = [1, ...COLUMNS.map((_, at) => at + 2)];

/** The median of every figure. */
export function reportLines({
  engines,
  bundle,
  page,
  taps,
  memory = [],
  lighthouse = [],
  commit,
  machine,
}: BenchReport): string[] {
  const table = columns(
    [
      ['game', 'players', ...COLUMNS.map(({ name }) => name)],
      ...engines.map((engine) => [
        engine.game,
        String(engine.players),
        ...COLUMNS.map(({ read, show }) => show(read(engine).median)),
      ]),
    ],
    NUMBERS,
  );
  const sizes = Object.entries(bundle ?? {}).map(([kind, { files, bytes, gzip }]) => [
    kind,
    String(files),
    round(bytes),
    round(gzip),
  ]);
  return [
    `${commit} on ${machine.cpu}, ${machine.cores} cores, node ${machine.node}; medians, one core`,
    ...table,
    ...(bundle === undefined
      ? ['the page is not built, so no bundle sizes']
      : ['', ...columns([['page', 'files', 'bytes', 'gzip'], ...sizes], [1, 2, 3])]),
    ...(page === undefined ? [] : ['', ...pageLines(page)]),
    ...(taps === undefined ? [] : ['', ...tapLines(taps)]),
    ...(memory.length === 0 ? [] : ['', ...memoryLines(memory)]),
    ...(lighthouse.length === 0 ? [] : ['', ...lighthouseLines(lighthouse)]),
  ];
}

const spread = ({ median, p95, most }: Spread) => [median, p95, most].map((value) => value.toFixed(1));

function lighthouseLines(pages: readonly LighthouseFigures[]): string[] {
  const rows = [
    ['Lighthouse', 'performance', 'runs', 'accessibility', 'best practices', 'seo'],
    ...pages.map((each) => [
      each.page,
      String(each.performance),
      each.runs.join(' '),
      String(each.accessibility),
      String(each['best-practices']),
      String(each.seo),
    ]),
  ];
  return columns(rows, [1, 3, 4, 5]);
}

function tapLines(taps: readonly TapFigures[]): string[] {
  return columns(
    [
      ['tap, ms', '', 'slower', 'taps', 'wait', 'p95', 'most', 'work', 'p95', 'most'],
      ...taps.map(({ game, place, taps, wait, work, slower = 1 }) => [
        game,
        place,
        String(slower),
        String(taps),
        ...spread(wait),
        ...(work === undefined ? ['', '', ''] : spread(work)),
      ]),
    ],
    [2, 3, 4, 5, 6, 7, 8, 9],
  );
}

function memoryLines(tables: readonly MemoryFigures[]): string[] {
  return tables.flatMap(({ game, held }) =>
    columns(
      [
        ['held', 'table', 'moves', 'heap KB', 'code', 'data', 'nodes', 'listeners'],
        ...held.map(({ table = 1, moves, heapKb, codeKb, nodes, listeners }) => [
          game,
          ...[table, moves, heapKb].map(String),
          ...(codeKb === undefined ? ['', ''] : [codeKb, heapKb - codeKb].map(String)),
          ...[nodes, listeners].map(String),
        ]),
      ],
      [1, 2, 3, 4, 5, 6, 7],
    ),
  );
}

function pageLines(page: readonly PageFigures[]): string[] {
  return columns(
    [
      ['update, ms', '', 'script', 'p95', 'most', 'rendering', 'p95', 'most'],
      ...page.map(({ game, place, script, rendering }) => [
        game,
        place,
        ...spread(script),
        ...spread(rendering),
      ]),
    ],
    [2, 3, 4, 5, 6, 7],
  );
}

/** How many times as much as before, for every figure that both reports have. */
export function compareLines(now: BenchReport, before: BenchReport): string[] {
  const rows = now.engines.flatMap((engine) => {
    const old = before.engines.find(
      ({ game, players }) => game === engine.game && players === engine.players,
    );
    if (old === undefined) return [];
    const ratios = COLUMNS.map((column) =>
      ratio(column.read(engine).median / column.read(old).median, column.higher),
    );
    return [[engine.game, String(engine.players), ...ratios]];
  });
  const same = now.machine.cpu === before.machine.cpu && now.machine.node === before.machine.node;
  return [
    '',
    `against ${before.commit} of ${before.date.slice(0, 10)}${same ? '' : ` on ${before.machine.cpu}, node ${before.machine.node}`}; + is better, - worse by more than 5%`,
    ...columns([['game', 'players', ...COLUMNS.map(({ name }) => name)], ...rows], NUMBERS),
    ...bundleChange(now, before),
    ...pageChange(now, before),
  ];
}

/** Per figure the ratio in the middle of all rounds, with the lowest and the highest. */
export function roundLines(rounds: readonly Round[], commit: string): string[] {
  const [first] = rounds;
  if (first === undefined) return [];
  const rows = first.now.engines.flatMap(({ game, players }) => {
    const ratios = rounds.flatMap(({ now, before }) => {
      const [mine, old] = [now, before].map(({ engines }) =>
        engines.find((engine) => engine.game === game && engine.players === players),
      );
      return mine && old ? [COLUMNS.map(({ read }) => read(mine).median / read(old).median)] : [];
    });
    if (ratios.length === 0) return [];
    const cells = COLUMNS.map(({ higher }, at) => {
      const sorted = ratios.map((row) => row[at] ?? Number.NaN).sort((a, b) => a - b);
      const [low, high] = [sorted[0], sorted.at(-1)].map((value) => value?.toFixed(2));
      return `${ratio(middle(sorted), higher)} ${low}-${high}`;
    });
    return [[game, String(players), ...cells]];
  });
  return [
    `${first.now.commit} against ${commit}: ratio, lowest-highest of ${rounds.length} rounds; + is better, - worse by more than 5%`,
    ...columns([['game', 'players', ...COLUMNS.map(({ name }) => name)], ...rows], NUMBERS),
  ];
}

function middle(sorted: readonly number[]): number {
  const [low, high] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  return ((low ?? Number.NaN) + (high ?? Number.NaN)) / 2;
}

function bundleChange(now: BenchReport, before: BenchReport): string[] {
  return Object.entries(now.bundle ?? {}).flatMap(([kind, { gzip }]) => {
    const old = before.bundle?.[kind];
    return old === undefined ? [] : [`${kind} gzip ${ratio(gzip / old.gzip, false)}`];
  });
}

function pageChange(now: BenchReport, before: BenchReport): string[] {
  return (now.page ?? []).flatMap(({ game, place, script }) => {
    const old = before.page?.find((other) => other.game === game && other.place === place);
    return old === undefined
      ? []
      : [`update of ${game}, ${place}: script ${ratio(script.median / old.script.median, false)}`];
  });
}

const NOISE = 1.05;

function ratio(times: number, higher: boolean): string {
  const gain = higher ? times : 1 / times;
  const mark = gain > NOISE ? '+' : gain < 1 / NOISE ? '-' : ' ';
  return `${times.toFixed(2)}${mark}`;
}
