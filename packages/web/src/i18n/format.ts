import { formatter, isPlain } from './formatter.ts';
import { andWord, languageTag } from './locale.ts';

const signs = formatter(
  (language, maximumFractionDigits: number) =>
    new Intl.NumberFormat(language, { signDisplay: 'always', maximumFractionDigits }),
);

/**
 * 'Ann, Bo and Cy' in the language of the page, as Intl.ListFormat writes it: to make one of those takes a slow phone as long as
 * several frames.
 */
export function listed(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')}${andWord()}${last}`;
}

/** 'desert, region 3, can be chosen': what is told of one thing. */
export function inARow(words: readonly string[]): string {
  return words.filter(Boolean).join(', ');
}

/** '+3' or '−2', with a minus as wide as the plus. */
export function signed(amount: number, maximumFractionDigits = 0): string {
  if (isPlain(Math.abs(amount))) return `${amount < 0 ? '−' : '+'}${Math.abs(amount)}`;
  return signs(languageTag(), maximumFractionDigits).format(amount).replace('-', '−');
}

export function capitalised(words: string): string {
  return words.charAt(0).toLocaleUpperCase(languageTag()) + words.slice(1);
}
