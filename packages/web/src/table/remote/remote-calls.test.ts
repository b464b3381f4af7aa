import type { ClientMessage, Fresh, Moved } from '@ennead/wire';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ann, bo, sitting, tableInfo } from '../../testing/table-info.ts';
import type { Snapshot } from '../snapshot.ts';
import type { TableSource } from '../source.ts';
import { remoteSource } from './remote-source.ts';

const info = tableInfo();

/** The line to the server: what was said, and a way to answer. */
class Line {
  static readonly OPEN = 1;
  static now: Line;
  static said: ClientMessage[] = [];
  readyState = 1;
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  constructor() {
    Line.now = this;
  }
  send(text: string) {
    Line.said.push(JSON.parse(text));
  }
  close() {}
  tell(message: object) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const position = {
  table: 'table-01',
  seat: 0,
  moment: 4,
  decisions: [{ seat: 0, kind: 'action', options: ['move', 'gain'] }],
  joint: [],
  proposals: [],
  waiting: [0],
  clock: null,
  undo: null,
  outcome: null,
};
const fresh: Fresh = { ...position, type: 'fresh', number: 4, view: { round: 1 }, ask: null };
const moved: Moved = {
  ...position,
  type: 'moved',
  number: 5,
  moment: 5,
  decisions: [],
  kind: 'move',
  by: 0,
  at: 0,
  stops: [],
  facts: [],
  changed: {},
  removed: [],
};

let source: TableSource;
let seen: Snapshot[];

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', Line);
  vi.stubGlobal('location', new URL('https://ennead.example/table/table-01'));
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('removeEventListener', () => {});
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('{"lines":[],"next":null}')));
  Line.said = [];
  seen = [];
  source = remoteSource(info, ann);
  source.subscribe((snapshot) => seen.push(snapshot));
  Line.now.tell({ type: 'hello', person: ann });
  Line.now.tell(fresh);
});
afterEach(() => {
  source.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** What an answer has come to; 'waits' as long as it has not. */
function fateOf(answer: Promise<unknown>) {
  const fate = { now: 'waits' as unknown };
  void answer.then((value) => {
    fate.now = value;
  });
  return async () => {
    await vi.advanceTimersByTimeAsync(0);
    return fate.now;
  };
}

const decides = () => Line.said.filter((message) => message.type === 'decide');
const idOf = (message: ClientMessage | undefined) =>
  message !== undefined && 'id' in message ? message.id : '';

test('an answer names the position it is for, and stands once its step is here', async () => {
  const fate = fateOf(source.decide(0, 'move'));
  expect(decides()).toMatchObject([{ table: 'table-01', seat: 0, number: 4, option: 'move' }]);
  Line.now.tell({ type: 'done', id: idOf(decides()[0]), number: 5 });
  expect(await fate()).toBe('waits');
  Line.now.tell(moved);
  expect(await fate()).toEqual({ ok: true, value: null });
  expect(seen.at(-1)).toMatchObject({ number: 5, decisions: [] });
});

test('a refused answer is told with its reason; what was refused unasked concerns no call', async () => {
  const fate = fateOf(source.decide(0, 'move'));
  Line.now.tell({ type: 'refused', id: null, code: 'bad-message', message: '' });
  expect(await fate()).toBe('waits');
  Line.now.tell({ type: 'refused', id: idOf(decides()[0]), code: 'not-offered', message: 'No.' });
  expect(await fate()).toEqual({ ok: false, problem: { code: 'not-offered', message: 'No.' } });
});

test('a move whose fate is not known is said again after a second until it is; anything else is not', async () => {
  const fate = fateOf(source.decide(0, 'move'));
  Line.now.tell({ type: 'refused', id: idOf(decides()[0]), code: 'storage-unknown', message: '' });
  await vi.advanceTimersByTimeAsync(999);
  expect(decides()).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(decides()).toHaveLength(2);
  expect(decides()[1]).toEqual(decides()[0]);
  expect(await fate()).toBe('waits');
  const asked = fateOf(source.answerUndo(true));
  Line.now.tell({ type: 'refused', id: idOf(Line.said.at(-1)), code: 'storage-unknown', message: '' });
  expect(await asked()).toMatchObject({ ok: false, problem: { code: 'storage-unknown' } });
});

test('after a new hello what still waits is said again, and the seat watched from where it was', async () => {
  void source.decide(0, 'gain');
  const [first] = decides();
  Line.said = [];
  Line.now.tell({ type: 'hello', person: ann });
  expect(Line.said).toEqual([{ type: 'watch', table: 'table-01', seat: 0, last: 4 }, first]);
});

test('a step that does not fit is not shown: the seat is watched anew', () => {
  Line.said = [];
  Line.now.tell({ ...moved, number: 9 });
  expect(Line.said).toEqual([{ type: 'watch', table: 'table-01', seat: 0 }]);
  expect(seen.at(-1)?.number).toBe(4);
});

test('a line that is lost shows, and one that is back', () => {
  expect(seen.at(-1)?.connection).toBe('connected');
  Line.now.onclose?.();
  expect(seen.at(-1)?.connection).toBe('lost');
});

test('who only looks on takes nothing back', async () => {
  source.look(null);
  const spectator = remoteSource({ ...info, seats: [sitting(bo), sitting(bo)] }, ann);
  expect(await spectator.undo(2)).toMatchObject({ ok: false, problem: { code: 'not-your-turn' } });
  expect(await spectator.answerUndo(true)).toMatchObject({ ok: false, problem: { code: 'not-your-turn' } });
  spectator.close();
});
