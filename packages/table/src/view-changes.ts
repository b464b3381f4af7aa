import { isSame } from '@ennead/kernel';

/** A view as its viewer was last told. Views share nothing that changes, so they can be kept and compared. */
export type View = Record<string, unknown>;

/**
 * Brings a kept view up to date. Returns the JSON of what changed, by top-level key, and the names of what is gone: the
 * rest need not be sent again. Only what changed is put in its place, so that of the new view little is kept for long.
 */
export function updateView(kept: View, now: Readonly<View>): { changed: string; removed: string[] } {
  let changed = '{';
  for (const key in now) {
    const value = now[key];
    const before = kept[key];
    if (value === before || value === undefined || isSame(before, value)) continue;
    kept[key] = value;
    changed += `${changed.length > 1 ? ',' : ''}${quoted(key)}:${JSON.stringify(value)}`;
  }
  const removed: string[] = [];
  for (const key in kept) {
    if (kept[key] === undefined || now[key] !== undefined) continue;
    kept[key] = undefined;
    removed.push(key);
  }
  return { changed: `${changed}}`, removed };
}

const QUOTED = new Map<string, string>();

function quoted(key: string): string {
  let text = QUOTED.get(key);
  if (text === undefined) {
    text = JSON.stringify(key);
    QUOTED.set(key, text);
  }
  return text;
}
