import { catalog } from '../../i18n/catalog.ts';
import type en from '../../i18n/en/gathering.ts';

/** The messages of a table before its start. */
const messages = catalog<typeof en>(import.meta.glob('../../i18n/*/gathering.ts'));
export const { t } = messages;

await messages.load();
