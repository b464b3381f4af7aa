import type { SavedTable } from '../table/local/saved-tables.ts';

/** Tables that a browser would keep; for vi.mock where a document has no database. */
const kept = new Map<string, SavedTable>();

export async function keepTable(table: SavedTable): Promise<void> {
  kept.set(table.id, structuredClone(table));
}

export async function findTable(id: string): Promise<SavedTable | null> {
  return kept.get(id) ?? null;
}

export async function keptTables(): Promise<SavedTable[]> {
  return [...kept.values()].sort((a, b) => b.saved - a.saved);
}

export async function dropTable(id: string): Promise<void> {
  kept.delete(id);
}
