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
  /** What would come of it, as far as anybody can see. */
  readonly forecasts?: readonly Forecast[];
  /** Ids of the rules behind it; the inspector quotes them from the rulebook. */
  readonly rules: readonly string[];
}

/** What would happen if it came to it: in words of the reader's language, from the read model of the game. */
export interface Forecast {
  readonly title: string;
  readonly sides: readonly {
    readonly seat: Seat;
    /** What the side is called; absent: as the person. */
    readonly name?: string;
    /** Strength before cards, and between which bounds cards may bring it. */
    readonly sure: number;
    readonly least: number;
    readonly most: number;
    readonly note?: string;
    /** What winning would bring. */
    readonly win?: number;
  }[];
  readonly lines: readonly string[];
  /** Where it would happen, by the numbers of the places. */
  readonly places?: readonly number[];
}

/** The first player it names; null: none. */
export function actorOf(sentence: Sentence): Seat | null {
  for (const part of sentence) if (typeof part === 'object' && 'seat' in part) return part.seat;
  return null;
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
