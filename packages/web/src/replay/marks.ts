import type { BaseState } from '@ennead/kernel';
import type { GameTable, NameOf } from '../table/game-table.ts';
import { plainWords } from '../table/sentence.ts';
import type { NumberedFact } from '../table/snapshot.ts';

/** A place in a match worth going to: a battle begins, or something deserves a moment of its own. */
export interface Mark {
  readonly number: number;
  readonly kind: 'battle' | 'moment';
  readonly title: string;
}

/** From the facts of a whole match and its last view; one mark a move, and of a battle and a moment the moment. */
export function marksOf(
  game: GameTable,
  facts: readonly NumberedFact[],
  view: BaseState,
  nameOf: NameOf,
): Mark[] {
  const marks = new Map<number, Mark>();
  for (const { number, fact } of facts) {
    const moment = game.momentOf?.(view, fact) ?? null;
    if (moment !== null) marks.set(number, { number, kind: 'moment', title: moment.title });
    else if (game.battlePart?.(fact) === 'begin' && !marks.has(number)) {
      const line = plainWords(game.describeFact(view, fact) ?? [], nameOf);
      const title = line.replace(/\.$/, '');
      marks.set(number, { number, kind: 'battle', title });
    }
  }
  return [...marks.values()];
}
