import type { MatchRecord, Seat } from '@ennead/kernel';
import type { LocalSeat } from './local-table.ts';

/** A table kept in this browser. */
export interface SavedTable {
  readonly id: string;
  readonly seats: readonly LocalSeat[];
  readonly record: MatchRecord;
  readonly waiting: readonly Seat[];
  /** Milliseconds since 1970. */
  readonly saved: number;
}

const STORE = 'tables';

export async function keepTable(table: SavedTable): Promise<void> {
  const { store, done } = await begin('readwrite');
  store.put(table);
  await done;
}

export async function findTable(id: string): Promise<SavedTable | null> {
  const { store } = await begin('readonly');
  return ((await answered(store.get(id))) as SavedTable | undefined) ?? null;
}

/** Every table, the latest first. */
export async function keptTables(): Promise<SavedTable[]> {
  const { store } = await begin('readonly');
  const tables = (await answered(store.getAll())) as SavedTable[];
  return tables.sort((a, b) => b.saved - a.saved);
}

export async function dropTable(id: string): Promise<void> {
  const { store, done } = await begin('readwrite');
  store.delete(id);
  await done;
}

let opening: Promise<IDBDatabase> | null = null;

function open(): Promise<IDBDatabase> {
  opening ??= new Promise((resolve, reject) => {
    const request = indexedDB.open('ennead', 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'id' });
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  return opening;
}

async function begin(mode: IDBTransactionMode): Promise<{ store: IDBObjectStore; done: Promise<void> }> {
  const transaction = (await open()).transaction(STORE, mode);
  const done = new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onerror = () => reject(transaction.error);
    transaction.onabort = () => reject(transaction.error);
  });
  // Readers wait for their answer instead; a failure must not go unhandled there.
  done.catch(() => undefined);
  return { store: transaction.objectStore(STORE), done };
}

function answered<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
