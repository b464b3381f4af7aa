import type { TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import { describe, expect, test } from 'vitest';
import { checked, clientMessage, readServerMessage } from './check.ts';
import { Id, Name, Option, Refusal, Revision, SeatNumber, Time, Viewer } from './common.ts';
import { Fact, LogQuery, ReplayQuery } from './history.ts';
import {
  Claim,
  ComeBack,
  Email,
  EmailKey,
  Enter,
  Language,
  LogIn,
  Person,
  Proof,
  PushSubscription,
  Webhook,
} from './people.ts';
import { CallId, ClientMessage } from './socket.ts';
import { ChangeTable, Clock, ListQuery, NewTable } from './tables.ts';

const fits = (schema: TSchema, value: unknown) => Compile(schema).Check(value);
const text = (length: number) => 'x'.repeat(length);

const person = { id: text(8), name: 'Ada' };
const table = { game: 'kemet', setup: {}, seats: [{ kind: 'me' }], visibility: 'public' };
const push = (endpoint: number, key: number, auth: number) => ({
  endpoint: `https://${text(endpoint - 8)}`,
  keys: { p256dh: text(key), auth: text(auth) },
});
const chat = (words: string) => ({ type: 'chat', id: 'a', table: text(8), text: words });

describe('bounds: the last that fits, and the first that does not', () => {
  test.each<[string, TSchema, unknown, unknown]>([
    ['a short id', Id, text(8), text(7)],
    ['a long id', Id, text(64), text(65)],
    ['the first seat', SeatNumber, 0, -1],
    ['the last seat', SeatNumber, 15, 16],
    ['a seat is whole', SeatNumber, 1, 1.5],
    ['a spectator', Viewer, null, undefined],
    ['an option in words', Option, text(200), text(201)],
    ['the first number of a stream', Revision, 0, -1],
    ['the last number of a stream', Revision, 1_000_000_000, 1_000_000_001],
    ['the beginning of time', Time, 0, -1],
    ['a name of something', Name, 'x', ''],
    ['a long name', Name, text(40), text(41)],
    ['a short call', CallId, 'x', ''],
    ['a long call', CallId, text(64), text(65)],
    ['something said', ClientMessage, chat('x'), chat('')],
    ['much said', ClientMessage, chat(text(500)), chat(text(501))],
    ['a short password to prove it is you', Proof, { password: 'x' }, { password: '' }],
    ['a long password to prove it is you', Proof, { password: text(200) }, { password: text(201) }],
    ['a short key of a letter', EmailKey, { key: text(20) }, { key: text(19) }],
    ['a long key of a letter', EmailKey, { key: text(100) }, { key: text(101) }],
    ['a short key of a link', ComeBack, { key: text(20) }, { key: text(19) }],
    ['a long key of a link', ComeBack, { key: text(100) }, { key: text(101) }],
    ['a short login', LogIn, { login: 'x', password: 'x' }, { login: '', password: 'x' }],
    ['a long login', LogIn, { login: text(40), password: 'x' }, { login: text(41), password: 'x' }],
    ['a password to come in', LogIn, { login: 'x', password: 'x' }, { login: 'x', password: '' }],
    [
      'a long password to come in',
      LogIn,
      { login: 'x', password: text(200) },
      { login: 'x', password: text(201) },
    ],
    [
      'a short new login',
      Claim,
      { login: text(3), password: text(10) },
      { login: text(2), password: text(10) },
    ],
    [
      'a long new login',
      Claim,
      { login: text(40), password: text(10) },
      { login: text(41), password: text(10) },
    ],
    [
      'a short new password',
      Claim,
      { login: text(3), password: text(10) },
      { login: text(3), password: text(9) },
    ],
    [
      'a long new password',
      Claim,
      { login: text(3), password: text(200) },
      { login: text(3), password: text(201) },
    ],
    ['an address to push to', PushSubscription, push(1000, 200, 100), push(1001, 200, 100)],
    ['a key of a push', PushSubscription, push(1000, 200, 100), push(1000, 201, 100)],
    ['a secret of a push', PushSubscription, push(1000, 200, 100), push(1000, 200, 101)],
    ['a webhook', Webhook, { url: `http://${text(993)}` }, { url: `http://${text(994)}` }],
    ['an e-mail address', Email, { address: `a@${text(198)}` }, { address: `a@${text(199)}` }],
    [
      'a language',
      Language,
      { language: 'aaaaaaaa-bbbbbbbb-cccccccc-dddddddd' },
      { language: 'aaaaaaaa-bbbbbbbb-cccccccc-ddddddd-e' },
    ],
    ['a language of two letters', Language, { language: 'uk' }, { language: 'u' }],
    ['a short live clock', Clock, live(10, 0), live(9, 0)],
    ['a long live clock', Clock, live(86_400, 0), live(86_401, 0)],
    ['no increment', Clock, live(10, 0), live(10, -1)],
    ['an increment of an hour', Clock, live(10, 3600), live(10, 3601)],
    ['a short clock of days', Clock, { kind: 'days', days: 0.01 }, { kind: 'days', days: 0.009 }],
    ['a long clock of days', Clock, { kind: 'days', days: 60 }, { kind: 'days', days: 60.1 }],
    ['handed over after five seconds', ChangeTable, { handOver: 5 }, { handOver: 4 }],
    ['handed over after sixty days', ChangeTable, { handOver: 5_184_000 }, { handOver: 5_184_001 }],
    ['the name of a game', NewTable, { ...table, game: text(20) }, { ...table, game: text(21) }],
    ['one seat', NewTable, table, { ...table, seats: [] }],
    ['eight seats', NewTable, { ...table, seats: seats(8) }, { ...table, seats: seats(9) }],
    ['a short seed', NewTable, { ...table, practiceSeed: 'x' }, { ...table, practiceSeed: '' }],
    ['a long seed', NewTable, { ...table, practiceSeed: text(100) }, { ...table, practiceSeed: text(101) }],
    ['where a list goes on', ListQuery, { after: '1'.repeat(16) }, { after: '1'.repeat(17) }],
    ['after which table', ListQuery, { after: `1:${text(40)}` }, { after: `1:${text(41)}` }],
    ['a seat in a query', LogQuery, { seat: '12' }, { seat: '123' }],
    ['a count in a query', ReplayQuery, { move: '1'.repeat(9) }, { move: '1'.repeat(10) }],
  ])('%s', (_what, schema, last, first) => {
    expect([fits(schema, last), fits(schema, first)]).toEqual([true, false]);
  });

  function live(bank: number, increment: number) {
    return { kind: 'live', bank, increment };
  }

  function seats(count: number) {
    return Array.from({ length: count }, () => ({ kind: 'open' }));
  }
});

test('a name shows something and does not turn the writing around', () => {
  for (const name of ['Ada', 'Їжак', '猫', '7', '✦']) expect(fits(Name, name)).toBe(true);
  for (const name of [' ', '\u200b', 'a\nb', 'a\u202eb', 'a\u2066b']) expect(fits(Name, name)).toBe(false);
});

test('unknown fields are refused in what is sent and in what is answered', () => {
  expect(fits(Enter, { name: 'Ada' })).toBe(true);
  expect(fits(Enter, { name: 'Ada', admin: true })).toBe(false);
  expect(fits(Person, { ...person, key: 'x' })).toBe(false);
  expect(clientMessage.Check({ type: 'ping' })).toBe(true);
  expect(clientMessage.Check({ type: 'ping', more: 1 })).toBe(false);
  expect(fits(NewTable, { ...table, seats: [{ kind: 'bot', bot: 'cruel' }] })).toBe(false);
});

test('a fact has a type and a rule, and whatever else its game tells', () => {
  expect(fits(Fact, { type: 'moved', rule: 'R-1', from: 3 })).toBe(true);
  expect(fits(Fact, { type: 'moved' })).toBe(false);
  expect(fits(Refusal, { code: 'full', message: 'The table is full.', retryAfter: 3 })).toBe(true);
});

test('a message of the server is read if it is in the protocol, else it says where not', () => {
  const hello = { type: 'hello', protocol: 1, version: '1', person, time: 5 };
  expect(readServerMessage(JSON.stringify(hello))).toEqual(hello);
  expect(() => readServerMessage(JSON.stringify({ ...hello, protocol: 2 }))).toThrow('not in the protocol');
  const done = { type: 'done', id: 'a', number: 3, asked: true };
  expect(readServerMessage(JSON.stringify(done))).toEqual(done);
  expect(() => readServerMessage(JSON.stringify({ ...done, asked: false }))).toThrow('not in the protocol');
});

test('a complaint names five places and shows three hundred characters at most', () => {
  const check = checked(NewTable);
  expect(check(table)).toBe(table);
  const wrong = { a: 1, b: 2, c: 3, d: 4, e: 5, f: 6, g: text(1000) };
  const said = (() => {
    try {
      check(wrong);
    } catch (error) {
      return String(error);
    }
    return '';
  })();
  expect(said).toContain('not in the protocol');
  expect(said.split('; ').length).toBe(5);
  expect(said.slice(said.indexOf(': {') + 2)).toHaveLength(300);
});
