import type { Option } from '@ennead/kernel';
import { INTERVENTIONS, type InterventionId } from '../data/interventions.ts';
import type { KemetStep } from '../flow.ts';
import { held, takeFromHand } from '../hand.ts';
import { INTERVENTION_KINDS } from '../pieces.ts';
import type { Battle, KemetState } from '../state.ts';
import { DISCARDS_FOR_STRENGTH, has, sum } from '../tiles/moments.ts';
import { aboutBattle, battleOf, SIDES, type Side, seatOf, sideOf } from './sides.ts';

/** The side that may discard for strength, -1 for none. */
function woundSide(state: KemetState, battle: Battle): Side | -1 {
  for (const side of SIDES) if (has(state, seatOf(battle, side), DISCARDS_FOR_STRENGTH)) return side;
  return -1;
}

/** Window 7: cards still in hand are discarded unseen, +1 strength each (K-BATTLE-10, K-RUL-46). */
export const woundWindow: KemetStep = {
  run(state) {
    const battle = battleOf(state);
    const side = woundSide(state, battle);
    return side === -1 || state.handSize[seatOf(battle, side)] === 0 ? 'next' : 'ask';
  },
  decisions(state) {
    const battle = battleOf(state);
    const seat = seatOf(battle, woundSide(state, battle) as Side);
    const options: Option[] = [];
    for (let card = 0; card < INTERVENTION_KINDS; card++)
      if (held(state, seat, card) > 0) options.push(INTERVENTIONS[card]?.id as string);
    options.push('done');
    return [{ seat, kind: 'wound', options, secret: `wound-${state.battles}`, about: aboutBattle(state) }];
  },
  answer(state, _frame, seat, option, log) {
    if (option === 'done') return 'next';
    const battle = battleOf(state);
    const side = sideOf(battle, seat);
    const card = INTERVENTIONS.findIndex(({ id }) => id === option);
    const at = seat * INTERVENTION_KINDS + card;
    takeFromHand(state, seat, card);
    state.wounds[at] = (state.wounds[at] as number) + 1;
    state.discardSize += 1;
    const strength = (battle.wound[side] as number) + sum(state, seat, DISCARDS_FOR_STRENGTH);
    battle.wound[side] = strength;
    log?.push({ type: 'wound-card', rule: 'K-BATTLE-10', to: [seat], seat, card: option as InterventionId });
    log?.push({ type: 'wound-added', rule: 'K-BATTLE-10', seat, strength });
    return state.handSize[seat] === 0 ? 'next' : 'ask';
  },
};
