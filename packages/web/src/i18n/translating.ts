export const TRANSLATE = 'translate';

/** Whether the address asks for the translator's view, or this tab has it open: ?translate, ?translate=keys. */
export function isTranslating(): boolean {
  try {
    return new URLSearchParams(location.search).has(TRANSLATE) || sessionStorage.getItem(TRANSLATE) !== null;
  } catch {
    // A browser without storage has no such view.
    return false;
  }
}
