import { expect, test } from 'vitest';
import type { Messages } from './catalog.ts';
import { type Locale, locales } from './locale.ts';

/** Words that speak to the reader, in the languages that have such words. */
const addressing: { readonly [L in Locale]?: RegExp } = {
  en: /\byou|\byour/i,
  uk: /(?<!\p{L})(ви|вас|вам|ваш\p{L}*)(?!\p{L})/iu,
  cs: /(?<!\p{L})(vy|vás|vám|váš|vaš\p{L}*|\p{L}+(áte|ete|íte))(?!\p{L})/iu,
  ru: /(?<!\p{L})(вы|вас|вам|ваш\p{L}*)(?!\p{L})/iu,
};

const games = ['ankh', 'kemet'];

async function messagesOf(game: string, locale: Locale): Promise<Messages> {
  return ((await import(`./${locale}/${game}/index.ts`)) as { default: Messages }).default;
}

/** The log is read by everybody, and once a game is over by those from whom a choice was hidden. */
test.each(games.flatMap((game) => locales.map((locale) => ({ game, locale }))))(
  'the log of $game speaks of everybody by name in $locale, to nobody',
  async ({ game, locale }) => {
    const log = Object.entries(await messagesOf(game, locale)).filter(([key]) => key.startsWith('log.'));
    expect(log.length).toBeGreaterThan(50);
    expect(log.filter(([, message]) => addressing[locale]?.test(message))).toEqual([]);
  },
);

test('words to the reader are found in every language', () => {
  const samples: { readonly [L in Locale]?: string } = {
    en: 'You bid {bid}.',
    uk: 'Ваша ставка: {bid}.',
    cs: 'Nepřihazujete.',
    ru: 'Вы смотрите: {list}.',
  };
  expect(Object.keys(samples)).toEqual(Object.keys(addressing));
  for (const locale of locales) expect(samples[locale] ?? '').toMatch(addressing[locale] ?? '');
});
