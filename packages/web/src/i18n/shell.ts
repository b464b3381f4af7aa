import { catalog } from './catalog.ts';
import type en from './en/index.ts';

/** The messages of the page around the games. */
export const { t, load } = catalog<typeof en>({
  en: () => import('./en/index.ts'),
  uk: () => import('./uk/index.ts'),
  cs: () => import('./cs/index.ts'),
  ru: () => import('./ru/index.ts'),
});
