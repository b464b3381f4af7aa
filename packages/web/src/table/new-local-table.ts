import { go } from '../router.ts';
import type { NewLocalTable } from './local/calls.ts';

/** Tables that were set up in this visit and not opened yet. */
const waiting = new Map<string, NewLocalTable>();

/** Sets up a table on this device and goes to it. */
export function openLocalTable(table: Omit<NewLocalTable, 'id' | 'seed'>): void {
  const id = randomText(10);
  waiting.set(id, { ...table, id, seed: randomText(24) });
  go(`/local/${id}`);
}

/** The new table of that id, once; null: it is kept in this browser, or nowhere. */
export function takeNewTable(id: string): NewLocalTable | null {
  const table = waiting.get(id) ?? null;
  waiting.delete(id);
  return table;
}

const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';

/** Letters and digits that are hard to guess and easy to read. */
export function randomText(length: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(length));
  return Array.from(bytes, (byte) => LETTERS[byte % LETTERS.length]).join('');
}
