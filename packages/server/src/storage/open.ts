import { openPostgres } from './postgres.ts';
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
  return url === undefined || url === '' ? openSqlite(file) : openPostgres(url);
}
