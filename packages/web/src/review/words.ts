import { catalog } from '../i18n/catalog.ts';
import type en from '../i18n/en/review.ts';
import { languageTag } from '../i18n/locale.ts';

/** The words of the review. */
export const { t, load } = catalog<typeof en>(import.meta.glob('../i18n/*/review.ts'));

/** '+12%' or '−8%' as this language writes it. */
export function signedPercent(value: number): string {
  const format = new Intl.NumberFormat(languageTag(), {
    style: 'percent',
    signDisplay: 'always',
    maximumFractionDigits: 0,
  });
  return format.format(value).replace('-', '−');
}
