import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../root.ts';
import { otherTree } from './other-tree.ts';
import type { BenchReport } from './report.ts';

/** One run of both sources, one right after the other. */
export interface Round {
  readonly now: BenchReport;
  readonly before: BenchReport;
}

export interface Plan {
  readonly game: string | undefined;
  readonly players: number | undefined;
  /** Milliseconds of one repeat. */
  readonly repeat: number;
  readonly rounds: number;
}

/**
 * Benchmarks the engines of this tree and of another commit in turn, each run in a process of its own: what slows the
 * machine for a while, and how the compiler happened to optimise one process, then fall on both alike.
 */
export function measureCommits(
  name: string,
  plan: Plan,
  show: (line: string) => void,
): { readonly commit: string; readonly rounds: readonly Round[] } {
  const other = otherTree(name);
  try {
    const rounds = Array.from({ length: plan.rounds }, (_, at): Round => {
      show(`round ${at + 1} of ${plan.rounds}`);
      const measure = (folder: string) => enginesOf(folder, plan);
      // Whoever comes second finds a warmer machine, so the order changes.
      if (at % 2 === 0) {
        const before = measure(other.folder);
        return { before, now: measure(root) };
      }
      const now = measure(root);
      return { now, before: measure(other.folder) };
    });
    return { commit: other.commit, rounds };
  } finally {
    show('');
    other.remove();
  }
}

function enginesOf(folder: string, { game, players, repeat }: Plan): BenchReport {
  const main = join(folder, 'packages/cli/src/main.ts');
  const only = [
    ...(game === undefined ? [] : ['--game', game]),
    ...(players === undefined ? [] : ['--players', String(players)]),
  ];
  const output = execFileSync(
    process.execPath,
    [main, 'bench', ...only, '--repeat', String(repeat), '--repeats', '1', '--json'],
    { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] },
  );
  return JSON.parse(output) as BenchReport;
}
