import type { Decision, Option, Progress, Seat } from '@ennead/kernel';
import { BATTLE_CARDS, type BattleCardId } from '../data/battle-cards.ts';
import { INTERVENTIONS, type InterventionId } from '../data/interventions.ts';
import type { KemetStep, Log } from '../flow.ts';
import { costOf, held } from '../hand.ts';
import type { DecisionKind } from '../kinds.ts';
import { ADDS, BATTLE_KINDS, DISCARDS, PLAYS, READY } from '../pieces.ts';
import type { Battle, KemetState } from '../state.ts';
import { has, SEES_BATTLE_CARD } from '../tiles/moments.ts';
import { aboutBattle, battleOf, other, SIDES, type Side, seatOf, sideOf } from './sides.ts';

/** Windows 4 and 5: battle cards and interventions, chosen unseen (K-BATTLE-6 to 8, K-DEC-42). */

const CARD_IDS: readonly string[] = BATTLE_CARDS.map(({ id }) => id);
const INTERVENTION_IDS: readonly string[] = INTERVENTIONS.map(({ id }) => id);

/** Cards a player has in hand: neither played nor discarded in this cycle, as bits. */
export function battleHand(state: KemetState, seat: Seat): number {
  return (state.cards[seat] as number) & ~(state.played[seat] as number) & ~(state.discarded[seat] as number);
}

/** The side whose opponent shows the played card first, -1 for none (K-BATTLE-7). */
export function prescientSide(state: KemetState, battle: Battle): Side | -1 {
  for (const side of SIDES) if (has(state, seatOf(battle, side), SEES_BATTLE_CARD)) return side;
  return -1;
}

/** By set of battle cards: their names. */
const CARD_LISTS: readonly (readonly string[])[] = Array.from({ length: 1 << CARD_IDS.length }, (_, set) =>
  CARD_IDS.filter((_, card) => ((set >> card) & 1) === 1),
);

function cardNames(hand: number): readonly string[] {
  return CARD_LISTS[hand] as readonly string[];
}

/** Hand of a side without the card it has chosen to play. */
function handOf(state: KemetState, battle: Battle, side: Side): number {
  const hand = battleHand(state, seatOf(battle, side));
  const card = battle.card[side] as number;
  return card >= 0 ? hand & ~(1 << card) : hand;
}

/** Battle interventions that a side may still add and pay (K-BATTLE-8), then 'done'. */
function additions(state: KemetState, battle: Battle, side: Side): Option[] {
  const seat = seatOf(battle, side);
  const options: Option[] = [];
  const first = side * BATTLE_KINDS;
  let left = state.prayer[seat] as number;
  for (let card = 0; card < BATTLE_KINDS; card++) {
    const added = battle.added[first + card] as number;
    if (added > 0) left -= added * costOf(state, seat, card);
  }
  for (let card = 0; card < BATTLE_KINDS; card++)
    if (held(state, seat, card) > (battle.added[first + card] as number) && costOf(state, seat, card) <= left)
      options.push(INTERVENTION_IDS[card] as string);
  options.push('done');
  return options;
}

/** By how far a side is: what it is asked. */
const CHOICE_KINDS: readonly DecisionKind[] = ['battle-card', 'discard-card', 'battle-intervention'];

function decisionOf(
  state: KemetState,
  battle: Battle,
  side: Side,
  secret: string,
  among: readonly Seat[],
  about: { sector: string },
): Decision {
  const seat = seatOf(battle, side);
  const ready = battle.ready[side] as number;
  const kind = CHOICE_KINDS[ready] as DecisionKind;
  const options = ready === ADDS ? additions(state, battle, side) : cardNames(handOf(state, battle, side));
  return { seat, kind, options, secret, among, about };
}

/** Takes one answer of a side and moves it on. */
function choose(state: KemetState, battle: Battle, side: Side, option: Option, log: Log): void {
  switch (battle.ready[side]) {
    case PLAYS: {
      battle.card[side] = chosenCard(battle, side, option, 'play', log);
      battle.ready[side] = DISCARDS;
      const left = cardNames(handOf(state, battle, side));
      if (left.length === 1) choose(state, battle, side, left[0] as Option, log);
      return;
    }
    case DISCARDS:
      battle.discard[side] = chosenCard(battle, side, option, 'discard', log);
      battle.ready[side] = ADDS;
      return;
    default:
      if (option === 'done') battle.ready[side] = READY;
      else addIntervention(battle, side, option as InterventionId, log);
  }
}

function chosenCard(battle: Battle, side: Side, option: Option, use: 'play' | 'discard', log: Log): number {
  const seat = seatOf(battle, side);
  log?.push({
    type: 'battle-card-chosen',
    rule: 'K-BATTLE-6',
    to: [seat],
    seat,
    card: option as BattleCardId,
    use,
  });
  return CARD_IDS.indexOf(option as string);
}

function addIntervention(battle: Battle, side: Side, card: InterventionId, log: Log): void {
  const seat = seatOf(battle, side);
  const at = side * BATTLE_KINDS + INTERVENTION_IDS.indexOf(card);
  battle.added[at] = (battle.added[at] as number) + 1;
  log?.push({ type: 'intervention-added', rule: 'K-BATTLE-8', to: [seat], seat, card });
}

/** With Prescience the other side chooses both cards first and shows the played one. */
const shownCards: KemetStep = {
  run: (state) => (prescientSide(state, battleOf(state)) === -1 ? 'next' : 'ask'),
  decisions(state) {
    const battle = battleOf(state);
    const side = other(prescientSide(state, battle) as Side);
    const among = [seatOf(battle, side)];
    return [decisionOf(state, battle, side, `shown-cards-${state.battles}`, among, aboutBattle(state))];
  },
  answer(state, _frame, seat, option, log): Progress {
    const battle = battleOf(state);
    const side = sideOf(battle, seat);
    choose(state, battle, side, option, log);
    if ((battle.ready[side] as number) < ADDS) return 'ask';
    log?.push({
      type: 'battle-card-shown',
      rule: 'K-BATTLE-7',
      to: [seatOf(battle, other(side))],
      seat,
      card: CARD_IDS[battle.card[side] as number] as BattleCardId,
    });
    return 'next';
  },
};

/** Both sides choose in parallel, each on its own. Whether one of them is ready is not told. */
const secretChoices: KemetStep = {
  decisions(state) {
    const battle = battleOf(state);
    const among = [battle.attacker, battle.defender];
    const secret = `cards-${state.battles}`;
    const about = aboutBattle(state);
    const decisions: Decision[] = [];
    for (const side of SIDES)
      if (battle.ready[side] !== READY) decisions.push(decisionOf(state, battle, side, secret, among, about));
    return decisions;
  },
  answer(state, _frame, seat, option, log): Progress {
    const battle = battleOf(state);
    choose(state, battle, sideOf(battle, seat), option, log);
    return battle.ready[0] === READY && battle.ready[1] === READY ? 'next' : 'ask';
  },
};

export const cardWindows: readonly KemetStep[] = [shownCards, secretChoices];
