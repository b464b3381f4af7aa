// Runs inside the page, before anything is painted: the light that was chosen on this device, and a first call for the files
// that this address needs.
(() => {
  /** Written in by scripts/inline.mjs: words by language, and other files by the first part of the address. */
  const files = /** @type {{ words: Record<string, string>, pages: Record<string, string[]> }} */ (
    /** @type {unknown} */ ('__FILES__')
  );
  /** @type {{ theme?: unknown, locale?: unknown }} */
  let kept = {};
  try {
    kept = JSON.parse(localStorage.getItem('ennead.settings') ?? '{}') ?? {};
  } catch {
    // A browser without storage follows the system.
  }
  const { theme, locale } = kept;
  if (theme === 'day' || theme === 'night') document.documentElement.dataset.theme = theme;
  if (!files.words) return;
  const languages = [locale, ...navigator.languages].map(
    (tag) => String(tag).toLowerCase().split('-')[0] ?? '',
  );
  const words = files.words[languages.find((language) => language in files.words) ?? 'en'];
  for (const file of [words, ...(files.pages[location.pathname.split('/')[1] ?? ''] ?? [])]) {
    const link = document.createElement('link');
    link.rel = file?.endsWith('.css') ? 'preload' : 'modulepreload';
    link.as = file?.endsWith('.css') ? 'style' : 'script';
    link.crossOrigin = '';
    link.href = `/assets/${file}`;
    document.head.append(link);
  }
})();
