import { IntlMessageFormat } from 'intl-messageformat';
import { addLoader, type Locale, locale } from './locale.ts';

/** Messages in ICU syntax by key: `'lobby.tables': '{count, plural, one {# table} other {# tables}}'`. */
export type Messages = Readonly<Record<string, string>>;

export type Values = Readonly<Record<string, string | number | Date>>;

/** The same keys in every language. A locale file ends in `satisfies Translation<typeof en>`. */
export type Translation<M extends Messages> = Readonly<Record<keyof M, string>>;

export interface Catalog<M extends Messages> {
  /** The message in the current language. */
  t(key: keyof M & string, values?: Values): string;
  /** The message as parts: values that are objects stay what they are, between the words. */
  parts<P extends object>(
    key: keyof M & string,
    values: Readonly<Record<string, string | number | P>>,
  ): readonly (string | P)[];
  /** Resolves when the messages of the current language are there. Await it before showing anything. */
  load(): Promise<void>;
}

/**
 * One area's messages, a lazy chunk per language:
 * `catalog<typeof en>({ en: () => import('./en.ts'), ... })`, each module with the messages as default export.
 */
export function catalog<M extends Messages>(
  modules: Readonly<Record<Locale, () => Promise<{ readonly default: Translation<M> }>>>,
): Catalog<M> {
  const loaded = new Map<Locale, Translation<M>>();
  const formats = new Map<string, IntlMessageFormat>();

  function format(key: keyof M & string): IntlMessageFormat {
    const language = locale();
    const id = `${language} ${key}`;
    let message = formats.get(id);
    if (message !== undefined) return message;
    const messages = loaded.get(language);
    if (messages === undefined) throw new Error(`the messages of ${language} were not loaded before ${key}`);
    message = new IntlMessageFormat(messages[key], language);
    formats.set(id, message);
    return message;
  }

  async function load(language: Locale): Promise<void> {
    if (loaded.has(language)) return;
    const module = await modules[language]();
    loaded.set(language, module.default);
  }

  let adding: Promise<void> | null = null;
  return {
    t: (key, values) => String(format(key).format(values)),
    parts: <P extends object>(
      key: keyof M & string,
      values: Readonly<Record<string, string | number | P>>,
    ) => {
      const result: string | P | (string | P)[] = format(key).format<P>(values as Record<string, never>);
      return Array.isArray(result) ? result : [result];
    },
    load: () => {
      adding ??= addLoader(load);
      return adding;
    },
  };
}
