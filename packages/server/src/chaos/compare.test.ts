import { expect, test } from 'vitest';
import { compare } from './compare.ts';
import type { KeptMove } from './world.ts';

const move = (number: number, call: string | null, more: Partial<KeptMove> = {}): KeptMove => ({
  table_id: 'one',
  number,
  option: '"pass"',
  call,
  at: number,
  ...more,
});
const anna = (...ids: string[]) => ({
  table: 'one',
  person: 'anna',
  acknowledged: new Map(ids.map((id) => [id, 'pass'])),
});
const sound = { tables: 1, lost: 0, twice: 0, gaps: 0, backInTimeMs: 0 };

test('what was acknowledged and is there is sound; more may be there', () => {
  const moves = [move(1, 'anna:a'), move(2, 'anna:b'), move(3, null)];
  expect(compare([anna('a')], moves)).toEqual({ ...sound, acknowledged: 1, kept: 3 });
});

test('a move that is gone, or is another, is lost', () => {
  expect(compare([anna('a', 'b')], [move(1, 'anna:a')])).toMatchObject({ lost: 1 });
  expect(compare([anna('a')], [move(1, 'anna:a', { option: '"other"' })])).toMatchObject({ lost: 1 });
  expect(compare([anna('a')], [move(1, 'anna:a', { table_id: 'two' })])).toMatchObject({ lost: 1 });
});

test('a call carried out twice, a gap and a time that goes back are found', () => {
  expect(compare([], [move(1, 'anna:a'), move(2, 'anna:a')])).toMatchObject({ twice: 1 });
  expect(compare([], [move(1, null), move(3, null)])).toMatchObject({ gaps: 1 });
  expect(compare([], [move(1, null, { at: 50 }), move(2, null, { at: 20 })])).toMatchObject({
    backInTimeMs: 30,
  });
});
