import { catalog } from '../i18n/catalog.ts';
import type en from './i18n/en.ts';

/** The words of the scenario editor. */
export const { t, load } = catalog<typeof en>({
  en: () => import('./i18n/en.ts'),
  uk: () => import('./i18n/uk.ts'),
  cs: () => import('./i18n/cs.ts'),
  ru: () => import('./i18n/ru.ts'),
});
