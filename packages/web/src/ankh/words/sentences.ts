import type { Part, Sentence } from '../../table/sentence.ts';
import { type MessageKey, parts } from '../words.ts';

/** A team speaks through the seat that brought its upper god. */
export const who = (team: number): Part => ({ seat: team });

export function say(key: MessageKey, values: Readonly<Record<string, Part | number>> = {}): Sentence {
  return parts<Exclude<Part, string>>(key, values);
}

/** How much somebody has of something. The colon keeps a number apart from a name like 'Player 1'. */
export const amountOf = (team: number, amount: number | string): Sentence => [who(team), `: ${amount}`];

/** Parts with commas between them. */
export function listed(items: readonly Sentence[]): Sentence {
  return items.flatMap((item, i) => (i === 0 ? item : [', ', ...item]));
}

/** A sentence with a list of parts in one of its places. */
export function sayList(
  key: MessageKey,
  values: Readonly<Record<string, Part | number>>,
  list: Sentence,
): Sentence {
  const place = { words: '', topic: { title: '', rules: [] } };
  return say(key, { ...values, list: place }).flatMap((part) => (part === place ? list : [part]));
}
