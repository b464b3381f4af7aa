import { catalog } from '../../i18n/catalog.ts';
import type en from '../../i18n/en/ankh/pharaoh-lesson.ts';

/** The texts of the guided game with a pharaoh. */
export const { t, load } = catalog<typeof en>(import.meta.glob('../../i18n/*/ankh/pharaoh-lesson.ts'));

export type MessageKey = Parameters<typeof t>[0];
