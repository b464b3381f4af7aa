import type { Seat } from '@ennead/kernel';
import type { IconName } from '../icons/icon-name.ts';

/**
 * A piece of a sentence: plain words, a player (shown with colour and glyph), a picture,
 * or a thing whose text and rules open on a tap.
 */
export type Part =
  | string
  | { readonly seat: Seat }
  | { readonly icon: IconName; readonly label: string }
  | { readonly words: string; readonly topic: Topic };

export type Sentence = readonly Part[];

/** What the inspector shows when a piece, card, tile, power or log line is tapped. */
export interface Topic {
  readonly title: string;
  readonly icon?: IconName;
  /** Why it cannot be chosen now, if that is asked. */
  readonly why?: string;
  /** A short text in the reader's language. */
  readonly text?: string;
  /** Ids of the rules behind it; the inspector quotes them from the rulebook. */
  readonly rules: readonly string[];
}

/** The words of a sentence alone, for screen readers and search. */
export function plainWords(sentence: Sentence, nameOf: (seat: Seat) => string): string {
  return sentence.map((part) => wordsOf(part, nameOf)).join('');
}

function wordsOf(part: Part, nameOf: (seat: Seat) => string): string {
  if (typeof part === 'string') return part;
  if ('seat' in part) return nameOf(part.seat);
  if ('icon' in part) return part.label;
  return part.words;
}
