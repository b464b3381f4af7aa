import pg from 'pg';
import { expect, test } from 'vitest';
import { isAnswer, storageError } from './postgres-pool.ts';
import { StorageError } from './sql.ts';

/** What the database says itself. */
const said = (code: string) => Object.assign(new pg.DatabaseError('no', 2, 'error'), { code });
const LOST = [said('08006'), said('57P01'), new Error('the connection is gone')];

test('what the database refuses was not carried out; with a connection that is lost nobody knows', () => {
  expect([said('53100'), said('42P01'), said('23505')].map(isAnswer)).toEqual([true, true, true]);
  expect(LOST.map(isAnswer)).toEqual([false, false, false]);
  for (const error of LOST) {
    expect(storageError(error, true)).toMatchObject({ code: 'storage-unknown', cause: error });
    expect(storageError(error, false)).toMatchObject({ code: 'storage-failed', cause: error });
  }
});

test('a full disk is called by its name; a broken constraint is a fault of ours and no fault of the database', () => {
  const full = storageError(said('53100'), true);
  expect(full).toBeInstanceOf(StorageError);
  expect(full).toMatchObject({ code: 'storage-full' });
  expect(storageError(said('42P01'), true)).toMatchObject({ code: 'storage-failed' });
  const broken = said('23505');
  expect(storageError(broken, true)).toBe(broken);
  expect(storageError(full, true)).toBe(full);
});
