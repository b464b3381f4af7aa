import { languageTag } from './locale.ts';

/** 'Ann, Bo and Cy' in the language of the page. */
export function listed(words: readonly string[]): string {
  return new Intl.ListFormat(languageTag()).format(words);
}

/** 'desert, region 3, can be chosen': what is told of one thing. */
export function inARow(words: readonly string[]): string {
  return new Intl.ListFormat(languageTag(), { style: 'narrow' }).format(words.filter(Boolean));
}

/** '+3' or '−2', with a minus as wide as the plus. */
export function signed(amount: number, maximumFractionDigits = 0): string {
  const format = new Intl.NumberFormat(languageTag(), { signDisplay: 'always', maximumFractionDigits });
  return format.format(amount).replace('-', '−');
}

export function capitalised(words: string): string {
  return words.charAt(0).toLocaleUpperCase(languageTag()) + words.slice(1);
}
