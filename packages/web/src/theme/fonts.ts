import { type Locale, localeName } from '../i18n/locale.ts';

/** Whoever has a slow line reads in the letters of the device meanwhile. */
const PATIENCE_MS = 500;

/** Resolves when the letters of a language are there: words shown before would move when they come. */
export async function lettersOf(language: Locale): Promise<void> {
  const sample = `Ennead ${localeName(language)}`;
  const letters = ['1em Forum', '1em "Source Sans 3"'].map((font) => document.fonts.load(font, sample));
  const patience = new Promise((over) => setTimeout(over, PATIENCE_MS));
  await Promise.race([Promise.allSettled(letters), patience]);
}
