import { Claim, Email, Enter, Join, NewTable, Rename, Webhook } from '@ennead/wire';
import Type, { type TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import { expect, test } from 'vitest';
import { complaint } from './complaint.ts';

/** Forms that no request has today, each of them more than one. */
const WORD_OR_MORE = Type.Object({ pace: Type.Union([Type.Literal('none'), Type.Object({})]) });
const TWO_KINDS = Type.Union([Type.Object({ n: Type.Number() }), Type.Object({ n: Type.Boolean() })]);

const TABLE = { game: 'ankh', setup: {}, seats: [{ kind: 'me' }], visibility: 'public' };
const CASES: readonly (readonly [TSchema, unknown, string])[] = [
  [Enter, 5, 'The request must be an object.'],
  [Enter, {}, 'name is missing.'],
  [Enter, { name: 5 }, 'name must be a string.'],
  [Enter, { name: '  ' }, 'name has an invalid format.'],
  [Enter, { name: '\u200b\u200b' }, 'name has an invalid format.'],
  [Enter, { name: 'eve \u202eadmin' }, 'name has an invalid format.'],
  [Rename, { name: 'x'.repeat(50) }, 'name is too long: at most 40 characters.'],
  [Enter, { name: 'Ada', age: 36 }, 'Unknown field age.'],
  [Claim, { login: 'ada', password: 'short' }, 'password is too short: at least 10 characters.'],
  [Join, { seat: -1 }, 'seat is too small: at least 0.'],
  [Email, { address: 'nowhere' }, 'address has an invalid format.'],
  [Webhook, { url: 'ftp://x' }, 'url has an invalid format.'],
  [Webhook, { url: 5 }, 'url must be a string.'],
  [NewTable, { ...TABLE, seats: [] }, 'seats is too small: at least 1.'],
  [NewTable, { ...TABLE, visibility: 'none' }, 'visibility must be one of public, private.'],
  [NewTable, { ...TABLE, seats: [{ kind: 'dog' }] }, 'seats.0 has an invalid value.'],
  [Enter, { name: 'Ada', ['x'.repeat(70)]: 1 }, `Unknown field ${'x'.repeat(60)}.`],
  [WORD_OR_MORE, { pace: 5 }, 'pace has an invalid value.'],
  [Type.Object({ of: TWO_KINDS }), { of: { n: 'no' } }, 'of has an invalid value.'],
  [TWO_KINDS, { n: 'no' }, 'The request has an invalid value.'],
  [NewTable, { ...TABLE, clock: { kind: 'live', bank: 5, increment: 0 } }, 'clock has an invalid value.'],
];

test.each(CASES)('%#: what is wrong with a request is said in a sentence', (schema, value, said) => {
  expect(complaint(Compile(schema).Errors(value))).toBe(said);
});

test('what nothing is said of is invalid all the same', () => {
  expect(complaint([])).toBe('The request is invalid.');
});
