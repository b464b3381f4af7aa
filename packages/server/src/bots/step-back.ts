import { readlinkSync } from 'node:fs';
import { getPriority, setPriority } from 'node:os';

/** Bots think with what people leave of the machine. Linux knows priorities of threads; elsewhere all are alike. */
export function stepBack(): void {
  try {
    const thread = Number(readlinkSync('/proc/thread-self').split('/').at(-1));
    setPriority(thread, Math.min(19, getPriority() + 10));
  } catch {}
}
