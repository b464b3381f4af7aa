import type { Database } from './sql.ts';
import { openSqlite } from './sqlite.ts';

/** A Postgres where an address is given, else a file. */
export async function openDatabase({
  url,
  file,
}: {
  url?: string | undefined;
  file: string;
}): Promise<Database> {
  if (url === undefined || url === '') return openSqlite(file);
  const { openPostgres } = await import('./postgres.ts');
  return openPostgres(url);
}
