import { expect, test } from 'vitest';
import { chanceFrom } from './chance.ts';
import { type ToyFact, toyGame } from './contract/index.ts';
import { decide, openMatch } from './match.ts';
import { randomAnswer } from './random-play.ts';
import { type MatchRecord, readRecord, recordOf, replay, stateHash, verify } from './record.ts';

function finished(): MatchRecord {
  const match = openMatch(toyGame, { players: 3, rounds: 2 }, 'seed');
  const chance = chanceFrom('player');
  while (match.open.length > 0) {
    const [{ seat }, option] = randomAnswer(match.open, chance);
    decide(match, seat, option);
  }
  return JSON.parse(JSON.stringify(recordOf(match))) as MatchRecord;
}

test('a record that went through a file is read and verified', () => {
  const read = readRecord(finished());
  expect(read.ok).toBe(true);
  if (!read.ok) return;
  expect(read.value).toMatchObject({ format: 1, game: 'toy', rules: 2, seed: 'seed' });
  const verified = verify(toyGame, read.value);
  expect(verified.ok && stateHash(toyGame, verified.value.state)).toBe(read.value.hash);
});

test('a replay stops where it is told and tells the facts again', () => {
  const record = finished();
  const facts: ToyFact[] = [];
  const replayed = replay(toyGame, record, 3, facts);
  expect(replayed.ok && replayed.value.moves.length).toBe(3);
  expect(facts.some(({ type }) => type === 'revealed')).toBe(true);
  const start = replay(toyGame, record, 0);
  expect(start.ok && start.value.moves).toEqual([]);
  expect(replay(toyGame, record, -1)).toMatchObject({ ok: true, value: { moves: [] } });
});

test('an unfinished match is recorded without a result', () => {
  const record = recordOf(openMatch(toyGame, { players: 2, rounds: 1 }, 'seed'));
  expect(record.result).toBeNull();
  expect(verify(toyGame, record).ok).toBe(true);
});

test('what does not fit is refused with a code', () => {
  const record = finished();
  const codeOf = (changed: Partial<MatchRecord>) => {
    const verified = verify(toyGame, { ...record, ...changed });
    return verified.ok ? 'ok' : verified.problem.code;
  };
  expect(codeOf({})).toBe('ok');
  expect(codeOf({ game: 'senet' })).toBe('other-game');
  expect(codeOf({ rules: 3 })).toBe('newer-rules');
  expect(codeOf({ setup: { players: 9 } })).toBe('bad-setup');
  expect(codeOf({ seed: 'other' })).not.toBe('ok');
  expect(codeOf({ moves: [[0, 'granary'], ...record.moves] })).toBe('not-an-option');
  expect(codeOf({ moves: record.moves.slice(0, -1) })).toBe('other-result');
  expect(codeOf({ result: { winners: [0, 1, 2], rule: 'TOY-END-1' } })).toBe('other-result');
  expect(codeOf({ hash: '0'.repeat(16) })).toBe('other-hash');
});

test('what is no record is refused', () => {
  const record = finished();
  expect(readRecord({ ...record, rules: 1 })).toMatchObject({ ok: true, value: { rules: 1 } });
  const wrong: unknown[] = [
    null,
    [],
    'record',
    { ...record, format: 2 },
    { ...record, game: 7 },
    { ...record, rules: '1' },
    { ...record, rules: 0 },
    { ...record, seed: null },
    { ...record, hash: undefined },
    { ...record, setup: undefined },
    { ...record, moves: {} },
    { ...record, moves: [[0]] },
    { ...record, moves: [['0', 'granary']] },
    { ...record, moves: [[0, null]] },
    { ...record, moves: [[0, 1, 2]] },
    { ...record, moves: [[-1, 1]] },
    { ...record, moves: [[0.5, 1]] },
    { ...record, moves: [[0, 1], 'x'] },
    { ...record, result: { winners: [-1], rule: 'x' } },
    { ...record, result: { winners: [0.5], rule: 'x' } },
    { ...record, result: { winners: ['0'], rule: 'x' } },
    { ...record, result: { winners: [0], rule: 7 } },
    { ...record, result: { winners: [0] } },
    { ...record, result: [] },
    { ...record, result: 'won' },
    { ...record, result: { winners: 1, rule: 'x' } },
    { ...record, result: undefined },
  ];
  for (const input of wrong)
    expect(readRecord(input)).toMatchObject({ ok: false, problem: { code: 'bad-record' } });
});

test('a record holds a setup as deep as one may be and as many values as the longest game needs, and no more', () => {
  const record = finished();
  const nested = (levels: number): object => (levels === 1 ? {} : { inner: nested(levels - 1) });
  const isRead = (change: object) => readRecord({ ...record, ...change }).ok;
  expect([8, 9].map((levels) => isRead({ setup: nested(levels) }))).toEqual([true, false]);
  const moves = new Array(10_000).fill([0, 1]);
  const filled = (values: number) => ({ moves, result: null, setup: new Array(values).fill(1) });
  expect([2591, 2592].map((values) => isRead(filled(values)))).toEqual([true, false]);
});
