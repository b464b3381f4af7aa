import { DatabaseSync } from 'node:sqlite';
import { CannotStart } from './sql.ts';

const SQLITE_BUSY = 5;
/** Whoever had the file may just be stopping. Milliseconds. */
const PATIENCE = 2000;

/**
 * Keeps other processes from the data file: two that wrote to it would each hold games the other does not know. The lock
 * is a file beside it that SQLite locks; it goes with the process, however that ends. Returns what lets go of it.
 */
export function lockFile(file: string): () => void {
  const lock = new DatabaseSync(`${file}.lock`, { timeout: PATIENCE });
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if ((error as { errcode?: number }).errcode !== SQLITE_BUSY) throw error;
    throw new CannotStart(
      `The data file ${file} is in use by another Ennead; stop that one, or choose another folder with ENNEAD_DATA.`,
    );
  }
  return () => lock.close();
}
