import { fail, type Json, ok, type Result } from './json.ts';

/** How much a value from outside may hold. */
export interface Bounds {
  /** Lists and objects inside one another. */
  readonly depth: number;
  /** Values in all, those inside lists and objects included. */
  readonly values: number;
  /** Characters of one text, and of the name of a field. */
  readonly text: number;
}

/** What is read: its name in sentences, the code of a refusal, and how much it may hold. */
export interface InputKind extends Bounds {
  readonly what: string;
  readonly code: string;
}

/** Far more than any setup, with a layout of its own, needs. */
export const SETUP_INPUT: InputKind = {
  what: 'A setup',
  code: 'bad-setup',
  depth: 8,
  values: 2500,
  text: 200,
};

export const POSITION_INPUT: InputKind = {
  what: 'A position',
  code: 'bad-position',
  depth: 12,
  values: 5000,
  text: 200,
};

/**
 * A copy of plain data from outside, made of nothing but lists, own fields, texts, numbers, true, false and null, and within
 * bounds: whatever was read can be cloned, sent and kept. A field that is undefined counts as absent, as in JSON.
 */
export function readPlain(input: unknown, kind: InputKind): Result<Json> {
  let values = 0;
  let problem = '';
  const path: string[] = [];

  function refuse(sentence: string): null {
    if (problem === '') problem = path.length === 0 ? sentence : `At ${shown(path.join('.'))}: ${sentence}`;
    return null;
  }

  function copy(value: unknown): Json {
    values += 1;
    if (values > kind.values) return refuse(`${kind.what} holds at most ${kind.values} values.`);
    switch (typeof value) {
      case 'string':
        return isText(value) ? value : null;
      case 'boolean':
        return value;
      case 'number':
        // The zero of JSON has no sign.
        return Number.isFinite(value) ? value + 0 : refuse(`${value} is no number that can be kept.`);
      case 'object':
        if (value === null) return null;
        if (path.length >= kind.depth) return refuse(`${kind.what} goes at most ${kind.depth} levels deep.`);
        return Array.isArray(value) ? copyList(value) : copyRecord(value);
      default:
        return refuse(`a ${typeof value} is no plain data.`);
    }
  }

  function copyList(list: readonly unknown[]): Json {
    const items: Json[] = [];
    for (let at = 0; at < list.length && problem === ''; at++) {
      path.push(String(at));
      items.push(copy(list[at]));
      path.pop();
    }
    return items;
  }

  function copyRecord(record: object): Json {
    const fields: Record<string, Json> = {};
    for (const [key, value] of Object.entries(record)) {
      if (problem !== '') break;
      if (value === undefined) continue;
      if (key === '__proto__') return refuse('no field is called __proto__.');
      if (!isText(key)) return null;
      path.push(key);
      fields[key] = copy(value);
      path.pop();
    }
    return fields;
  }

  function isText(text: string): boolean {
    if (text.length > kind.text) refuse(`a string has at most ${kind.text} characters.`);
    else if (!text.isWellFormed() || text.includes('\0'))
      refuse('a string holds something that is no character.');
    return problem === '';
  }

  const plain = copy(input);
  return problem === '' ? ok(plain) : fail(kind.code, problem);
}

/** Plain data that is an object with no fields but these. */
export function readFields<K extends string>(
  input: unknown,
  kind: InputKind,
  fields: readonly K[],
): Result<{ readonly [Field in K]?: Json }> {
  const read = readPlain(input, kind);
  if (!read.ok) return read;
  if (!isRecord(read.value)) return fail(kind.code, `${kind.what} is an object.`);
  const stray = strayField(read.value, fields);
  if (stray !== null) return fail(kind.code, `${kind.what} has no field ${stray}.`);
  return ok(read.value as { readonly [Field in K]?: Json });
}

/** Reads JSON. How deep it goes and how much it holds is counted in the text, before anything is made of it. */
export function readJson(text: string, kind: InputKind): Result<Json> {
  const problem = tooMuch(text, kind);
  if (problem !== null) return fail(kind.code, problem);
  try {
    return readPlain(JSON.parse(text), kind);
  } catch {
    return fail(kind.code, `${kind.what} is written in JSON.`);
  }
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
const OPEN_LIST = 0x5b;
const CLOSE_LIST = 0x5d;
const OPEN_RECORD = 0x7b;
const CLOSE_RECORD = 0x7d;

function tooMuch(text: string, { what, depth, values }: InputKind): string | null {
  let open = 0;
  let commas = 0;
  let inText = false;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (inText) {
      if (code === BACKSLASH) at += 1;
      else if (code === QUOTE) inText = false;
    } else if (code === QUOTE) inText = true;
    else if (code === COMMA) commas += 1;
    else if (code === OPEN_LIST || code === OPEN_RECORD) open += 1;
    else if (code === CLOSE_LIST || code === CLOSE_RECORD) open -= 1;
    if (open > depth) return `${what} goes at most ${depth} levels deep.`;
    if (commas > values) return `${what} holds at most ${values} values.`;
  }
  return null;
}

export function isRecord(value: unknown): value is { readonly [field: string]: unknown } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The first field that is not among these, ready for a sentence; null: there is none. */
export function strayField(record: object, fields: readonly string[]): string | null {
  const stray = Object.keys(record).find((key) => !fields.includes(key));
  return stray === undefined ? null : shown(stray);
}

const SHOWN_AT_MOST = 60;

/** Something from outside within a sentence for people: short whatever it is. */
export function shown(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? typeof value);
  return (text.length > SHOWN_AT_MOST ? `${text.slice(0, SHOWN_AT_MOST)}…` : text).toWellFormed();
}
