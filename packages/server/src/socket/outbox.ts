import type { Socket } from 'node:net';
import type { WebSocket } from 'ws';

/** Sockets with something to send in this turn of the event loop. */
const waiting: Socket[] = [];

/** Sends texts; all that go to one socket in one turn leave in one write. A reader that falls too far behind is cut off. */
export function outbox(ws: WebSocket, stream: Socket, mostBehind: number): (text: string) => void {
  return (text) => {
    if (ws.readyState !== ws.OPEN) return;
    if (stream.writableLength > mostBehind) {
      ws.terminate();
      return;
    }
    if (stream.writableCorked === 0) {
      stream.cork();
      waiting.push(stream);
      if (waiting.length === 1) setImmediate(release);
    }
    ws.send(text);
  };
}

function release(): void {
  for (const stream of waiting.splice(0)) stream.uncork();
}
