import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { UsageError } from '../arguments.ts';
import { root } from '../root.ts';

/** The sources of another commit in a folder of their own, with the installed packages of this one. */
export interface OtherTree {
  readonly commit: string;
  readonly folder: string;
  remove(): void;
}

const OURS = '@ennead';

/** Checks a commit out beside this one, in a temporary worktree. */
export function otherTree(name: string): OtherTree {
  const commit = commitCalled(name);
  const parent = mkdtempSync(join(tmpdir(), 'ennead-bench-'));
  const folder = join(parent, 'tree');
  const remove = () => {
    git('worktree', 'remove', '--force', folder);
    rmSync(parent, { recursive: true, force: true });
  };
  git('worktree', 'add', '--quiet', '--detach', folder, commit);
  try {
    linkPackages(folder);
  } catch (error) {
    remove();
    throw error;
  }
  return { commit: commit.slice(0, 10), folder, remove };
}

function commitCalled(name: string): string {
  try {
    return git('rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`);
  } catch {
    throw new UsageError(`${name} is neither a saved benchmark nor a commit of this repository.`);
  }
}

/** Installed packages are shared; our own come from the tree itself. */
function linkPackages(folder: string): void {
  const installed = join(root, 'node_modules');
  const modules = join(folder, 'node_modules');
  mkdirSync(join(modules, OURS), { recursive: true });
  for (const name of readdirSync(installed))
    if (name !== OURS) symlinkSync(join(installed, name), join(modules, name));
  for (const name of readdirSync(join(folder, 'packages')))
    symlinkSync(join(folder, 'packages', name), join(modules, OURS, name));
}

function git(...args: string[]): string {
  return execFileSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim();
}
