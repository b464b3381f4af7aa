import { catalog } from '../../i18n/catalog.ts';
import type en from '../../i18n/en/terms.ts';

/** What a table at the server agrees on beside the game. */
const messages = catalog<typeof en>(import.meta.glob('../../i18n/*/terms.ts'));
export const { t } = messages;

await messages.load();
