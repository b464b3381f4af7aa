import { catalog } from '../i18n/catalog.ts';
import type en from './i18n/en.ts';

/** The messages of the Kemet table. */
export const { t, parts, load } = catalog<typeof en>({
  en: () => import('./i18n/en.ts'),
  uk: () => import('./i18n/uk.ts'),
  cs: () => import('./i18n/cs.ts'),
  ru: () => import('./i18n/ru.ts'),
});

export type MessageKey = Parameters<typeof t>[0];
