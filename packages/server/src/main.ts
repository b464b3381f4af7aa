import { enableCompileCache } from 'node:module';
import { setFlagsFromString } from 'node:v8';

/** The process of a server. What was compiled once is kept, so that the next start is quick. */
enableCompileCache();
// A view is kept until the next move. V8 learns from that to make all copies where old objects are, and they pile up there
// by the hundred megabytes; told not to, the server needs a third less memory and time.
setFlagsFromString('--no-allocation-site-pretenuring');
// Where there is much memory V8 would let garbage grow to twice what is in use before it looks for it.
setFlagsFromString('--heap-growing-percent=60');
const { start } = await import('./start.ts');
const { CannotStart } = await import('./storage/sql.ts');

start().catch((error: unknown) => {
  console.error(error instanceof CannotStart ? error.message : error);
  process.exit(1);
});
