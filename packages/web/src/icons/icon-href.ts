import { type IconName, pageIcons } from './icon-name.ts';
import pages from './pages.svg?url&no-inline';
import tables from './tables.svg?url&no-inline';

const onPages: ReadonlySet<string> = new Set(pageIcons);

/** Where a picture is. Pages around the games need few of them: only tables fetch the second sprite. */
export function iconHref(name: IconName): string {
  return `${onPages.has(name) ? pages : tables}#${name}`;
}
