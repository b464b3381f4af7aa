import type { KemetState } from '@ennead/kemet/tables';
import type { Decision, Option } from '@ennead/kernel';
import type { Routine } from '../table/game-table.ts';
import { handOf } from './reading.ts';

/** Answers that cannot be taken back, because the turn goes to somebody else with them, and that give something up. */
export function needsConfirmation(
  view: KemetState,
  decision: Decision,
  option: Option,
  isLast: boolean,
): boolean {
  switch (decision.kind) {
    // Where there is nothing left to do the turn ends by itself.
    case 'token':
      return option === 'end' && decision.options.length > 1;
    case 'veto':
      return option !== 'pass' && view.battle === null && isLast;
    default:
      return false;
  }
}

const ROUTINES = { veto: 'pass', escape: 'fight', 'battle-intervention': 'done' } as const;

/** Asked again and again, and answered with no nearly always: with the cards that another answer would play. */
export function routineOf(view: KemetState, { kind, seat, options }: Decision): Routine | null {
  if (kind !== 'veto' && kind !== 'escape' && kind !== 'battle-intervention') return null;
  const pass = ROUTINES[kind];
  if (!options.includes(pass)) return null;
  const cards =
    kind === 'battle-intervention' ? options.filter((option) => option !== pass).map(String) : [kind];
  const hand: readonly string[] = handOf(view, seat);
  return { pass, cards: cards.filter((card) => hand.includes(card)) };
}

export function endsTurn({ kind }: Decision, option: Option): boolean {
  return kind === 'token' && option === 'end';
}
