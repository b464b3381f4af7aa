import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A real disk of a few megabytes. */
export interface SmallDisk {
  readonly folder: string;
  /** Fills it up but for so many bytes. */
  fill(left: number): void;
  free(): void;
  remove(): void;
}

/** Mounts one at this folder; null where that is not allowed. */
export function mountSmallDisk(folder: string): SmallDisk | null {
  mkdirSync(folder);
  try {
    shell('mount -t tmpfs -o size=8m ennead-test "$0"', folder);
  } catch {
    return null;
  }
  const filler = join(folder, 'filler');
  return {
    folder,
    fill(left) {
      const { bavail, bsize } = statfsSync(folder);
      writeFileSync(filler, Buffer.alloc(bavail * bsize - left));
    },
    free: () => rmSync(filler),
    remove: () => shell('umount -l "$0"', folder),
  };
}

function shell(command: string, folder: string): void {
  execFileSync('/bin/sh', ['-c', command, folder], { stdio: 'ignore' });
}
