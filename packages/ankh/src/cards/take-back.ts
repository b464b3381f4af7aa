import type { AnkhState } from '../state.ts';
import { conflictHooksOf } from '../table/modules.ts';
import { teamAt } from '../teams.ts';
import type { Log } from '../turn/hooks.ts';
import { cardsIn } from './choices.ts';
import { ALL_CARDS } from './names.ts';

/** A team takes all its used cards back to hand. */
export function takeCardsBack(state: AnkhState, team: number, rule: string, log: Log): void {
  const owner = teamAt(state, team);
  const cards = cardsIn(ALL_CARDS & ~owner.hand);
  owner.hand = ALL_CARDS;
  log?.push({ type: 'cards-taken-back', rule, team, cards });
  for (const { onCardsTakenBack } of conflictHooksOf(state)) onCardsTakenBack?.(state, team, log);
}
