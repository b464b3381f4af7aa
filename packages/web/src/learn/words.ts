import { catalog } from '../i18n/catalog.ts';
import type en from '../i18n/en/lesson.ts';

/** The words around every guided first game. */
export const { t, load } = catalog<typeof en>(import.meta.glob('../i18n/*/lesson.ts'));
