import { missing } from '@ennead/kernel';

/** The first byte of a whole message of text (RFC 6455, 5.2). */
const TEXT = 0x81;
/** Lengths up to 125 stand in the second byte; these say that they stand in the next two or eight. */
const TWO_BYTES = 126;
const EIGHT_BYTES = 127;

/** Texts as a server sends them through a WebSocket, one frame after the other, ready for a single write. */
export function framesOf(texts: readonly string[]): Buffer {
  const lengths: number[] = [];
  let all = 0;
  for (const text of texts) {
    const length = Buffer.byteLength(text);
    lengths.push(length);
    all += headSize(length) + length;
  }
  const bytes = Buffer.allocUnsafe(all);
  let at = 0;
  for (let i = 0; i < texts.length; i++) {
    const [text, length] = [texts[i] ?? missing(), lengths[i] ?? missing()];
    at = writeHead(bytes, at, length);
    // Where every letter is one byte they are copied as they are.
    at += bytes.write(text, at, length, length === text.length ? 'latin1' : 'utf8');
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
      return bytes.writeBigUInt64BE(BigInt(length), at + 2);
  }
}
