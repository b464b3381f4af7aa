import { createHash } from 'node:crypto';

/**
 * What a page says and draws is kept as it was found good: one line for each kind of thing, with an example to read and a hash
 * of all there were. Whoever changes words or drawings on purpose looks at what changed and keeps it anew (`vitest run -u`).
 */
export interface Keeping {
  note(kind: string, ...said: readonly unknown[]): void;
  lines(): Record<string, string>;
}

const EXAMPLE = 90;

export function keeping(): Keeping {
  const kinds = new Map<string, { count: number; example: string; hash: ReturnType<typeof createHash> }>();
  return {
    note(kind, ...said) {
      const text = JSON.stringify(said);
      const known = kinds.get(kind) ?? { count: 0, example: text, hash: createHash('sha256') };
      known.hash.update(text);
      if (known.example.length < 8) known.example = text;
      kinds.set(kind, { ...known, count: known.count + 1 });
    },
    lines() {
      const sorted = [...kinds].sort(([a], [b]) => (a < b ? -1 : 1));
      return Object.fromEntries(
        sorted.map(([kind, { count, example, hash }]) => [
          kind,
          `${count} ${hash.copy().digest('hex').slice(0, 10)} ${example.slice(0, EXAMPLE)}`,
        ]),
      );
    },
  };
}

/** What stands in a page, without what the compiler names by itself. */
export function drawn(part: Element | null | undefined): string {
  return (part?.outerHTML ?? 'nothing')
    .replaceAll(/<!--[\s\S]*?-->/g, '')
    .replaceAll(/\s*\bsvelte-[a-z0-9]+/g, '')
    .replaceAll(/\s+/g, ' ');
}
