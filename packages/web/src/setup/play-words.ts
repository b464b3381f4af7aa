import { catalog } from '../i18n/catalog.ts';
import type en from '../i18n/en/play.ts';

/** The words of the step before a quick game. */
export const { t, load } = catalog<typeof en>(import.meta.glob('../i18n/*/play.ts'));
