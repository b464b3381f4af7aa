import { catalog } from '../i18n/catalog.ts';
import type en from '../i18n/en/kemet/index.ts';

/** The messages of the Kemet table. */
export const { t, parts, load } = catalog<typeof en>(import.meta.glob('../i18n/*/kemet/index.ts'));

export type MessageKey = Parameters<typeof t>[0];
