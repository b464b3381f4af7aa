import { catalog } from './catalog.ts';
import type en from './en/shell/index.ts';

/** The messages of the page around the games. */
export const { t, load } = catalog<typeof en>(import.meta.glob('./*/shell/index.ts'));
