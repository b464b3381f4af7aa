import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { gatherIcons } from '../../scripts/icons.mjs';

test.each(Object.entries<string>(gatherIcons()))(
  '%s holds the icons that are listed and drawn',
  (name, text) => {
    expect(readFileSync(new URL(name, import.meta.url), 'utf8')).toBe(text);
  },
);
