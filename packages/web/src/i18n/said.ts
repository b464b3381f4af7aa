import { type Locale, locale } from './locale.ts';

/** What a game says of itself in its entry, in English where a language has no words for it yet. */
export function said(words: { readonly en: string } & { readonly [L in Locale]?: string }): string {
  return words[locale()] ?? words.en;
}
