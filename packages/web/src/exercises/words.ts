import { catalog } from '../i18n/catalog.ts';
import type en from '../i18n/en/exercises.ts';

/** The words of the exercises. */
export const { t, load } = catalog<typeof en>(import.meta.glob('../i18n/*/exercises.ts'));
