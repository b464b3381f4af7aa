import type { Fact } from '@ennead/kernel';
import { missing } from '@ennead/kernel';
import type { LogEntry } from '../table/snapshot.ts';
import type { Telling } from './telling.ts';

/** A line of the log: what somebody did, and what came of it. */
export interface Act {
  /** Its first entry, counted from the beginning of the log. */
  readonly at: number;
  readonly number: number;
  readonly kind: 'chapter' | 'line';
  readonly facts: readonly Fact[];
}

/** Folds the entries of a log into acts. */
export function actsOf({ line }: Pick<Telling, 'line'>, log: readonly LogEntry[], from = 0): Act[] {
  const acts: (Act & { facts: Fact[] })[] = [];
  for (let at = from; at < log.length; at++) {
    const { fact, number } = log[at] ?? missing();
    const last = acts.at(-1);
    // Nothing belongs to a heading but the heading.
    const open = last?.kind === 'line' ? last : undefined;
    const kind = line(fact, open?.facts[0]);
    if (kind === 'detail' && open !== undefined) open.facts.push(fact);
    else acts.push({ at, number, kind: kind === 'chapter' ? 'chapter' : 'line', facts: [fact] });
  }
  return acts;
}

/**
 * Where the last so many entries begin, or some more: with the first of an act, and not with every entry somewhere else,
 * so that what is drawn of a growing log mostly stays.
 */
export function beginningOf(
  { line }: Pick<Telling, 'line'>,
  log: readonly LogEntry[],
  count: number,
): number {
  const piece = Math.ceil(count / 4);
  let from = Math.max(0, Math.floor((log.length - count) / piece) * piece);
  while (from > 0 && line(log[from]?.fact ?? missing()) === 'detail') from -= 1;
  return from;
}
