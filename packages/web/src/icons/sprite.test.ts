import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { gatherIcons } from '../../scripts/icons.mjs';

test('the sprite holds the icons that are listed and drawn', () => {
  const { sprite, names } = gatherIcons();
  const file = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');
  expect(file('sprite.svg')).toBe(sprite);
  expect(file('icon-name.ts')).toBe(names);
});
