import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MatchRecord } from '@ennead/kernel';
import { missing } from '@ennead/kernel';
import { expect, test } from 'vitest';
import { folderWith } from '../testing/folder.ts';
import { typed } from '../testing/typed.ts';

/** Three records of the toy game, the second of them changed by hand. */
async function recordsWith(change: (record: MatchRecord) => object): Promise<string> {
  const folder = folderWith();
  await typed(['simulate', '--game', 'toy', '--players', '2', '--games', '3', '--out', folder]);
  const file = join(folder, readdirSync(folder).sort()[1] ?? missing());
  const record = JSON.parse(readFileSync(file, 'utf8')) as MatchRecord;
  writeFileSync(file, JSON.stringify({ ...record, ...change(record) }));
  return folder;
}

test('untouched records verify', async () => {
  const folder = await recordsWith(() => ({}));
  const { code, out } = await typed(['verify', folder, '--json']);
  expect(code).toBe(0);
  expect(JSON.parse(out)).toMatchObject({ records: 3, verified: 3, failures: [] });
});

const unoffered = ({ moves }: MatchRecord) => ({ moves: [[0, 99], ...moves] });

test.each<[what: string, change: (record: MatchRecord) => object, code: string]>([
  ['a move that was not offered', unoffered, 'not-an-option'],
  ['another hash', () => ({ hash: '0' }), 'other-hash'],
  ['another winner', () => ({ result: { winners: [], rule: 'TOY-END-1' } }), 'other-result'],
  ['a game cut short', ({ moves }) => ({ moves: moves.slice(0, -1) }), 'other-result'],
  ['rules of a later version', ({ rules }) => ({ rules: rules + 1 }), 'newer-rules'],
  ['a game we do not have', () => ({ game: 'chess' }), 'other-game'],
  ['a record without moves', () => ({ moves: undefined }), 'bad-record'],
])('%s is found', async (_what, change, code) => {
  const folder = await recordsWith(change);
  const { code: exit, out } = await typed(['verify', folder, '--json']);
  const { verified, failures } = JSON.parse(out);
  expect(exit).toBe(1);
  expect(verified).toBe(2);
  expect(failures).toHaveLength(1);
  expect(failures[0].file).toContain('toy-2p-1-1.json');
  expect(failures[0].code).toBe(code);
});

test('people are told the file and the first difference in it', async () => {
  const folder = await recordsWith(unoffered);
  const { out } = await typed(['verify', folder]);
  expect(out).toContain('2 of 3 records replay as recorded');
  expect(out).toContain('toy-2p-1-1.json: Move 0 (seat 0, 99): This is not among the options.');
});

test('a file that is no JSON is a bad record, and that is said', async () => {
  const folder = folderWith({ 'x.json': 'not json' });
  const { code, out } = await typed(['verify', join(folder, 'x.json')]);
  expect(code).toBe(1);
  expect(out).toContain('x.json is not JSON');
});

test('nothing to verify is a usage error', async () => {
  expect(await typed(['verify'])).toMatchObject({ code: 2 });
  expect(await typed(['verify', 'there/is/no/such/folder'])).toMatchObject({ code: 2 });
  expect(await typed(['verify', folderWith()])).toMatchObject({ code: 2 });
});
