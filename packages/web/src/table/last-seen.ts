const KEY = 'ennead.seen';
/** Older tables are looked at from the beginning. */
const MOST_TABLES = 60;

/** The moment at which this device last looked at a table; null: never. */
export function lastSeen(table: string): number | null {
  return read()[table] ?? null;
}

export function noteSeen(table: string, moment: number): void {
  const { [table]: _, ...others } = read();
  const kept = Object.entries(others).slice(1 - MOST_TABLES);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries([...kept, [table, moment]])));
  } catch {
    // A browser without storage remembers nothing.
  }
}

function read(): Record<string, number> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    if (typeof kept !== 'object' || kept === null) return {};
    return Object.fromEntries(
      Object.entries(kept).filter((entry): entry is [string, number] => typeof entry[1] === 'number'),
    );
  } catch {
    return {};
  }
}
