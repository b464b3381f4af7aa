import { parentPort, workerData } from 'node:worker_threads';
import type { Statement } from './sql.ts';
import { connectTo, type Failure, failureOf, type Ran } from './sqlite-file.ts';

/** Statements of which all are carried out or none; the result is what the last one did. */
export type Work = readonly Statement[];

type Done = { readonly result: Ran } | { readonly failure: Failure };

export type Committed = { readonly outcomes: readonly Done[] } | { readonly failure: Failure };

const NOTHING: Ran = { changes: 0, id: 0 };

/** The thread that writes to the data file: one commit for every list of work it is sent, until it is sent null. */
const { db, run } = connectTo(workerData as string);

function commit(works: readonly Work[]): Committed {
  try {
    db.exec('BEGIN IMMEDIATE');
    const outcomes = works.map(attempt);
    db.exec('COMMIT');
    return { outcomes };
  } catch (error) {
    if (db.isTransaction) db.exec('ROLLBACK');
    return { failure: failureOf(error) };
  }
}

/** One piece of work that fails by its own fault takes no other with it; a fault of the disk takes all. */
function attempt(work: Work): Done {
  try {
    return { result: carryOut(work) };
  } catch (error) {
    const failure = failureOf(error);
    if (failure.code !== null || !db.isTransaction) throw error;
    return { failure };
  }
}

function carryOut(work: Work): Ran {
  const runAll = () => work.reduce((_, [sql, values]) => run(sql, values), NOTHING);
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

parentPort?.on('message', (works: readonly Work[] | null) => {
  if (works !== null) return parentPort?.postMessage(commit(works));
  db.close();
  parentPort?.close();
});
