import { missing } from '@ennead/kernel';

/** The first byte of a whole message of text (RFC 6455, 5.2). */
const TEXT = 0x81;
/** Lengths up to 125 stand in the second byte; these say that they stand in the next two or eight. */
const TWO_BYTES = 126;
const EIGHT_BYTES = 127;

/** Texts as a server sends them through a WebSocket, one frame after the other, ready for a single write. */
export function framesOf(texts: readonly string[]): Buffer {
  const lengths = texts.map((text) => Buffer.byteLength(text));
  const all = lengths.reduce((sum, length) => sum + headSize(length) + length, 0);
  const bytes = Buffer.allocUnsafe(all);
  let at = 0;
  for (const [i, text] of texts.entries()) {
    at = writeHead(bytes, at, lengths[i] ?? missing());
    at += bytes.write(text, at);
  }
  return bytes;
}

function headSize(length: number): number {
  if (length < TWO_BYTES) return 2;
  return length < 2 ** 16 ? 4 : 10;
}

function writeHead(bytes: Buffer, at: number, length: number): number {
  bytes[at] = TEXT;
  switch (headSize(length)) {
    case 2:
      return bytes.writeUInt8(length, at + 1);
    case 4:
      bytes[at + 1] = TWO_BYTES;
      return bytes.writeUInt16BE(length, at + 2);
    default:
      bytes[at + 1] = EIGHT_BYTES;
      bytes.writeUInt32BE(0, at + 2);
      return bytes.writeUInt32BE(length, at + 6);
  }
}
