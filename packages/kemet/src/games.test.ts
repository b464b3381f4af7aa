import { readdirSync, readFileSync } from 'node:fs';
import { readRecord, verify } from '@ennead/kernel';
import { expect, test } from 'vitest';
import { kemet } from './index.ts';

/**
 * Recorded games: made with `ennead simulate --game kemet --out`, some by bots and some at random, short, long, for
 * beginners and with open discards. They replay for ever by the rulings they began with: those of rules 1 lie here, of every
 * later version in a folder of its own.
 */
const folder = new URL('../games/', import.meta.url);
const files = readdirSync(folder, { encoding: 'utf8', recursive: true }).filter((name) =>
  name.endsWith('.json'),
);

function recordIn(name: string) {
  const record = readRecord(JSON.parse(readFileSync(new URL(name, folder), 'utf8')));
  if (!record.ok) throw new Error(`${name}: ${record.problem.message}`);
  return record.value;
}

test('at least forty games of all player counts are recorded', () => {
  expect(files.length).toBeGreaterThanOrEqual(40);
  const players = files.map((name) => (recordIn(name).setup as { players: number }).players);
  expect([...new Set(players)].sort()).toEqual([2, 3, 4, 5]);
});

test('games of every rules version are recorded', () => {
  const versions = new Set(files.map((name) => recordIn(name).rules));
  expect([...versions].sort()).toEqual(Array.from({ length: kemet.rules }, (_, before) => before + 1));
});

test.for(files)('%s replays to the same end', (name) => {
  const verified = verify(kemet, recordIn(name));
  expect(verified.ok ? 'the same' : verified.problem.message).toBe('the same');
});
