import type { AnkhState } from '../state.ts';
import { conflictHooksOf } from '../table/modules.ts';
import { teamAt } from '../teams.ts';
import type { Log } from '../turn/hooks.ts';
import { ALL_CARDS, CARDS_OF_HAND, type CardName } from './names.ts';

/** A team takes all its used cards back to hand. */
export function takeCardsBack(state: AnkhState, team: number, rule: string, log: Log): void {
  const owner = teamAt(state, team);
  const cards = CARDS_OF_HAND[ALL_CARDS & ~owner.hand] as readonly CardName[];
  owner.hand = ALL_CARDS;
  log?.push({ type: 'cards-taken-back', rule, team, cards });
  for (const { onCardsTakenBack } of conflictHooksOf(state)) onCardsTakenBack?.(state, team, log);
}
