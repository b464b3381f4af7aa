import { changed, changedBy, missing } from '@ennead/kernel';
import type { KemetStep, Log } from '../flow.ts';
import { discardOpenly } from '../hand.ts';
import { BATTLE_KINDS } from '../pieces.ts';
import type { KemetState } from '../state.ts';
import { occupy } from './no-battle.ts';
import { battleOf, logEnd, SIDES, seatOf } from './sides.ts';

/** Window 16: cards are put away and the survivors hold the sector (K-BATTLE-24). */
export const cleanUpWindow: KemetStep = {
  run(state, _frame, log) {
    const battle = battleOf(state);
    for (let i = 0; i < battle.added.length; i++)
      for (let copies = battle.added[i] ?? missing(); copies > 0; copies--)
        discardOpenly(state, i % BATTLE_KINDS);
    occupy(state, battle);
    state.battle = null;
    if (battle.by === 'move' && state.move !== null) state.move.ended = true;
    for (const side of SIDES) {
      const seat = seatOf(battle, side);
      state.played = withCard(state.played, seat, battle.card[side] ?? missing());
      state.discarded = withCard(state.discarded, seat, battle.discard[side] ?? missing());
      state.discards = changedBy(state.discards, seat, 1);
      if (state.discards[seat] === PAIRS) takeCardsBack(state, seat, 'K-BATTLE-24', log);
    }
    logEnd(state, battle, log);
    return 'end';
  },
};

function withCard(sets: readonly number[], seat: number, card: number): number[] {
  return changed(sets, seat, (sets[seat] ?? missing()) | (1 << card));
}

/** Battles in a cycle: six cards, two a battle. */
const PAIRS = 3;

/** All used battle cards return to the hand, and with them the knowledge of what was played (K-HID-3). */
export function takeCardsBack(state: KemetState, seat: number, rule: string, log: Log): void {
  state.played = changed(state.played, seat, 0);
  state.discarded = changed(state.discarded, seat, 0);
  state.discards = changed(state.discards, seat, 0);
  log?.push({ type: 'cards-taken-back', rule, seat });
}
