import { catalog } from '../../i18n/catalog.ts';
import type en from '../../i18n/en/talk.ts';

/** The messages of the talk at a table. */
export const { t, load } = catalog<typeof en>(import.meta.glob('../../i18n/*/talk.ts'));

await load();
