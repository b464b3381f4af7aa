import { parentPort, workerData } from 'node:worker_threads';
import type { Value } from './sql.ts';
import { connectTo, type Failure, failureOf, type Ran } from './sqlite-file.ts';

/** A list of work as it is sent: what is copied from thread to thread at every move is kept short. */
export interface Sent {
  /** The words of all statements, each once. */
  readonly words: readonly string[];
  /** The statements of every piece of work, with the place of their words. */
  readonly works: readonly (readonly (readonly [words: number, values: readonly Value[]])[])[];
}

/** What the last statement of a piece of work did: rows changed, and the id of the row added. */
type Done = readonly [changes: number, id: number] | Failure;

export type Committed = { readonly outcomes: readonly Done[] } | { readonly failure: Failure };

const NOTHING: Ran = { changes: 0, id: 0 };

/** The thread that writes to the data file: one commit for every list of work it is sent, until it is sent null. */
const { db, run } = connectTo(workerData as string);

function commit({ words, works }: Sent): Committed {
  try {
    db.exec('BEGIN IMMEDIATE');
    const outcomes = works.map((work) => attempt(words, work));
    db.exec('COMMIT');
    return { outcomes };
  } catch (error) {
    if (db.isTransaction) db.exec('ROLLBACK');
    return { failure: failureOf(error) };
  }
}

/** One piece of work that fails by its own fault takes no other with it; a fault of the disk takes all. */
function attempt(words: Sent['words'], work: Sent['works'][number]): Done {
  try {
    const { changes, id } = carryOut(words, work);
    return [changes, id];
  } catch (error) {
    const failure = failureOf(error);
    if (failure.code !== null || !db.isTransaction) throw error;
    return failure;
  }
}

function carryOut(words: Sent['words'], work: Sent['works'][number]): Ran {
  const runAll = () => work.reduce((_, [place, values]) => run(words[place] as string, values), NOTHING);
  if (work.length === 1) return runAll();
  db.exec('SAVEPOINT work');
  try {
    return runAll();
  } catch (error) {
    if (db.isTransaction) db.exec('ROLLBACK TO work');
    throw error;
  } finally {
    if (db.isTransaction) db.exec('RELEASE work');
  }
}

parentPort?.on('message', (sent: Sent | null) => {
  // What comes after the end is answered by the end.
  if (!db.isOpen) return;
  if (sent !== null) return parentPort?.postMessage(commit(sent));
  db.close();
  parentPort?.close();
});
