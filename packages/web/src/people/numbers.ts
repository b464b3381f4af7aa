import { languageTag } from '../i18n/locale.ts';

/** '42 %' as the language writes it. */
export function percent(part: number, whole: number): string {
  const format = new Intl.NumberFormat(languageTag(), { style: 'percent', maximumFractionDigits: 0 });
  return format.format(whole === 0 ? 0 : part / whole);
}

/** A number with the decimal sign of the language, to one place; `least`: how many are always there. */
export function decimal(value: number, least = 0): string {
  const format = new Intl.NumberFormat(languageTag(), {
    minimumFractionDigits: least,
    maximumFractionDigits: 1,
  });
  return format.format(value).replace('-', '−');
}

/** A day with its year. */
export function day(at: number): string {
  return new Intl.DateTimeFormat(languageTag(), { dateStyle: 'medium' }).format(at);
}
