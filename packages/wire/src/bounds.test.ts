import type { TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import { describe, expect, test } from 'vitest';
import { checked, clientMessage, readServerMessage } from './check.ts';
import { Id, Name, Option, Refusal, Revision, SeatNumber, Time, Viewer } from './common.ts';
import { Fact, LogQuery, ReplayQuery } from './history.ts';
import { Wish } from './match-me.ts';
import {
  Claim,
  ComeBack,
  Email,
  EmailKey,
  Enter,
  Language,
  LogIn,
  NotifyChoices,
  Person,
  Proof,
  PushSubscription,
  Stopped,
  Webhook,
} from './people.ts';
import { LayDown, Plan } from './plans.ts';
import { PlayedQuery } from './profiles.ts';
import { LadderQuery } from './ratings.ts';
import { CallId, ClientMessage } from './socket.ts';
import { AskPause, ChangeTable, Choose, Clock, ListQuery, NewTable, Vacation } from './tables.ts';
import { NewTournament, TournamentQuery } from './tournaments.ts';

const fits = (schema: TSchema, value: unknown) => Compile(schema).Check(value);
const text = (length: number) => 'x'.repeat(length);

const person = { id: text(8), name: 'Ada' };
const table = { game: 'kemet', setup: {}, seats: [{ kind: 'me' }], visibility: 'public' };
const push = (endpoint: number, key: number, auth: number) => ({
  endpoint: `https://${text(endpoint - 8)}`,
  keys: { p256dh: text(key), auth: text(auth) },
});
const plan = { kind: 'card', option: 'a', turn: 'any', repeats: false };
const wish = { game: 'kemet', length: 'quick', least: 2, most: 5, rated: false, botsAfter: null };
const notify = { letters: 'each', zone: 'Europe/Kyiv', quiet: null, deadline: true };
const tournament = {
  name: 'Nile Cup',
  game: 'ankh',
  setup: {},
  format: 'swiss',
  seats: { least: 2, most: 5, wanted: 4 },
  points: [3],
  places: 8,
  roundHours: null,
  late: false,
  visibility: 'public',
};
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
    ['a list of one game', ListQuery, { game: text(20) }, { game: text(21) }],
    ['no vacation', Clock, days({ vacation: 0 }), days({ vacation: -1 })],
    ['a vacation of two months in all', Clock, days({ vacation: 60 }), days({ vacation: 61 })],
    ['back from a vacation', Vacation, { seat: 0, days: 0 }, { seat: 0, days: -1 }],
    ['on a long vacation', Vacation, { seat: 0, days: 60 }, { seat: 0, days: 61 }],
    ['a pause of a day', AskPause, { days: 1 }, { days: 0 }],
    ['a long pause', AskPause, { days: 60 }, { days: 61 }],
    ['a choice for a seat', Choose, { seat: 0, choice: 'x' }, { seat: 0, choice: '' }],
    ['a long choice for a seat', Choose, { seat: 0, choice: text(40) }, { seat: 0, choice: text(41) }],
    ['a table changed to one seat', ChangeTable, { seats: 1 }, { seats: 0 }],
    ['a table changed to eight seats', ChangeTable, { seats: 8 }, { seats: 9 }],
    ['midnight', NotifyChoices, quiet(0, 0), quiet(0, -1)],
    ['a minute to midnight', NotifyChoices, quiet(1439, 0), quiet(1440, 0)],
    ['a short time zone', NotifyChoices, { ...notify, zone: 'x' }, { ...notify, zone: '' }],
    ['a long time zone', NotifyChoices, { ...notify, zone: text(60) }, { ...notify, zone: text(61) }],
    ['a short kind of question', Plan, { ...plan, kind: 'x' }, { ...plan, kind: '' }],
    ['a long kind of question', Plan, { ...plan, kind: text(40) }, { ...plan, kind: text(41) }],
    ['forty plans', LayDown, plans(40), plans(41)],
    ['the ladder of a game', LadderQuery, { game: text(20) }, { game: text(21) }],
    ['far down the ladder', LadderQuery, ladder('1'.repeat(5)), ladder('1'.repeat(6))],
    ['after which game', PlayedQuery, { after: `1:${text(64)}` }, { after: `1:${text(65)}` }],
    ['a wish for a game', Wish, { ...wish, game: text(20) }, { ...wish, game: text(21) }],
    ['a wish for two at least', Wish, wish, { ...wish, least: 1 }],
    ['a wish for five at most', Wish, wish, { ...wish, most: 6 }],
    ['bots after a minute', Wish, { ...wish, botsAfter: 1 }, { ...wish, botsAfter: 0 }],
    ['bots after a day', Wish, { ...wish, botsAfter: 1440 }, { ...wish, botsAfter: 1441 }],
    ['a tournament of a game', NewTournament, cup({ game: text(20) }), cup({ game: text(21) })],
    ['tables of two', NewTournament, cup({ seats: sizes(2) }), cup({ seats: sizes(1) })],
    ['tables of five', NewTournament, cup({ seats: sizes(5) }), cup({ seats: sizes(6) })],
    ['one round', NewTournament, cup({ rounds: 1 }), cup({ rounds: 0 })],
    ['twelve rounds', NewTournament, cup({ rounds: 12 }), cup({ rounds: 13 })],
    ['a place that brings nothing', NewTournament, cup({ points: [0] }), cup({ points: [-1] })],
    ['a place that brings much', NewTournament, cup({ points: [1000] }), cup({ points: [1001] })],
    ['points for the winner alone', NewTournament, cup({ points: [1] }), cup({ points: [] })],
    ['points for five', NewTournament, cup({ points: Array(5).fill(1) }), cup({ points: Array(6).fill(1) })],
    ['three take part', NewTournament, cup({ places: 3 }), cup({ places: 2 })],
    ['sixty-four take part', NewTournament, cup({ places: 64 }), cup({ places: 65 })],
    ['rounds of an hour', NewTournament, cup({ roundHours: 1 }), cup({ roundHours: 0 })],
    ['rounds of ninety days', NewTournament, cup({ roundHours: 2160 }), cup({ roundHours: 2161 })],
    ['after which tournament', TournamentQuery, { after: `1:${text(64)}` }, { after: `1:${text(65)}` }],
    ['letters have stopped', Stopped, { stopped: true }, { stopped: false }],
  ])('%s', (_what, schema, last, first) => {
    expect([fits(schema, last), fits(schema, first)]).toEqual([true, false]);
  });

  function live(bank: number, increment: number) {
    return { kind: 'live', bank, increment };
  }

  function days(more: object) {
    return { kind: 'days', days: 1, ...more };
  }

  function seats(count: number) {
    return Array.from({ length: count }, () => ({ kind: 'open' }));
  }

  function quiet(from: number, until: number) {
    return { ...notify, quiet: { from, until } };
  }

  function plans(count: number) {
    return { seat: 0, plans: Array.from({ length: count }, () => plan) };
  }

  function ladder(after: string) {
    return { game: 'ankh', after };
  }

  function cup(more: object) {
    return { ...tournament, ...more };
  }

  function sizes(each: number) {
    return { least: each, most: each, wanted: each };
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
