import { createSubscriber } from 'svelte/reactivity';

/** Where the page is: the path cut into its parts, and the query. */
export interface Place {
  readonly path: readonly string[];
  readonly query: URLSearchParams;
}

const listeners = new Set<() => void>();
const subscribe = createSubscriber((update) => {
  listeners.add(update);
  return () => listeners.delete(update);
});

let place: Place = readPlace(globalThis.location?.href ?? 'http://localhost/');

/** The current place. Reading it in a template or effect runs that again when it changes. */
export function here(): Place {
  subscribe();
  return place;
}

export function readPlace(href: string): Place {
  const { pathname, searchParams } = new URL(href);
  return { path: pathname.split('/').filter(Boolean).map(decodeURIComponent), query: searchParams };
}

export function go(to: string, how: 'push' | 'replace' = 'push'): void {
  if (how === 'push') history.pushState(null, '', to);
  else history.replaceState(null, '', to);
  arrive();
  if (how === 'push') scrollTo(0, 0);
}

/** Takes note of an address that was changed without `go`. */
export function readAddress(): void {
  place = readPlace(location.href);
}

function arrive(): void {
  place = readPlace(location.href);
  for (const update of listeners) update();
}

/** Follows links inside the page without loading it again. */
export function listenToLinks(): void {
  addEventListener('popstate', arrive);
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element).closest('a');
    if (link === null || link.target !== '' || link.hasAttribute('download')) return;
    if (link.origin !== location.origin || link.pathname.startsWith('/api/')) return;
    // A jump inside the page is the browser's own business.
    if (link.hash !== '' && link.pathname === location.pathname && link.search === location.search) return;
    event.preventDefault();
    go(link.href);
  });
}
