import type { BaseState, Fact } from '@ennead/kernel';
import { expect, test } from 'vitest';
import type { Frame } from './frame.ts';
import { marksOf } from './marks.ts';
import { PLAIN, type Telling } from './telling.ts';

type Moved = Fact & { seat: number; from: number | null; to: number };
const telling: Telling = {
  ...PLAIN,
  trace: (_view, fact) => fact as unknown as Moved,
  victim: ({ type }) => (type === 'killed' ? 0 : null),
};
const frame = (seat: number, from: number | null, to: number, type = 'moved'): Frame => ({
  number: 1,
  moment: 1,
  by: seat,
  view: {} as BaseState,
  facts: [{ type, rule: 'R', seat, from, to } as Moved],
  weight: 'step',
});
const marks = (...frames: Frame[]) =>
  marksOf(telling, frames, 0).map(({ seat, from, to }) => [seat, from, to]);

test('the last doings of the others are marked, not one’s own and not what was suffered', () => {
  expect(marks(frame(1, 3, 4), frame(0, 5, 6), frame(2, null, 7), frame(1, null, 8, 'killed'))).toEqual([
    [1, 3, 4],
    [2, null, 7],
  ]);
});

test('several steps of one troop are one way', () => {
  expect(marks(frame(1, 3, 4), frame(1, 4, 5), frame(1, 5, 6))).toEqual([[1, 3, 6]]);
});

test('of many only the latest are marked, and no place twice', () => {
  const many = [10, 11, 12, 13, 14, 15].map((to) => frame(1, null, to));
  expect(marks(...many)).toEqual([12, 13, 14, 15].map((to) => [1, null, to]));
  expect(marks(frame(1, 3, 4), frame(1, null, 4))).toEqual([[1, null, 4]]);
});
