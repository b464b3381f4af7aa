import { addLoader, isLocale, isPartial, type Locale, locale } from './locale.ts';
import { type Inserted, type Message, messageParts, readMessage } from './message.ts';

/** Messages in ICU syntax by key: `'lobby.tables': '{count, plural, one {# table} other {# tables}}'`. */
export type Messages = Readonly<Record<string, string>>;

export type Values = Readonly<Record<string, string | number>>;

/** The same keys in every language. A locale file ends in `satisfies Translation<typeof en>`. */
export type Translation<M extends Messages> = Readonly<Record<keyof M, string>>;

export interface Catalog<M extends Messages> {
  /** The message in the current language. */
  t(key: keyof M & string, values?: Values): string;
  /** The message as parts: values that are objects stay what they are, between the words. */
  parts<P extends object>(key: keyof M & string, values: Inserted<P>): readonly (string | P)[];
  /** Resolves when the messages of the current language are there. Await it before showing anything. */
  load(): Promise<void>;
}

/** What the translator's view shows for a message; it is missing where the language has only the English one. */
export type Mark = (key: string, text: string, isMissing: boolean) => string;

let mark: Mark | null = null;

/** Opens the translator's view. To be called before anything is shown. */
export function markMessages(by: Mark | null): void {
  mark = by;
}

/** A file of messages, not loaded yet. */
export type LoadMessages = () => Promise<{ readonly default: Messages }>;

/**
 * One area's messages, a lazy chunk per language: the files `i18n/<language>/<area>`, as import.meta.glob finds them.
 * What a language does not have yet is said in English.
 */
export function catalog<M extends Messages>(files: Readonly<Record<string, unknown>>): Catalog<M> {
  const modules = byLanguage(files);
  const loaded = new Map<Locale, Messages>();
  /** The keys a language has itself. */
  const own = new Map<Locale, Messages>();
  /** By language, as messages are asked for by the hundred: a key made of both would have to be put together each time. */
  const read = new Map<Locale, Map<string, Message>>();

  function messageOf(key: keyof M & string, language: Locale): Message {
    let messages = read.get(language);
    if (messages === undefined) {
      messages = new Map();
      read.set(language, messages);
    }
    let message = messages.get(key);
    if (message !== undefined) return message;
    const text = loaded.get(language)?.[key];
    if (text === undefined) throw new Error(`the messages of ${language} were not loaded before ${key}`);
    const isMissing = own.get(language)?.[key] === undefined;
    message = readMessage(mark === null ? text : mark(key, text, isMissing));
    messages.set(key, message);
    return message;
  }

  function parts<P extends object>(key: keyof M & string, values: Inserted<P>): readonly (string | P)[] {
    const language = locale();
    return messageParts(messageOf(key, language), language, values);
  }

  function t(key: keyof M & string, values: Values = {}): string {
    const language = locale();
    const message = messageOf(key, language);
    const [words] = message;
    // Most say the same whatever is inserted.
    if (message.length === 1 && typeof words === 'string') return words;
    return messageParts(message, language, values).join('');
  }

  async function load(language: Locale): Promise<void> {
    if (loaded.has(language)) return;
    const files = modules.get(language);
    const english = files === undefined || isPartial(language) ? modules.get('en') : undefined;
    const [base, over] = await Promise.all([english?.(), files?.()]);
    own.set(language, over?.default ?? {});
    loaded.set(language, base === undefined ? (over?.default ?? {}) : { ...base.default, ...over?.default });
  }

  let adding: Promise<void> | null = null;
  return {
    t,
    parts,
    load: () => {
      adding ??= addLoader(load);
      return adding;
    },
  };
}

function byLanguage(files: Readonly<Record<string, unknown>>): ReadonlyMap<string, LoadMessages> {
  return new Map(
    Object.entries(files).map(([path, load]) => [path.split('/').find(isLocale) ?? '', load as LoadMessages]),
  );
}
