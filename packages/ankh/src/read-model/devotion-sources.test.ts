import { expect, test } from 'vitest';
import { devotionSource } from './devotion-sources.ts';

test.each([
  ['majorities', 'majorities'],
  ['domination', 'domination'],
  ['battle', 'battles'],
  ['victory', 'battles'],
  ['osiris', 'powers'],
])('devotion by %s belongs to %s', (source, kind) => {
  expect(devotionSource(source)).toBe(kind);
});
