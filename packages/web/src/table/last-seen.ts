/** Older tables are looked at from the beginning. */
const MOST_TABLES = 60;

/** The moment at which this device last looked at a table. */
export const seen = numberByTable('ennead.seen');
/** The last line of talk that was read on this device at a table. */
export const read = numberByTable('ennead.read');
/** The last of the things to come that this device foretold at a table. */
export const foretold = numberByTable('ennead.foretold');

interface NumberByTable {
  /** Null: none. */
  of(table: string): number | null;
  note(table: string, number: number): void;
}

/** A number for each table, kept on this device. */
function numberByTable(key: string): NumberByTable {
  function read(): Record<string, number> {
    try {
      const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
      if (typeof kept !== 'object' || kept === null) return {};
      return Object.fromEntries(
        Object.entries(kept).filter((entry): entry is [string, number] => typeof entry[1] === 'number'),
      );
    } catch {
      return {};
    }
  }
  return {
    of: (table) => read()[table] ?? null,
    note(table, number) {
      const { [table]: _, ...others } = read();
      const kept = Object.entries(others).slice(1 - MOST_TABLES);
      try {
        localStorage.setItem(key, JSON.stringify(Object.fromEntries([...kept, [table, number]])));
      } catch {
        // A browser without storage remembers nothing.
      }
    },
  };
}
