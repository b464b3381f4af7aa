import { catalog } from '../../i18n/catalog.ts';
import type en from '../../i18n/en/ankh/setup.ts';

/** Names and lines of what can be chosen at a new table of Ankh. */
export const { t, load } = catalog<typeof en>(import.meta.glob('../../i18n/*/ankh/setup.ts'));
