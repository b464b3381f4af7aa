import type pg from 'pg';
import { isAnswer, type StatementPool, storageError } from './postgres-pool.ts';
import { type Appended, type MoveRow, StorageError } from './sql.ts';

/** How often rows whose outcome is unknown are tried again. Each time waits for the database to come back. */
const TRIES = 4;

const COLUMNS = [
  ['table_id', 'text'],
  ['number', 'int'],
  ['kind', 'text'],
  ['seat', 'int'],
  ['option', 'text'],
  ['secret', 'text'],
  ['revealed', 'int'],
  ['hidden', 'int'],
  ['call', 'text'],
  ['at', 'bigint'],
  ['clock', 'text'],
] as const;
const NAMES = COLUMNS.map(([name]) => name).join(', ');

/** One statement for all rows: the ones whose number was free come back. */
const INSERT = {
  name: 'append',
  text: `INSERT INTO moves (${NAMES})
    SELECT * FROM unnest(${COLUMNS.map(([, type], i) => `$${i + 1}::${type}[]`).join(', ')})
    ON CONFLICT DO NOTHING RETURNING table_id, number`,
};
const KEPT = {
  name: 'kept',
  text: `SELECT ${NAMES} FROM moves JOIN unnest($1::text[], $2::int[]) AS wanted(table_id, number) USING (table_id, number)`,
};

type Key = Pick<MoveRow, 'table_id' | 'number'>;
const keyOf = ({ table_id, number }: Key) => `${table_id} ${number}`;

/**
 * Writes rows, and does not rest until it is known what became of them. Where a connection is lost in the middle the
 * same rows are written again: a number can be taken only once, and if it was taken by this very row, that is ours.
 */
export async function appendRows(pool: StatementPool, rows: readonly MoveRow[]): Promise<Appended[]> {
  let lost: unknown;
  for (let tries = 1; ; tries++) {
    try {
      return await pool.use((client) => insert(client, rows, lost !== undefined));
    } catch (error) {
      const known = error instanceof StorageError || isAnswer(error);
      if (known)
        throw lost === undefined ? storageError(error, true) : new StorageError('storage-unknown', error);
      if (tries === TRIES) throw new StorageError('storage-unknown', error);
      lost = error;
    }
  }
}

async function insert(client: pg.PoolClient, rows: readonly MoveRow[], again: boolean): Promise<Appended[]> {
  const values = COLUMNS.map(([name]) => rows.map((row) => row[name]));
  const { rows: added } = await client.query<Key>({ ...INSERT, values });
  const written = new Set(added.map(keyOf));
  if (!again) return rows.map((row) => (written.delete(keyOf(row)) ? 'written' : 'taken'));
  const { rows: found } = await client.query<MoveRow>({ ...KEPT, values: values.slice(0, 2) });
  const kept = new Map(found.map((row) => [keyOf(row), row]));
  return rows.map((row) => (isSame(row, kept.get(keyOf(row))) ? 'written' : 'taken'));
}

function isSame(row: MoveRow, kept: MoveRow | undefined): boolean {
  return kept !== undefined && COLUMNS.every(([name]) => row[name] === kept[name]);
}
