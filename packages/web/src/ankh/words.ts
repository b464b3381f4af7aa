import { catalog } from '../i18n/catalog.ts';
import type en from '../i18n/en/ankh/index.ts';

/** The messages of the Ankh table. */
export const { t, parts, load } = catalog<typeof en>(import.meta.glob('../i18n/*/ankh/index.ts'));

export type MessageKey = Parameters<typeof t>[0];
