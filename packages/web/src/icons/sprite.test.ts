import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { gatherIcons } from '../../scripts/icons.mjs';
import { roundedPath } from '../../scripts/round-path.mjs';

test.each(Object.entries<string>(gatherIcons()))(
  '%s holds the icons that are listed and drawn',
  (name, text) => {
    expect(readFileSync(new URL(name, import.meta.url), 'utf8')).toBe(text);
  },
);

test('paths are rounded where they stand: what is cut off does not add up', () => {
  expect(roundedPath('M10.4 20.6l.4.4.4.4.4.4.4.4')).toBe('m10 21l1 0 0 0 1 1 0 0');
  expect(roundedPath('M1.4 1.4h8.2v8.2H1.4z')).toBe('m1 1h9v9h-9z');
  // After a closed part the pen is where that part began.
  expect(roundedPath('m5.4 5.4l10 0 0 10zm.4 0c1 1 2 2 3.3 3.3')).toBe('m5 5l10 0 0 10zm1 0c1 1 2 2 3 4');
  expect(roundedPath('m0 0a2.44 2.44 0 014.6 0')).toBe('m0 0a2.4 2.4 0 0 1 5 0');
});
