/**
 * A stable hash of plain data: equal data gives equal hashes whatever the order of keys, on every machine.
 * 106 bits of two interleaved multiplicative hashes, as 28 hex digits. It detects differences; it is no secret.
 */
export function hash(data: unknown): string {
  const h: Lanes = [0xdeadbeef, 0x41c6ce57];
  feed(h, data);
  return finish(h[0], h[1]) + finish(h[1] ^ 0x5bd1e995, h[0]);
}

type Lanes = [number, number];

function mix(h: Lanes, value: number): void {
  h[0] = Math.imul(h[0] ^ value, 2654435761);
  h[1] = Math.imul(h[1] ^ value, 1597334677);
  h[0] ^= h[0] >>> 16;
  h[1] ^= h[1] >>> 15;
}

function feed(h: Lanes, data: unknown): void {
  if (typeof data === 'number') {
    mix(h, 1);
    if ((data | 0) === data) mix(h, data);
    else feedText(h, String(data));
  } else if (typeof data === 'string') {
    mix(h, 2);
    feedText(h, data);
  } else if (typeof data === 'boolean') mix(h, data ? 3 : 4);
  else if (data === null || data === undefined) mix(h, 5);
  else if (Array.isArray(data)) {
    mix(h, 6);
    mix(h, data.length);
    for (const item of data) feed(h, item);
  } else {
    const entries = Object.entries(data as object)
      .filter(([, value]) => value !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1));
    mix(h, 7);
    mix(h, entries.length);
    for (const [key, value] of entries) {
      feedText(h, key);
      feed(h, value);
    }
  }
}

function feedText(h: Lanes, text: string): void {
  mix(h, text.length);
  for (let i = 0; i < text.length; i++) mix(h, text.charCodeAt(i));
}

function finish(a: number, b: number): string {
  const x = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909);
  const y = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(x ^ (x >>> 13), 3266489909);
  return (y >>> 0).toString(16).padStart(8, '0').slice(2) + (x >>> 0).toString(16).padStart(8, '0');
}
