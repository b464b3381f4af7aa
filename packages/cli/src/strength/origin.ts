import { execFileSync } from 'node:child_process';
import { cpus } from 'node:os';
import { gameIds } from '@ennead/bots';
import { hash } from '@ennead/kernel';
import { root } from '../root.ts';

/** When, where and of what a table was made. */
export interface Origin {
  readonly date: string;
  readonly commit: string;
  /** Names the sources of rules and bots; two commits that change neither have the same. */
  readonly sources: string;
  readonly machine: {
    readonly cpu: string;
    readonly cores: number;
    readonly node: string;
    readonly system: string;
  };
}

/** Where all is that decides how bots play, and what of it does not. */
const SOURCES = ['kernel', ...gameIds(), 'bots'].map((name) => `packages/${name}/src`);
const TESTS = /\.test\.ts$|\/testing\//;

export function originNow(): Origin {
  const processors = cpus();
  return {
    date: new Date().toISOString().slice(0, 10),
    ...version(),
    machine: {
      cpu: processors[0]?.model.trim() ?? 'unknown',
      cores: processors.length,
      node: process.version,
      system: `${process.platform} ${process.arch}`,
    },
  };
}

/** A plus sign says that the sources had changed since the commit. */
function version(): { commit: string; sources: string } {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
  try {
    const files = (...args: string[]) =>
      git(...args, '--', ...SOURCES)
        .split('\n')
        .filter((line) => line !== '' && !TESTS.test(line));
    const changed = files('diff', '--name-only', 'HEAD').length > 0 ? '+' : '';
    const sources = hash(files('ls-tree', '-r', 'HEAD')) + changed;
    return { commit: git('rev-parse', '--short=10', 'HEAD') + changed, sources };
  } catch {
    return { commit: 'unknown', sources: 'unknown' };
  }
}
