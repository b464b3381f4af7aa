import type { Context } from './command.ts';

/** Results go to the standard output, everything else to the standard error. */
export function streams(): Omit<Context, 'games'> {
  // A reader that has seen enough (head, less) closes the pipe; that is no failure.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit();
    throw error;
  });
  const out = (line: string) => void process.stdout.write(`${printable(line)}\n`);
  const err = (line: string) => void process.stderr.write(`${printable(line)}\n`);
  if (!process.stderr.isTTY) return { out, err };
  const show = (line: string) => void process.stderr.write(`\r\u001b[2K${line}`);
  return { out, err, show };
}

/** What stands in a file of somebody else commands nobody's terminal. */
function printable(line: string): string {
  return line.replaceAll(/[^\P{Cc}\n\t]/gu, '\u{fffd}');
}
