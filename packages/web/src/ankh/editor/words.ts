import { catalog } from '../../i18n/catalog.ts';
import type en from '../../i18n/en/ankh/editor.ts';

/** The words of the scenario editor. */
export const { t, load } = catalog<typeof en>(import.meta.glob('../../i18n/*/ankh/editor.ts'));
