import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import type { Messages } from './catalog.ts';
import { type Locale, locales } from './locale.ts';

const folder = fileURLToPath(new URL('.', import.meta.url));

/** Words that docs/voice.md retires, where the word alone gives it away. */
const retired: { readonly [L in Locale]?: readonly RegExp[] } = {
  en: [
    /\bto decide\b/i,
    /\blook(s|ing)? on\b/i,
    /\bfree seats?\b/i,
    /\be-mail\b/i,
    /\bof level \d/i,
    /\bDI cards?\b/,
    /\bfires? (an event|control|the event)/i,
    /\bmay not\b/i,
    / …/,
    /'(?=[a-z])/,
  ],
  uk: [/ʼ/, / …/, /солдат(?!и фараона)(?!ів фараона)/i, /Осіріс/, /тайл/i, /вибер|вибра/i],
  cs: [/ …/, /dlaždic/i, /\bAmon\b/, /\bsál(e|u)?\b/i, /figur[ek]*k/i, /sektor/i],
  ru: [/ …/, /накры(ть|т|ли) стол/i, /сил[ауы] анха/i, /отряд/i],
};

/** Every catalog of a language, by its file. */
async function catalogsOf(locale: Locale): Promise<[string, Messages][]> {
  const files = readdirSync(`${folder}${locale}`, { recursive: true, encoding: 'utf8' }).filter(
    // What people type is theirs to choose.
    (file) => file.endsWith('.ts') && !file.endsWith('index.ts') && file !== 'search.ts',
  );
  return Promise.all(
    files.map(async (file): Promise<[string, Messages]> => {
      const { default: messages } = (await import(`${folder}${locale}/${file}`)) as { default: Messages };
      return [file, messages];
    }),
  );
}

test.each(locales)('no message in %s uses a word that the glossary retires', async (locale) => {
  const catalogs = await catalogsOf(locale);
  expect(catalogs.length).toBeGreaterThan(10);
  const found = catalogs.flatMap(([file, messages]) =>
    Object.entries(messages).flatMap(([key, text]) =>
      (retired[locale] ?? [])
        .filter((word) => word.test(text))
        .map((word) => `${file} ${key}: ${word} in "${text}"`),
    ),
  );
  expect(found).toEqual([]);
});
