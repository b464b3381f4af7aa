import { catalog } from '../../i18n/catalog.ts';
import type en from '../../i18n/en/gathering.ts';

/** The messages of a table before its start. */
export const { t, load } = catalog<typeof en>(import.meta.glob('../../i18n/*/gathering.ts'));

await load();
