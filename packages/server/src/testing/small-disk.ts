import { execFileSync } from 'node:child_process';
import { closeSync, mkdirSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs';
import { join } from 'node:path';

/** A real disk of some megabytes. */
export interface SmallDisk {
  readonly folder: string;
  /** Fills it up but for so many bytes. */
  fill(left: number): void;
  free(): void;
  remove(): void;
}

/** Mounts one at this folder; null where that is not allowed. */
export function mountSmallDisk(folder: string, megabytes = 8): SmallDisk | null {
  mkdirSync(folder);
  try {
    shell(`mount -t tmpfs -o size=${megabytes}m ennead-test "$0"`, folder);
  } catch {
    return null;
  }
  const filler = join(folder, 'filler');
  return {
    folder,
    fill(left) {
      const { bavail, bsize } = statfsSync(folder);
      const piece = Buffer.alloc(2 ** 20);
      const out = openSync(filler, 'w');
      try {
        for (let room = bavail * bsize - left; room > 0; room -= piece.length)
          writeSync(out, piece, 0, Math.min(room, piece.length));
      } catch (error) {
        // Somebody else was quicker to take the last of it.
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
      } finally {
        closeSync(out);
      }
    },
    free: () => rmSync(filler, { force: true }),
    remove: () => shell('umount -l "$0"', folder),
  };
}

function shell(command: string, folder: string): void {
  execFileSync('/bin/sh', ['-c', command, folder], { stdio: 'ignore' });
}
