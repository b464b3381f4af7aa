import { catalog } from '../../i18n/catalog.ts';
import type en from '../../i18n/en/together.ts';

/** The messages of people at a table of the server. */
const messages = catalog<typeof en>(import.meta.glob('../../i18n/*/together.ts'));
export const { t } = messages;

await messages.load();
