import { execFileSync } from 'node:child_process';
import { cpus } from 'node:os';
import { gameIds } from '@ennead/bots';
import { root } from '../root.ts';

/** When, where and of what a table was made. */
export interface Origin {
  readonly date: string;
  readonly commit: string;
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
    commit: commitNow(),
    machine: {
      cpu: processors[0]?.model.trim() ?? 'unknown',
      cores: processors.length,
      node: process.version,
      system: `${process.platform} ${process.arch}`,
    },
  };
}

/** A plus sign says that the sources had changed since the commit. */
function commitNow(): string {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  try {
    const changed = git('diff', '--name-only', 'HEAD', '--', ...SOURCES)
      .split('\n')
      .some((file) => file !== '' && !TESTS.test(file));
    return git('rev-parse', '--short=10', 'HEAD') + (changed ? '+' : '');
  } catch {
    return 'unknown';
  }
}
