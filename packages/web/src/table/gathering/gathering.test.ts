// @vitest-environment happy-dom
import type { TableInfo } from '@ennead/wire';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { changeSettings } from '../../settings.ts';
import { Gathering } from './gathering.svelte.ts';

const ANNA = { id: 'anna', name: 'Anna' };
const BEN = { id: 'ben', name: 'Ben' };
const seat = (person: typeof ANNA | null) => ({ person, bot: null, standIn: null });
const info = (more: Partial<TableInfo> = {}) =>
  ({ id: 't1', host: BEN, seats: [seat(BEN), seat(null), seat(null)], ...more }) as unknown as TableInfo;

/** The line to the server, which may be down. */
class Line {
  static now: Line;
  static made = 0;
  static readonly OPEN = 1;
  readyState = 1;
  readonly heard: { type: string; id?: string }[] = [];
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor() {
    Line.now = this;
    Line.made += 1;
  }
  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  send(text: string): void {
    this.heard.push(JSON.parse(text));
  }
  close(): void {
    this.onclose?.();
  }
}

let gathering: Gathering;
let asked: { call: string; body: unknown }[];
let answers: Record<string, unknown>;
beforeEach(() => {
  asked = [];
  answers = {};
  globalThis.WebSocket = Line as unknown as typeof WebSocket;
  globalThis.fetch = async (input, { method = 'GET', body } = {}) => {
    const call = `${method} ${String(input).replace(/^.*\/api\/v1/, '')}`;
    if (method !== 'GET') asked.push({ call, body: JSON.parse(String(body ?? 'null')) });
    const found = answers[call];
    return new Response(JSON.stringify(found ?? { code: 'no', message: 'No.' }), {
      status: found === undefined ? 404 : 200,
    });
  };
  gathering = new Gathering(info());
});
afterEach(() => gathering.close());

const hello = (person: typeof ANNA | null) => Line.now.say({ type: 'hello', person });

test('who it is, what the table is and what is said come from the server', async () => {
  hello(ANNA);
  expect(gathering.person).toEqual(ANNA);
  expect(Line.now.heard).toEqual([{ type: 'watch', table: 't1', seat: null }]);
  expect([gathering.isHost, gathering.isSeated]).toEqual([false, false]);
  Line.now.say({ type: 'table', table: { ...info({ host: ANNA }), id: 'another' } });
  expect(gathering.isHost).toBe(false);
  Line.now.say({ type: 'table', table: info({ host: ANNA, seats: [seat(BEN), seat(ANNA)] }) });
  expect([gathering.isHost, gathering.isSeated]).toEqual([true, true]);
  const lines: unknown[] = [];
  gathering.chat.subscribe((all) => lines.splice(0, lines.length, ...all));
  Line.now.say({
    type: 'said',
    line: { id: 1, person: ANNA, text: 'Hi', reaction: null, at: 1, channel: 'table' },
  });
  expect(lines).toMatchObject([{ text: 'Hi', isMine: true }]);
});

test('what is said is answered: taken, refused, or not heard because the line is down', async () => {
  hello(ANNA);
  const said = gathering.chat.say('one');
  await vi.waitFor(() => expect(Line.now.heard).toHaveLength(2));
  const [, { id = '' } = {}] = Line.now.heard;
  expect(Line.now.heard[1]).toEqual({ type: 'chat', id, table: 't1', text: 'one' });
  Line.now.say({ type: 'done', id });
  expect(await said).toEqual({ ok: true, value: null });

  const refused = gathering.chat.react('well-played' as never);
  await vi.waitFor(() => expect(Line.now.heard).toHaveLength(3));
  const next = Line.now.heard[2]?.id ?? '';
  expect(next).not.toBe(id);
  Line.now.say({ type: 'refused', id: null, code: 'bad-message', message: '' });
  Line.now.say({ type: 'refused', id: next, code: 'too-fast', message: 'Slowly.' });
  expect(await refused).toEqual({ ok: false, problem: { code: 'too-fast', message: 'Slowly.' } });

  const lost = gathering.chat.say('two');
  await vi.waitFor(() => expect(Line.now.heard).toHaveLength(4));
  Line.now.close();
  expect(await lost).toMatchObject({ ok: false, problem: { code: 'offline' } });
  expect(await gathering.chat.say('three')).toMatchObject({ ok: false, problem: { code: 'offline' } });
});

test('who has no name says nothing; who has one is entered first, and heard under it', async () => {
  hello(null);
  await changeSettings({ name: '' });
  expect(await gathering.chat.say('who')).toMatchObject({ ok: false, problem: { code: 'nameless' } });
  await changeSettings({ name: 'Anna' });
  expect(await gathering.chat.say('who')).toMatchObject({ ok: false, problem: { code: 'no' } });
  answers = { 'GET /me': { person: ANNA } };
  const before = Line.made;
  const said = gathering.chat.say('me');
  await vi.waitFor(() => expect(Line.made).toBe(before + 1));
  expect(Line.now.heard).toEqual([]);
  hello(ANNA);
  await vi.waitFor(() => expect(Line.now.heard.map(({ type }) => type)).toContain('chat'));
  Line.now.say({ type: 'done', id: Line.now.heard.find(({ type }) => type === 'chat')?.id });
  expect(await said).toMatchObject({ ok: true });
  await changeSettings({ name: '' });
});

test('a seat is asked for with the one that is left for it; a refusal changes nothing', async () => {
  hello(ANNA);
  expect(await gathering.sit('Anna', 1)).toMatchObject({ ok: false });
  expect(gathering.isSeated).toBe(false);
  answers = { 'POST /tables/t1/join': info({ seats: [seat(BEN), seat(ANNA), seat(null)] }) };
  expect(await gathering.sit('Anna', 1)).toEqual({ ok: true, value: null });
  expect(gathering.isSeated).toBe(true);
  await gathering.sit('Anna', 2);
  expect(asked.map(({ body }) => body)).toEqual([{ seat: 1 }, { seat: 1 }, { seat: 2, from: 1 }]);
  asked = [];
  await gathering.setReady(true);
  await gathering.choose(1, 'ra');
  await gathering.changeSeat({ seat: 2, kind: 'open' });
  await gathering.change({ visibility: 'public' });
  await gathering.leave();
  expect(asked.map(({ call, body }) => [call, body])).toMatchObject([
    ['POST /tables/t1/ready', { ready: true }],
    ['POST /tables/t1/choose', { seat: 1, choice: 'ra' }],
    ['POST /tables/t1/seat', { seat: 2, kind: 'open' }],
    ['POST /tables/t1/change', { visibility: 'public' }],
    ['POST /tables/t1/leave', {}],
  ]);
});
