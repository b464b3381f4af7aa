import type { Socket } from 'node:net';
import type { WebSocket } from 'ws';
import { framesOf } from './frames.ts';

/** What is to be sent in this turn of the event loop: for every socket a function that sends it. */
const waiting: (() => void)[] = [];

/** When so many sockets wait, theirs is sent at once: their people can think while others are served. */
const MOST_WAITING = 16;

/** So long, in milliseconds, texts are collected for each socket of a network that has very many. */
const COLLECTED = 100;

/** Sends texts; all that go to one socket in one turn leave in one write. A reader that falls too far behind is cut off. */
export function outbox(
  ws: WebSocket,
  stream: Socket,
  isBehind: (pending: number) => boolean,
  isCrowded = () => false,
): (text: string) => void {
  let texts: string[] = [];
  let pending = 0;

  function release(): void {
    const sent = texts;
    texts = [];
    pending = 0;
    if (ws.readyState !== ws.OPEN) return;
    try {
      stream.write(framesOf(sent), 'latin1');
    } catch {
      // What cannot be sent to one socket keeps nothing from the others.
      ws.terminate();
    }
  }

  return (text) => {
    if (ws.readyState !== ws.OPEN) return;
    pending += text.length;
    if (isBehind(pending)) {
      ws.terminate();
      return;
    }
    if (texts.push(text) > 1) return;
    if (isCrowded()) {
      setTimeout(release, COLLECTED);
      return;
    }
    // This one may be told more in a moment: it does not leave with the others.
    if (waiting.length >= MOST_WAITING) releaseAll();
    if (waiting.push(release) === 1) setImmediate(releaseAll);
  };
}

function releaseAll(): void {
  for (const release of waiting.splice(0)) release();
}
