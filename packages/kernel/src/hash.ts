/**
 * A stable hash of plain data: equal data gives equal hashes whatever the order of keys, on every machine.
 * Two multiplicative hashes of 32 bits side by side, as 16 hex digits. It detects differences; it is no secret.
 * A field that is undefined counts as absent and an undefined item as null, as in JSON.
 */
export function hash(data: unknown): string {
  const lanes: Lanes = [0xdeadbeef | 0, 0x41c6ce57];
  feed(lanes, data);
  return digits(lanes[0], lanes[1]) + digits(lanes[1] ^ 0x5bd1e995, lanes[0]);
}

type Lanes = [number, number];

/** What comes next in the data. Keeps 1, '1', [1] and { 1: null } apart. */
const INTEGER = 1;
const NUMBER = 2;
const TEXT = 3;
const TRUE = 4;
const FALSE = 5;
const NOTHING = 6;
const LIST = 7;
const RECORD = 8;
const FIELD = 9;
const END = 10;

function mix(lanes: Lanes, value: number): void {
  const a = Math.imul(lanes[0] ^ value, 2654435761);
  const b = Math.imul(lanes[1] ^ value, 1597334677);
  lanes[0] = a ^ (a >>> 16);
  lanes[1] = b ^ (b >>> 15);
}

function feed(lanes: Lanes, data: unknown): void {
  if (typeof data === 'number') {
    if ((data | 0) === data) {
      mix(lanes, INTEGER);
      mix(lanes, data);
    } else {
      mix(lanes, NUMBER);
      feedText(lanes, String(data));
    }
  } else if (typeof data === 'string') {
    mix(lanes, TEXT);
    feedText(lanes, data);
  } else if (data === true) mix(lanes, TRUE);
  else if (data === false) mix(lanes, FALSE);
  else if (data === null || data === undefined) mix(lanes, NOTHING);
  else if (Array.isArray(data)) {
    mix(lanes, LIST);
    mix(lanes, data.length);
    for (let i = 0; i < data.length; i++) feed(lanes, data[i]);
  } else if (typeof data === 'object') feedRecord(lanes, data as Record<string, unknown>);
  else throw new Error(`a ${typeof data} is no plain data`);
}

function feedRecord(lanes: Lanes, record: Record<string, unknown>): void {
  mix(lanes, RECORD);
  for (const key of Object.keys(record).sort()) {
    const value = record[key];
    if (value === undefined) continue;
    mix(lanes, FIELD);
    feedText(lanes, key);
    feed(lanes, value);
  }
  mix(lanes, END);
}

function feedText(lanes: Lanes, text: string): void {
  mix(lanes, text.length);
  for (let i = 0; i < text.length; i++) mix(lanes, text.charCodeAt(i));
}

/** Stirs both lanes into 8 hex digits. */
function digits(a: number, b: number): string {
  let x = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909);
  x = Math.imul(x ^ (x >>> 15), 739982445);
  return ((x ^ (x >>> 16)) >>> 0).toString(16).padStart(8, '0');
}
