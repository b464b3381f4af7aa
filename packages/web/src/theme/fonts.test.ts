import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { cutFonts } from '../../scripts/fonts.mjs';

/** Lines are broken by the formatter. */
const inOneLine = (text: string) => text.replace(/\s+/g, ' ');

test('the fonts are those that are cut to our letters', async () => {
  for (const [name, content] of Object.entries(await cutFonts())) {
    const kept = readFileSync(new URL(name, import.meta.url));
    if (typeof content === 'string') expect(inOneLine(kept.toString())).toBe(inOneLine(content));
    else expect(kept.equals(content), name).toBe(true);
  }
});
