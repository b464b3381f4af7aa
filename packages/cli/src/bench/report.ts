import { execFileSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { UsageError } from '../arguments.ts';
import { readJson } from '../files.ts';
import { root } from '../root.ts';
import type { BundleSizes } from './bundle.ts';
import type { EngineFigures } from './engine.ts';
import type { LighthouseFigures, MemoryFigures, PageFigures, PageMeasurement, TapFigures } from './page.ts';

/** One run of the benchmark, as it is kept under bench/. */
export interface BenchReport {
  readonly format: 1;
  readonly date: string;
  readonly commit: string;
  readonly machine: {
    readonly cpu: string;
    readonly cores: number;
    readonly node: string;
    readonly system: string;
  };
  readonly engines: readonly EngineFigures[];
  readonly bundle?: BundleSizes;
  readonly page?: readonly PageFigures[];
  readonly taps?: readonly TapFigures[];
  readonly memory?: readonly MemoryFigures[];
  readonly lighthouse?: readonly LighthouseFigures[];
}

const FOLDER = join(root, 'bench');

export function reportOf(
  engines: readonly EngineFigures[],
  bundle: BundleSizes | undefined,
  page: PageMeasurement | undefined,
): BenchReport {
  const processors = cpus();
  return {
    format: 1,
    date: new Date().toISOString(),
    commit: commitNow(),
    machine: {
      cpu: processors[0]?.model.trim() ?? 'unknown',
      cores: processors.length,
      node: process.version,
      system: `${process.platform} ${process.arch}`,
    },
    engines,
    ...(bundle === undefined ? {} : { bundle }),
    ...page,
  };
}

/** Keeps a report as bench/<date>-<commit>.json and returns its path from the root. */
export function saveReport(report: BenchReport): string {
  mkdirSync(FOLDER, { recursive: true });
  const name = `${report.date.slice(0, 10)}-${report.commit}.json`;
  writeFileSync(join(FOLDER, name), `${JSON.stringify(report, null, 2)}\n`);
  return `bench/${name}`;
}

/** Whether a name to compare with is a kept report, not a commit. */
export function isSaved(name: string): boolean {
  return name === 'latest' || name.endsWith('.json') || existsSync(name);
}

/** Reads a report by path; "latest" is the newest one under bench/. */
export function readReport(path: string): BenchReport {
  const file = path === 'latest' ? latest() : path;
  const report = readJson(file) as Partial<BenchReport> | null;
  if (report?.format !== 1 || !Array.isArray(report.engines))
    throw new UsageError(`${path} is not a benchmark from this version.`);
  return report as BenchReport;
}

function latest(): string {
  const dated = globSync('*.json', { cwd: FOLDER }).map((name) => {
    const file = join(FOLDER, name);
    const { date } = JSON.parse(readFileSync(file, 'utf8')) as BenchReport;
    return { file, date };
  });
  const newest = dated.sort((a, b) => (a.date < b.date ? 1 : -1))[0];
  if (newest === undefined) throw new UsageError('No benchmark under bench/ yet; create one with --save.');
  return newest.file;
}

/** The commit measured; a plus sign says that the sources had changed since. */
function commitNow(): string {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
  try {
    const changed = git('status', '--porcelain', '--untracked-files=no', '--', 'packages') !== '';
    return git('rev-parse', '--short=10', 'HEAD') + (changed ? '+' : '');
  } catch {
    return 'unknown';
  }
}
