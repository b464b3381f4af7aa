import { expect, test } from 'vitest';
import { numbered } from './numbered.ts';

test('a window is named by its number, however high', () => {
  const name = numbered('veto');
  expect([name(0), name(3), name(70_000)]).toEqual(['veto-0', 'veto-3', 'veto-70000']);
});
