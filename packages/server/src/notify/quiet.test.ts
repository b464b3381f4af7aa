import { expect, test } from 'vitest';
import { isZone, nextDigest, quietUntil } from './quiet.ts';

const at = (text: string) => Date.parse(`2026-03-${text}Z`);
const told = (time: number | null) => (time === null ? null : new Date(time).toISOString().slice(8, 16));

const NIGHT = { quiet: { from: 22 * 60, until: 7 * 60 }, zone: 'UTC' };
const NOON = { quiet: { from: 12 * 60, until: 13 * 60 + 30 }, zone: 'UTC' };

test.each([
  ['10T21:59:59', null],
  ['10T22:00:00', '11T07:00'],
  ['10T23:30:59', '11T07:00'],
  ['11T00:00:00', '11T07:00'],
  ['11T06:59:59', '11T07:00'],
  ['11T07:00:00', null],
])('over midnight: at %s it is quiet until %s', (now, until) => {
  expect(told(quietUntil(NIGHT, at(now)))).toBe(until);
});

test.each([
  ['10T11:59:59', null],
  ['10T12:00:00', '10T13:30'],
  ['10T13:29:59', '10T13:30'],
  ['10T13:30:00', null],
])('within a day: at %s it is quiet until %s', (now, until) => {
  expect(told(quietUntil(NOON, at(now)))).toBe(until);
});

test('quiet hours end with a whole minute, and are those where somebody lives', () => {
  expect((quietUntil(NOON, at('10T12:10:20.500')) ?? 1) % 60_000).toBe(0);
  const kyiv = { ...NIGHT, zone: 'Europe/Kyiv' };
  expect([told(quietUntil(kyiv, at('10T19:59:00'))), told(quietUntil(kyiv, at('10T20:00:00')))]).toEqual([
    null,
    '11T05:00',
  ]);
});

test('who has no quiet hours, or hours of no length, is told at once', () => {
  expect(quietUntil({ quiet: null, zone: 'UTC' }, at('10T03:00:00'))).toBeNull();
  expect(quietUntil({ quiet: { from: 60, until: 60 }, zone: 'UTC' }, at('10T01:00:00'))).toBeNull();
});

test.each([
  ['each', '10T07:59:59', null],
  ['daily', '10T07:59:59', '10T08:00'],
  ['daily', '10T08:00:00', '11T08:00'],
  ['daily', '10T23:59:59', '11T08:00'],
  // The ninth is a Monday.
  ['weekly', '09T07:59:00', '09T08:00'],
  ['weekly', '09T08:00:00', '16T08:00'],
  ['weekly', '10T07:00:00', '16T08:00'],
  ['weekly', '15T07:00:00', '16T08:00'],
  ['weekly', '15T08:00:00', '16T08:00'],
] as const)('a %s digest after %s is due %s', (letters, now, due) => {
  expect(told(nextDigest({ letters, zone: 'UTC' }, at(now)))).toBe(due);
});

test('a digest comes in the morning of whoever reads it', () => {
  expect(told(nextDigest({ letters: 'daily', zone: 'Europe/Kyiv' }, at('10T05:59:00')))).toBe('10T06:00');
  expect(told(nextDigest({ letters: 'weekly', zone: 'America/New_York' }, at('09T11:59:00')))).toBe(
    '09T12:00',
  );
});

test('a zone is one that is known', () => {
  expect([isZone('Europe/Kyiv'), isZone('UTC'), isZone('Mars/Olympus')]).toEqual([true, true, false]);
});
