/** A record that is shown part by part: whatever reads one part of it does not hang on the others. */
export interface InParts<T extends object> {
  /** Always as it is now: whoever wants to keep it, or to tell one from the next, keeps the record itself. */
  readonly now: T;
  show(next: T): void;
}

export function inParts<T extends object>(first: T): InParts<T> {
  const record = { ...first };
  const parts = new Map<string | symbol, Part>();
  /** How many parts there ever were: what is not there yet may come. */
  let known = $state(0);

  function show(next: T): void {
    for (const key of Object.keys(record)) if (!Object.hasOwn(next, key)) Reflect.deleteProperty(record, key);
    Object.assign(record, next);
    for (const key of Object.keys(next)) if (!parts.has(key)) parts.set(key, partOf(undefined));
    for (const [key, part] of parts) part.now = Reflect.get(record, key);
    known = parts.size;
  }
  show(first);

  return {
    now: new Proxy(record, {
      get: (_, key) => {
        const part = parts.get(key);
        if (part !== undefined) return part.now;
        void known;
        return undefined;
      },
    }),
    show,
  };
}

interface Part {
  now: unknown;
}

function partOf(first: unknown): Part {
  let now = $state.raw(first);
  return {
    get now() {
      return now;
    },
    set now(next) {
      now = next;
    },
  };
}
