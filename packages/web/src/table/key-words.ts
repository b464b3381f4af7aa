import { catalog } from '../i18n/catalog.ts';
import type en from '../i18n/en/keys.ts';

/** The words for what the keys do. */
export const { t, load } = catalog<typeof en>(import.meta.glob('../i18n/*/keys.ts'));
