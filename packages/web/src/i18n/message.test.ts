import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { IntlMessageFormat } from 'intl-messageformat';
import { expect, test } from 'vitest';
import type { Messages } from './catalog.ts';
import { locales } from './locale.ts';
import { type Message, messageParts, readMessage } from './message.ts';

const say = (text: string, language: string, values: Readonly<Record<string, string | number>>) =>
  messageParts(readMessage(text), language, values).join('');

const COUNTS = [0, 1, 2, 3, 5, 11, 21, 104, 1234];

/** The values that a message takes. */
function namesIn(message: Message): string[] {
  return message.flatMap((piece) => {
    if (typeof piece !== 'object') return [];
    const inside = 'options' in piece ? [...piece.options.values()].flatMap(namesIn) : [];
    return [piece.name, ...inside];
  });
}

async function messagesIn(language: string): Promise<Messages> {
  const folder = fileURLToPath(new URL(`./${language}/`, import.meta.url));
  const files = globSync('**/*.ts', { cwd: folder });
  const modules = await Promise.all(
    files.map(async (file) => (await import(`${folder}${file}`)) as { default?: Messages }),
  );
  return Object.assign({}, ...modules.map((module) => module.default ?? {})) as Messages;
}

test.each(locales)('every message of %s is said as the reference says it', async (language) => {
  const messages = Object.entries(await messagesIn(language));
  expect(messages.length).toBeGreaterThan(1500);
  const wrong = messages.flatMap(([key, text]) =>
    COUNTS.flatMap((count, at) => {
      const values = Object.fromEntries(
        namesIn(readMessage(text)).map((name, other) => [
          name,
          COUNTS[(at + other) % COUNTS.length] ?? count,
        ]),
      );
      const expected = String(new IntlMessageFormat(text, language).format(values));
      const said = say(text, language, values);
      return said === expected ? [] : [`${key}: ${said} instead of ${expected}`];
    }),
  );
  expect(wrong).toEqual([]);
});

test('a plural stands within another, and each # is the number of its own', () => {
  const text =
    '{a, plural, =0 {none} one {# of {b, plural, one {# thing} other {# things}}, #} other {# more}}';
  expect(say(text, 'en', { a: 0, b: 1 })).toBe('none');
  expect(say(text, 'en', { a: 1, b: 2 })).toBe('1 of 2 things, 1');
  expect(say(text, 'en', { a: 3000, b: 2 })).toBe('3,000 more');
});

test('things stay what they are between the words', () => {
  const ra = { god: 'ra' };
  expect(
    messageParts(readMessage('{count, plural, other {{who} has #}}!'), 'en', { count: 2, who: ra }),
  ).toEqual([ra, ' has 2!']);
});

test('a # outside of a plural is a #, and a value that is missing is an error', () => {
  expect(say('# {name}', 'en', { name: 'Nour' })).toBe('# Nour');
  expect(() => say('{name}', 'en', {})).toThrow('name');
});
