import { add, changed, missing, numbered, type Seat } from '@ennead/kernel';
import { INTERVENTIONS } from '../data/interventions.ts';
import { question } from '../flow.ts';
import { held, takeFromHand } from '../hand.ts';
import { INTERVENTION_KINDS, intervention } from '../pieces.ts';
import type { KemetOption } from '../questions.ts';
import type { Battle, KemetState } from '../state.ts';
import { DISCARDS_FOR_STRENGTH, has, sum } from '../tiles/moments.ts';
import { aboutBattle, battleOf, SIDES, type Side, seatOf, sideOf } from './sides.ts';

/** The side that may discard for strength, -1 for none. */
function woundSide(state: KemetState, battle: Battle): Side | -1 {
  for (const side of SIDES) if (has(state, seatOf(battle, side), DISCARDS_FOR_STRENGTH)) return side;
  return -1;
}

const windowName = numbered('wound');

/** Window 7: cards still in hand are discarded unseen, +1 strength each (K-BATTLE-10, K-RUL-46). */
export const woundWindow = question({
  kind: 'wound',
  skip(state) {
    const battle = battleOf(state);
    const side = woundSide(state, battle);
    return side === -1 || state.handSize[seatOf(battle, side)] === 0 ? 'next' : null;
  },
  isAlwaysAsked: () => true,
  seat: wounder,
  options(state) {
    const seat = wounder(state);
    const options: KemetOption<'wound'>[] = [];
    for (let card = 0; card < INTERVENTION_KINDS; card++)
      if (held(state, seat, card) > 0) options.push((INTERVENTIONS[card] ?? missing()).id);
    options.push('done');
    return options;
  },
  secret: ({ battles }) => windowName(battles),
  about: aboutBattle,
  take(state, _frame, option, log) {
    if (option === 'done') return 'next';
    const battle = battleOf(state);
    const seat = wounder(state);
    const card = intervention(option);
    takeFromHand(state, seat, card);
    const at = seat * INTERVENTION_KINDS + card;
    state.wounds = changed(state.wounds, at, (state.wounds[at] ?? missing()) + 1);
    state.discardSize += 1;
    const strength = add(battle.wound, sideOf(battle, seat), sum(state, seat, DISCARDS_FOR_STRENGTH));
    log?.push({ type: 'wound-card', rule: 'K-BATTLE-10', to: [seat], seat, card: option });
    log?.push({ type: 'wound-added', rule: 'K-BATTLE-10', seat, strength });
    return state.handSize[seat] === 0 ? 'next' : 'ask';
  },
});

function wounder(state: KemetState): Seat {
  const battle = battleOf(state);
  return seatOf(battle, woundSide(state, battle) as Side);
}
