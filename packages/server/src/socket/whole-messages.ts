import type { Socket } from 'node:net';
import type { WebSocket } from 'ws';

/** The first byte of a frame (RFC 6455, 5.2): whether it ends its message, and what kind of frame it is. */
const ENDS = 0x80;
const KIND = 0x0f;
const WHOLE_TEXT = 0x81;
/** The second: what comes from a browser is masked; lengths from 126 on stand in the next two bytes, or eight. */
const MASKED = 0x80;
const LENGTH = 0x7f;
const TWO_BYTES = 126;
const MASK = 4;
/** The last letter that is one byte in UTF-8. */
const PLAIN = 0x7f;

/**
 * Hands on what comes as one whole message of plain letters, as nearly everything does, without asking ws: that takes a
 * third of the time. All else, ws reads as ever; who has once sent half a message is left to it for good.
 */
export function hearWhole(ws: WebSocket, stream: Socket, most: number, heard: (text: string) => void): void {
  const [toWs] = stream.listeners('data') as ((this: Socket, chunk: Buffer) => void)[];
  if (toWs === undefined) return;
  let isAtBeginning = true;
  function read(chunk: Buffer): void {
    const text = isAtBeginning && ws.readyState === ws.OPEN ? wholeText(chunk, most) : null;
    if (text !== null) heard(text);
    else {
      isAtBeginning &&= endsWhole(chunk);
      toWs?.call(stream, chunk);
    }
  }
  stream.off('data', toWs);
  stream.on('data', read);
  // What ws reads when the socket has closed it reads for itself.
  stream.prependListener('close', () => stream.off('data', read));
}

/** Nobody else reads while a message is unmasked into it. */
const plain = Buffer.alloc(1024);

/** The text, if this is one message and nothing else. */
function wholeText(chunk: Buffer, most: number): string | null {
  const second = chunk[1] ?? 0;
  if (chunk[0] !== WHOLE_TEXT || (second & MASKED) === 0 || chunk.length < 2 + MASK) return null;
  const short = second & LENGTH;
  if (short > TWO_BYTES) return null;
  const length = short < TWO_BYTES ? short : chunk.readUInt16BE(2);
  const mask = short < TWO_BYTES ? 2 : 4;
  const from = mask + MASK;
  if (chunk.length !== from + length || length > most || length > plain.length) return null;
  let all = 0;
  for (let at = 0; at < length; at++) {
    const byte = (chunk[from + at] as number) ^ (chunk[mask + (at & 3)] as number);
    plain[at] = byte;
    all |= byte;
  }
  return all > PLAIN ? null : plain.toString('latin1', 0, length);
}

/** Whether what comes next begins a message: these are whole frames that are whole messages, or between messages. */
function endsWhole(chunk: Buffer): boolean {
  let at = 0;
  while (at + 4 <= chunk.length) {
    const first = chunk[at] ?? 0;
    const short = (chunk[at + 1] ?? 0) & LENGTH;
    if ((first & ENDS) === 0 || (first & KIND) === 0 || short > TWO_BYTES) return false;
    at += short < TWO_BYTES ? 2 + MASK + short : 4 + MASK + chunk.readUInt16BE(at + 2);
  }
  return at === chunk.length;
}
