/** A value that both databases keep alike. Booleans are 0 and 1, data is JSON text, times are milliseconds. */
export type Value = string | number | null;

export type Statement = readonly [sql: string, values: readonly Value[]];

/** One decision or one going back, as it is kept. Never changed, never deleted. */
export interface MoveRow {
  readonly table_id: string;
  readonly number: number;
  readonly kind: 'move' | 'undo';
  readonly seat: number;
  /** The option as JSON; for an undo how many moves are left standing. */
  readonly option: string;
  readonly secret: string | null;
  readonly revealed: number;
  /** 1 while nobody else may know that this was answered. */
  readonly hidden: number;
  /** The id that the client gave, with the person's before it: a repeated submission is known by it. */
  readonly call: string | null;
  readonly at: number;
  /** Milliseconds left per seat after it, as JSON; null without a clock. */
  readonly clock: string | null;
}

/** `taken`: another process has already written this number. */
export type Appended = 'written' | 'taken';

/**
 * What the server needs of a database. Statements use `?` for values, `{now}` for its time, and the words that SQLite and
 * Postgres share.
 */
export interface Database {
  readonly kind: 'sqlite' | 'postgres';
  /** Whether other processes may write to it too. */
  readonly shared: boolean;
  /** Where the data is, for people. */
  readonly place: string;
  /** The time of the database in milliseconds, the same for all processes on it. */
  now(): number;
  all<T>(sql: string, values?: readonly Value[]): Promise<T[]>;
  /** Returns how many rows changed. */
  run(sql: string, values?: readonly Value[]): Promise<number>;
  /** Adds a row to a table that counts its rows; returns the id that it was given. */
  add(sql: string, values: readonly Value[]): Promise<number>;
  /** All or nothing. */
  batch(statements: readonly Statement[]): Promise<void>;
  /** Resolves once the move is durable. Moves of many tables share a commit. */
  append(row: MoveRow): Promise<Appended>;
  /** Written with one of the next commits; nobody waits for it. For what can be made again. */
  lazily(sql: string, values: readonly Value[]): void;
  /** To the other processes. Does nothing where there are none. */
  publish(message: string): void;
  /** Gets what other processes publish, own messages left out. */
  subscribe(listener: (message: string) => void): void;
  close(): Promise<void>;
}

const MESSAGES = {
  'storage-full': 'The disk is full. Nothing was changed. Try again later.',
  'storage-failed': 'The database is not responding. Nothing was changed. Try again later.',
  'storage-unknown':
    'The database was lost before it answered: whether this was done is not known. Look before you try again.',
} as const;

/**
 * No room left on the disk, or the database went away. Only `storage-unknown` leaves open whether something was changed;
 * after the others nothing was, and it may be tried again.
 */
export class StorageError extends Error {
  readonly code: keyof typeof MESSAGES;
  constructor(code: keyof typeof MESSAGES, cause: unknown) {
    super(MESSAGES[code], { cause });
    this.code = code;
  }
}

/** What failed after something was written: that nothing was changed can no longer be said. */
export function afterWriting(error: unknown): unknown {
  return error instanceof StorageError ? new StorageError('storage-unknown', error) : error;
}

/** A reason not to start, in one sentence for people. */
export class CannotStart extends Error {}
