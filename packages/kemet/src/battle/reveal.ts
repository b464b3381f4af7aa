import { missing, ruled } from '@ennead/kernel';
import { BATTLE_CARDS, type BattleCardId } from '../data/battle-cards.ts';
import { INTERVENTIONS, type InterventionId } from '../data/interventions.ts';
import type { KemetStep, Log } from '../flow.ts';
import { costOf, discardOpenly, printedCost, takeFromHand } from '../hand.ts';
import { BATTLE_KINDS } from '../pieces.ts';
import { pay } from '../prayer.ts';
import type { Battle, KemetState } from '../state.ts';
import { NO_TILES } from '../tiles/moments.ts';
import { tellDiscard } from './cards.ts';
import { battleOf, SIDES, type Side, seatOf } from './sides.ts';

/** Window 6: everything is turned over together and the interventions are paid (K-BATTLE-9). */
export const revealWindow: KemetStep = {
  run(state, _frame, log) {
    const battle = battleOf(state);
    battle.revealed = true;
    const isLeftToShow = state.setup.discards === 'open' && ruled(state, 'open-discards') === 'at-reveal';
    for (const side of SIDES) {
      logCards(battle, side, log);
      payInterventions(state, battle, side, log);
      if (isLeftToShow) tellDiscard(battle, side, log);
    }
    return 'next';
  },
};

function logCards(battle: Battle, side: Side, log: Log): void {
  if (log === null) return;
  const interventions: InterventionId[] = [];
  for (let card = 0; card < BATTLE_KINDS; card++)
    for (let i = 0; i < (battle.added[side * BATTLE_KINDS + card] ?? missing()); i++)
      interventions.push(INTERVENTIONS[card]?.id as InterventionId);
  log.push({
    type: 'revealed',
    rule: 'K-BATTLE-9',
    seat: seatOf(battle, side),
    card: BATTLE_CARDS[battle.card[side] ?? missing()]?.id as BattleCardId,
    interventions,
  });
}

/** The added cards leave the hand. One that cannot be paid has no effect and is discarded. */
function payInterventions(state: KemetState, battle: Battle, side: Side, log: Log): void {
  const seat = seatOf(battle, side);
  for (let card = 0; card < BATTLE_KINDS; card++) {
    const at = side * BATTLE_KINDS + card;
    const added = battle.added[at] ?? missing();
    for (let i = 0; i < added; i++) {
      takeFromHand(state, seat, card);
      if (costOf(state, seat, card) > (state.prayer[seat] ?? missing())) {
        battle.added[at] = (battle.added[at] ?? missing()) - 1;
        discardOpenly(state, card);
      } else if (printedCost(card) > 0) {
        const purpose = INTERVENTIONS[card]?.id as string;
        pay(state, seat, { base: printedCost(card), discounts: NO_TILES, purpose, rule: 'K-BATTLE-9' }, log);
      }
    }
  }
}
