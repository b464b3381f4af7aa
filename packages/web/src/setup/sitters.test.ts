import { expect, test } from 'vitest';
import { possibleSitters, usualSitter } from './sitters.ts';

test('online nobody can seat themselves twice; on one device people share it', () => {
  expect(possibleSitters(0, 'remote')).toContain('person');
  expect(possibleSitters(1, 'remote')).not.toContain('person');
  expect(possibleSitters(1, 'remote')).toContain('open');
  expect(possibleSitters(2, 'local')).toContain('person');
  expect(possibleSitters(0, 'local')).not.toContain('open');
});

test('what a seat has at first can be chosen there', () => {
  for (const place of ['local', 'remote'] as const)
    for (const at of [0, 1, 4]) expect(possibleSitters(at, place)).toContain(usualSitter(at, place));
});
