import { missing } from './list.ts';
import { areSameNames } from './same.ts';

/**
 * What changed between two pieces of plain data, as plain data. For each key (or place of a list): `[value]` puts a value
 * there, `[]` takes the key away, and anything else is the patch of what stands there. A list that got longer or shorter
 * is put anew. A key that holds undefined counts as absent, as in JSON.
 */
export type Patch = { readonly [key: string]: readonly unknown[] | Patch };

/** The patch that makes `after` of `before`; undefined if they are alike. */
export function diff(before: object, after: object): Patch | undefined {
  if (Array.isArray(before) && Array.isArray(after)) return diffLists(before, after);
  return diffRecords(before as Record<string, unknown>, after as Record<string, unknown>);
}

type Changes = Record<string, readonly unknown[] | Patch>;

/** Place by place, without a name for each: most of a position is lists of numbers. */
function diffLists(before: readonly unknown[], after: readonly unknown[]): Patch | undefined {
  let patch: Changes | undefined;
  for (let at = 0; at < after.length; at++) {
    if (before[at] === after[at]) continue;
    const change = changeOf(before[at], after[at]);
    if (change === undefined) continue;
    patch ??= {};
    patch[at] = change;
  }
  return patch;
}

function diffRecords(
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): Patch | undefined {
  const keys = Object.keys(after);
  const [was, is] = [Object.values(before), Object.values(after)];
  // What the same code has made has the same keys in the same order.
  const isAligned = areSameNames(Object.keys(before), keys);
  let patch: Changes | undefined;
  for (let at = 0; at < keys.length; at++) {
    const key = keys[at] ?? missing();
    const [old, now] = [isAligned ? was[at] : before[key], is[at]];
    if (old === now) continue;
    const change = now === undefined ? [] : changeOf(old, now);
    if (change === undefined) continue;
    patch ??= {};
    patch[key] = change;
  }
  if (isAligned) return patch;
  for (const key in before) {
    if (before[key] === undefined || Object.hasOwn(after, key)) continue;
    patch ??= {};
    patch[key] = [];
  }
  return patch;
}

function changeOf(old: unknown, now: unknown): readonly unknown[] | Patch | undefined {
  if (isNested(old, now)) return diff(old, now as object);
  return now === undefined || Object.is(old, now) ? undefined : [now];
}

/** The data after a patch. What the patch does not touch is shared with the data before. Throws where it is of other data. */
export function patched<T extends object>(before: T, patch: Patch): T;
export function patched(before: object, patch: Patch): object {
  const after = (Array.isArray(before) ? [...before] : { ...before }) as Record<string, unknown>;
  for (const [key, change] of Object.entries(patch)) {
    const now = after[key];
    if (!isList(change)) {
      if (typeof now !== 'object' || now === null) throw new Error(`a patch of ${key}, which is not there`);
      after[key] = patched(now, change);
    } else if (change.length > 0) after[key] = change[0];
    else delete after[key];
  }
  return after;
}

function isNested(old: unknown, now: unknown): old is object {
  if (typeof old !== 'object' || typeof now !== 'object' || old === null || now === null) return false;
  if (!Array.isArray(old) || !Array.isArray(now)) return Array.isArray(old) === Array.isArray(now);
  return old.length === now.length;
}

function isList(change: readonly unknown[] | Patch): change is readonly unknown[] {
  return Array.isArray(change);
}
