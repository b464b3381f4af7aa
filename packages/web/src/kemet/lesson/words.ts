import { catalog } from '../../i18n/catalog.ts';
import type en from '../../i18n/en/kemet/lesson.ts';

/** The texts of the guided first game of Kemet. */
export const { t, load } = catalog<typeof en>(import.meta.glob('../../i18n/*/kemet/lesson.ts'));

export type MessageKey = Parameters<typeof t>[0];
