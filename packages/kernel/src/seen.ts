/** What somebody saw, with its parts in a list beside their names: that two of them are the same shows without looking anything up. */
export interface Seen {
  readonly view: object;
  readonly names: readonly string[];
  readonly parts: readonly unknown[];
}

/** What somebody sees now. What the same code has made has the same names in the same order: they are kept once. */
export function seen(view: object, like?: Seen): Seen {
  const parts = Object.values(view);
  return {
    view,
    names: like !== undefined && hasNames(view, like.names) ? like.names : Object.keys(view),
    parts,
  };
}

function hasNames(view: object, names: readonly string[]): boolean {
  let at = 0;
  for (const name in view) {
    if (name !== names[at]) return false;
    at += 1;
  }
  return at === names.length;
}

/** The part of this name, at `at` where both have the same names. */
export function partOf({ view, names, parts }: Seen, like: Seen, at: number): unknown {
  return names === like.names ? parts[at] : (view as Record<string, unknown>)[like.names[at] ?? ''];
}
