import { missing } from './list.ts';
import { areSameNames, isSame } from './same.ts';
import { partOf, type Seen } from './seen.ts';

/**
 * Texts that were written for one viewer and are written for others as they are: where they saw and see the very same
 * objects, and nowhere else. So what one may not know can never come to them from another.
 */
export interface Texts {
  readonly patches: Text[];
  readonly parts: Text[];
}

interface Text {
  readonly old: object | undefined;
  readonly now: object;
  readonly text: string;
}

export function noTexts(): Texts {
  return { patches: [], parts: [] };
}

function once(
  texts: Text[],
  old: unknown,
  now: unknown,
  write: (old: unknown, now: unknown) => string,
): string {
  if (typeof old !== 'object' || typeof now !== 'object' || old === null || now === null)
    return write(old, now);
  for (const known of texts) if (known.now === now && known.old === old) return known.text;
  const text = write(old, now);
  texts.push({ old, now, text });
  return text;
}

/** What changed for somebody as JSON: the `diff` of both views, without making it first; an empty text where they are alike. */
export function patchText(before: Seen, after: Seen, { patches }: Texts = noTexts()): string {
  const { names, parts } = after;
  let text = '';
  for (let at = 0; at < parts.length; at++) {
    const [old, now] = [partOf(before, after, at), parts[at]];
    if (old === now) continue;
    const change = now === undefined ? '[]' : once(patches, old, now, changeText);
    if (change !== '') text += `${text === '' ? '{' : ','}${quoted(names[at] ?? missing())}:${change}`;
  }
  if (before.names !== names)
    for (const name of gone(before, after)) text += `${text === '' ? '{' : ','}${quoted(name)}:[]`;
  return text === '' ? '' : `${text}}`;
}

/** What changed for somebody as JSON: the parts that have, whole, and the names of those that are gone. */
export function partsText(
  before: Seen,
  after: Seen,
  texts: Texts = noTexts(),
): { changed: string; removed: readonly string[] } {
  const { names, parts } = after;
  let changed = '';
  for (let at = 0; at < parts.length; at++) {
    const [old, now] = [partOf(before, after, at), parts[at]];
    if (old === now || now === undefined) continue;
    const text = once(texts.parts, old, now, wholeText);
    if (text !== '') changed += `${changed === '' ? '{' : ','}${quoted(names[at] ?? missing())}:${text}`;
  }
  return { changed: changed === '' ? '{}' : `${changed}}`, removed: gone(before, after) };
}

/** A part as it is now; nothing where it is the same. */
function wholeText(old: unknown, now: unknown): string {
  return isSame(old, now) ? '' : valueText(now);
}

/** The names of parts that were there and are not any more. */
function gone(before: Seen, after: Seen): readonly string[] {
  const { names, parts } = before;
  const areGone: string[] = [];
  for (let at = 0; at < parts.length; at++)
    if (parts[at] !== undefined && partOf(after, before, at) === undefined)
      areGone.push(names[at] ?? missing());
  return areGone;
}

function nestedText(before: object, after: object): string {
  if (Array.isArray(before) && Array.isArray(after)) return listText(before, after);
  return recordText(before as Record<string, unknown>, after as Record<string, unknown>);
}

function listText(before: readonly unknown[], after: readonly unknown[]): string {
  let text = '';
  for (let at = 0; at < after.length; at++) {
    if (before[at] === after[at]) continue;
    const change = changeText(before[at], after[at]);
    if (change !== '') text += `${text === '' ? '{' : ','}"${at}":${change}`;
  }
  return text === '' ? '' : `${text}}`;
}

function recordText(
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): string {
  const keys = Object.keys(after);
  const [was, is] = [Object.values(before), Object.values(after)];
  // What the same code has made has the same keys in the same order.
  const isAligned = areSameNames(Object.keys(before), keys);
  let text = '';
  for (let at = 0; at < keys.length; at++) {
    const [old, now] = [isAligned ? was[at] : before[keys[at] ?? missing()], is[at]];
    if (old === now) continue;
    const change = now === undefined ? '[]' : changeText(old, now);
    if (change !== '') text += `${text === '' ? '{' : ','}${quoted(keys[at] ?? missing())}:${change}`;
  }
  if (!isAligned)
    for (const key in before) {
      if (before[key] === undefined || Object.hasOwn(after, key)) continue;
      text += `${text === '' ? '{' : ','}${quoted(key)}:[]`;
    }
  return text === '' ? '' : `${text}}`;
}

function changeText(old: unknown, now: unknown): string {
  if (now === undefined || Object.is(old, now)) return '';
  return isLike(old, now) ? nestedText(old as object, now) : `[${valueText(now)}]`;
}

/** Whether one is of the other's kind, so that it can be told by what has changed. */
function isLike(old: unknown, now: unknown): now is object {
  if (typeof old !== 'object' || typeof now !== 'object' || old === null || now === null) return false;
  if (!Array.isArray(old) || !Array.isArray(now)) return Array.isArray(old) === Array.isArray(now);
  return old.length === now.length;
}

/** In a list even what is no data has its place. */
function valueText(value: unknown): string {
  return typeof value === 'number' && Number.isFinite(value) ? `${value}` : (JSON.stringify(value) ?? 'null');
}

const QUOTED = new Map<string, string>();

/** The name of a field as JSON; there are few, and they come again and again. */
function quoted(key: string): string {
  let text = QUOTED.get(key);
  if (text === undefined) {
    text = JSON.stringify(key);
    QUOTED.set(key, text);
  }
  return text;
}
