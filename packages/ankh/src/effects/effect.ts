import type { AnkhFact } from '../facts.ts';

/** Something that a part of the game does, and how the facts of a match tell that it was done. */
export interface Effect {
  readonly name: string;
  readonly rule: string;
  /** `earlier`: the facts of the match before this one. */
  readonly isToldBy: Telling;
}

type Telling = (fact: AnkhFact, earlier: readonly AnkhFact[]) => boolean;
type FactOf<Type extends AnkhFact['type']> = Extract<AnkhFact, { type: Type }>;

export const effect = (name: string, rule: string, isToldBy: Telling): Effect => ({ name, rule, isToldBy });

/** A fact of this type, and what must be true of it. */
export function told<Type extends AnkhFact['type']>(
  type: Type,
  isSo: (fact: FactOf<Type>, earlier: readonly AnkhFact[]) => boolean = () => true,
): Telling {
  return (fact, earlier) => fact.type === type && isSo(fact as FactOf<Type>, earlier);
}

/** A fact of this type with this rule. */
export const toldUnder = (type: AnkhFact['type'], rule: string): Telling =>
  told(type, (fact) => fact.rule === rule);

export const followersFrom = (source: string): Telling => told('followers', (fact) => fact.source === source);

export const devotionFrom = (source: string): Telling => told('devotion', (fact) => fact.source === source);

export const strengthOf = (source: string): Telling =>
  told('strength', ({ terms }) => terms.some((term) => term.source === source && term.value > 0));

export const rewardOf = (source: string, victory: 'battle' | 'domination'): Telling =>
  told('reward', (fact) => fact.victory === victory && fact.terms.some((term) => term.source === source));

export const raisedMajority = (source: string): Telling =>
  told(
    'majorities',
    ({ kinds, added = [] }) =>
      kinds.some(({ scored }) => scored) && added.some((term) => term.source === source),
  );

export const summonBy = (slot: string): Telling =>
  told('figure-summoned', (fact) => fact.slot.split(' ')[0] === slot);

export const endedBy = (rule: string): Telling => toldUnder('game-ended', rule);

/** The facts since the last one of a type, that one first; none if there was none. */
export function since(type: AnkhFact['type'], earlier: readonly AnkhFact[]): readonly AnkhFact[] {
  const at = earlier.findLastIndex((fact) => fact.type === type);
  return at < 0 ? [] : earlier.slice(at);
}
