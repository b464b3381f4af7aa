/** The first byte of a whole message of text (RFC 6455, 5.2). */
const TEXT = 0x81;
/** Lengths up to 125 stand in the second byte; these say that they stand in the next two or eight. */
const TWO_BYTES = 126;
const EIGHT_BYTES = 127;

/**
 * Texts as a server sends them through a WebSocket, one frame after the other, ready for a single write in `latin1`: every
 * letter is a byte. A stream takes such a string as it is, without memory of its own for it.
 */
export function framesOf(texts: readonly string[]): string {
  let frames = '';
  for (const text of texts) {
    const length = Buffer.byteLength(text);
    // Where every letter is one byte they are the bytes.
    frames += headOf(length) + (length === text.length ? text : Buffer.from(text).toString('latin1'));
  }
  return frames;
}

function headOf(length: number): string {
  if (length < TWO_BYTES) return String.fromCharCode(TEXT, length);
  if (length < 2 ** 16) return String.fromCharCode(TEXT, TWO_BYTES, length >> 8, length & 0xff);
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64BE(BigInt(length));
  return String.fromCharCode(TEXT, EIGHT_BYTES) + bytes.toString('latin1');
}
