import { expect, test } from 'vitest';
import { BOUNDS, DAYS, LIVE, presetOf, USUAL_DAYS, USUAL_LIVE, within } from './presets.ts';

test('every preset is found again, and what is agreed unless told is one of them', () => {
  for (const [at, { minutes, seconds }] of LIVE.entries())
    expect(presetOf({ kind: 'live', bank: minutes * 60, increment: seconds })).toBe(at);
  for (const [at, days] of DAYS.entries()) expect(presetOf({ kind: 'days', days })).toBe(at);
  expect(presetOf(USUAL_LIVE)).toBe(3);
  expect(presetOf(USUAL_DAYS)).toBe(2);
  expect(presetOf({ kind: 'live', bank: 300, increment: 11 })).toBe(-1);
  expect(presetOf({ kind: 'days', days: 4 })).toBe(-1);
});

test('a number of one’s own stays within what the server takes', () => {
  expect(within(BOUNDS.minutes, 7)).toBe(7);
  expect(within(BOUNDS.minutes, 0)).toBe(1);
  expect(within(BOUNDS.days, 400)).toBe(60);
  expect(within(BOUNDS.days, Number.NaN)).toBe(0.25);
});
