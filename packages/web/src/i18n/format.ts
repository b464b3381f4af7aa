import { formatter } from './formatter.ts';
import { languageTag } from './locale.ts';

const lists = formatter((language) => new Intl.ListFormat(language));
const rows = formatter((language) => new Intl.ListFormat(language, { style: 'narrow' }));
const signs = formatter(
  (language, maximumFractionDigits: number) =>
    new Intl.NumberFormat(language, { signDisplay: 'always', maximumFractionDigits }),
);

/** 'Ann, Bo and Cy' in the language of the page. */
export function listed(words: readonly string[]): string {
  return lists(languageTag()).format(words);
}

/** 'desert, region 3, can be chosen': what is told of one thing. */
export function inARow(words: readonly string[]): string {
  return rows(languageTag()).format(words.filter(Boolean));
}

/** '+3' or '−2', with a minus as wide as the plus. */
export function signed(amount: number, maximumFractionDigits = 0): string {
  return signs(languageTag(), maximumFractionDigits).format(amount).replace('-', '−');
}

export function capitalised(words: string): string {
  return words.charAt(0).toLocaleUpperCase(languageTag()) + words.slice(1);
}
