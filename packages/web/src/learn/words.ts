import { catalog } from '../i18n/catalog.ts';
import type en from './i18n/en/index.ts';

/** The texts of the guided first games. */
export const { t, load } = catalog<typeof en>({
  en: () => import('./i18n/en/index.ts'),
  uk: () => import('./i18n/uk/index.ts'),
  cs: () => import('./i18n/cs/index.ts'),
  ru: () => import('./i18n/ru/index.ts'),
});

export type MessageKey = Parameters<typeof t>[0];
