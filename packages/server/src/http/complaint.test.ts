import { Claim, Email, Enter, Join, NewTable, Rename, Webhook } from '@ennead/wire';
import type { TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import { expect, test } from 'vitest';
import { complaint } from './complaint.ts';

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
  [NewTable, { ...TABLE, clock: { kind: 'live', bank: 5, increment: 0 } }, 'clock has an invalid value.'],
];

test.each(CASES)('%#: what is wrong with a request is said in a sentence', (schema, value, said) => {
  expect(complaint(Compile(schema).Errors(value))).toBe(said);
});
