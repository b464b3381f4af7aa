import type { KemetFact } from '../../facts.ts';
import type { Books, MoveBooks } from './books.ts';
import { BATTLE } from './follow-battle.ts';
import { COURSE } from './follow-course.ts';
import { PIECES } from './follow-pieces.ts';

export type Of<T extends KemetFact['type']> = Extract<KemetFact, { type: T }>;

/** What a fact changes on the sheet, and the rules it must keep. */
export type Judges = { readonly [T in KemetFact['type']]?: (books: Books, fact: Of<T>) => void };

/** Facts between the play of a card and its effect. */
const BEFORE_EFFECT = ['intervention-played', 'intervention-cancelled', 'paid', 'veto-answered'];

/** Judges a fact and writes it down. */
export function follow(books: Books, fact: KemetFact): void {
  if (!BEFORE_EFFECT.includes(fact.type)) settleCards(books);
  try {
    for (const judges of [COURSE, PIECES, BATTLE])
      (judges[fact.type] as ((books: Books, fact: KemetFact) => void) | undefined)?.(books, fact);
  } catch (error) {
    throw new Error(`${(error as Error).message}: ${JSON.stringify(fact)}`);
  }
}

/** The cards just played take effect or do not: each Veto cancels the one before. */
export function settleCards(books: Books): void {
  const [first] = books.chain;
  if (first === undefined) return;
  const works = books.chain.length % 2 === 1;
  books.chain = [];
  if (!works) return;
  if (first.card === 'raining-fire') books.fire = true;
  if (first.card === 'escape') books.escape = true;
  if (first.card === 'teleportation') (books.move as MoveBooks).free = true;
  if (first.card !== 'open-gates') return;
  if (books.move === null || books.move.over) books.gatesAhead = true;
  else books.move.gates = true;
}
