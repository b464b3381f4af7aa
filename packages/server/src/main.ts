import { enableCompileCache } from 'node:module';

/** The process of a server. What was compiled once is kept, so that the next start is quick. */
enableCompileCache();
const { start } = await import('./start.ts');
const { CannotStart } = await import('./storage/sql.ts');

start().catch((error: unknown) => {
  console.error(error instanceof CannotStart ? error.message : error);
  process.exit(1);
});
