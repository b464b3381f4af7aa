import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openSocket } from './socket.ts';

/** Every socket that was opened, and what it was told. */
const opened: FakeSocket[] = [];

class FakeSocket {
  static readonly OPEN = 1;
  readyState = 1;
  readonly sent: string[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  constructor() {
    opened.push(this);
  }
  send(text: string) {
    this.sent.push(text);
  }
  close() {
    this.readyState = 3;
  }
}

const page = new EventTarget();

beforeEach(() => {
  opened.length = 0;
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('location', new URL('https://ennead.example/table/abc'));
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function listening() {
  const events = { onMessage: vi.fn(), onLost: vi.fn() };
  const socket = openSocket(events);
  opened[0]?.onopen?.();
  return { socket, events };
}

test('a line on which nothing comes any more is given up and opened anew', () => {
  const { socket, events } = listening();
  vi.advanceTimersByTime(25_000);
  expect(opened[0]?.sent).toEqual(['{"type":"ping"}']);
  opened[0]?.onmessage?.({ data: '{"type":"pong","time":1}' });
  vi.advanceTimersByTime(25_000);
  expect(events.onLost).not.toHaveBeenCalled();
  vi.advanceTimersByTime(25_000);
  expect(events.onLost).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(300);
  expect(opened).toHaveLength(2);
  socket.close();
});

test('a lost network is noticed at once, and its return too', () => {
  const { socket, events } = listening();
  page.dispatchEvent(new Event('offline'));
  expect(events.onLost).toHaveBeenCalledOnce();
  page.dispatchEvent(new Event('online'));
  expect(opened).toHaveLength(2);
  socket.close();
});

test('a closed table opens nothing more', () => {
  const { socket, events } = listening();
  socket.close();
  opened[0]?.onclose?.();
  vi.advanceTimersByTime(60_000);
  expect(opened).toHaveLength(1);
  expect(events.onLost).not.toHaveBeenCalled();
});
