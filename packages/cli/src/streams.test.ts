import { afterEach, expect, test, vi } from 'vitest';
import { streams } from './streams.ts';

afterEach(() => vi.restoreAllMocks());

test('what a foreign file holds is shown without the marks that command a terminal', () => {
  const written: unknown[] = [];
  for (const stream of [process.stdout, process.stderr])
    vi.spyOn(stream, 'write').mockImplementation((text) => written.push(text) > 0);
  const { out, err } = streams();
  out('seat 0\t\u001b[31mX\u0007\nÜ');
  err('Unknown game \u001b]0;mine\u009c.');
  expect(written).toEqual(['seat 0\t\u{fffd}[31mX\u{fffd}\nÜ\n', 'Unknown game \u{fffd}]0;mine\u{fffd}.\n']);
});
