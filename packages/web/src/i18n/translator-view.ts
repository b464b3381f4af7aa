import { type Mark, markMessages } from './catalog.ts';
import { TRANSLATE } from './translating.ts';

/** `missing`: texts that are still English stand in brackets. `keys`: every text is followed by its key. */
type View = 'missing' | 'keys';

/** The view that the address asks for, else the one this tab has; null: none. */
export function viewOf(search: string, kept: string | null): View | null {
  const asked = new URLSearchParams(search).get(TRANSLATE) ?? kept;
  if (asked === null || asked === 'off') return null;
  return asked === 'keys' ? 'keys' : 'missing';
}

export function markOf(view: View): Mark {
  return (key, text, isMissing) => {
    const shown = isMissing ? `⟦${text}⟧` : text;
    return view === 'keys' ? `${shown} ‹${key}›` : shown;
  };
}

/** Marks every message of this tab until ?translate=off. */
export function openTranslatorView(): void {
  const view = viewOf(location.search, sessionStorage.getItem(TRANSLATE));
  if (view === null) sessionStorage.removeItem(TRANSLATE);
  else sessionStorage.setItem(TRANSLATE, view);
  markMessages(view === null ? null : markOf(view));
}
