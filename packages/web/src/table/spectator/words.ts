import { catalog } from '../../i18n/catalog.ts';
import type en from '../../i18n/en/spectator.ts';

/** The messages for those who look on. */
const messages = catalog<typeof en>(import.meta.glob('../../i18n/*/spectator.ts'));
export const { t } = messages;

await messages.load();
