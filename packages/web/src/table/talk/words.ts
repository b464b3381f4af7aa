import { catalog } from '../../i18n/catalog.ts';
import type en from '../../i18n/en/talk.ts';

/** The messages of the talk at a table. */
const messages = catalog<typeof en>(import.meta.glob('../../i18n/*/talk.ts'));
export const { t } = messages;

await messages.load();
