import {
  type Asked,
  add,
  countOf,
  listsOf,
  lowestOf,
  missing,
  numbered,
  ruled,
  type Seat,
} from '@ennead/kernel';
import { BATTLE_CARDS, type BattleCardId } from '../data/battle-cards.ts';
import { INTERVENTIONS, type InterventionId } from '../data/interventions.ts';
import { type KemetStep, type Log, secretWindow } from '../flow.ts';
import { costOf, held } from '../hand.ts';
import { ADDS, BATTLE_KINDS, battleCard, DISCARDS, intervention, PLAYS, READY, SEATS } from '../pieces.ts';
import type { KemetOption, KemetQuestions } from '../questions.ts';
import type { Battle, KemetState } from '../state.ts';
import { has, SEES_BATTLE_CARD } from '../tiles/moments.ts';
import {
  ATTACKER,
  aboutBattle,
  battleOf,
  DEFENDER,
  other,
  SIDES,
  type Side,
  seatOf,
  sideOf,
} from './sides.ts';

/** Windows 4 and 5: battle cards and interventions, chosen unseen (K-BATTLE-6 to 8, K-DEC-42). */

const CARD_IDS: readonly BattleCardId[] = BATTLE_CARDS.map(({ id }) => id);

/** Cards a player has in hand: neither played nor discarded in this cycle, as bits. */
export function battleHand(state: KemetState, seat: Seat): number {
  return (
    (state.cards[seat] ?? missing()) &
    ~(state.played[seat] ?? missing()) &
    ~(state.discarded[seat] ?? missing())
  );
}

/** The side whose opponent shows the played card first, -1 for none (K-BATTLE-7). */
export function prescientSide(state: KemetState, battle: Battle): Side | -1 {
  for (const side of SIDES) if (has(state, seatOf(battle, side), SEES_BATTLE_CARD)) return side;
  return -1;
}

/** By set of battle cards: their names. */
const cardLists = listsOf(CARD_IDS);

/** Hand of a side without the card it has chosen to play. */
function handOf(state: KemetState, battle: Battle, side: Side): number {
  const hand = battleHand(state, seatOf(battle, side));
  const card = battle.card[side] ?? missing();
  return card >= 0 ? hand & ~(1 << card) : hand;
}

type Additions = readonly KemetOption<'battle-intervention'>[];

/** By set of battle interventions: what can be answered. */
const additionLists = listsOf<Additions[number]>(
  INTERVENTIONS.slice(0, BATTLE_KINDS).map(({ id }) => id),
  'done',
);

/** Battle interventions that a side may still add and pay (K-BATTLE-8), then 'done'. */
function additions(state: KemetState, battle: Battle, side: Side): Additions {
  const seat = seatOf(battle, side);
  let cards = 0;
  const first = side * BATTLE_KINDS;
  let left = state.prayer[seat] ?? missing();
  for (let card = 0; card < BATTLE_KINDS; card++) {
    const added = battle.added[first + card] ?? missing();
    if (added > 0) left -= added * costOf(state, seat, card);
  }
  for (let card = 0; card < BATTLE_KINDS; card++)
    if (
      held(state, seat, card) > (battle.added[first + card] ?? missing()) &&
      costOf(state, seat, card) <= left
    )
      cards |= 1 << card;
  return additionLists(cards);
}

/** Open discards are seen as soon as the battle cards lie on the table, before interventions are added (K-RUL-61). */
function isShownAtOnce(state: KemetState): boolean {
  return state.setup.discards === 'open' && ruled(state, 'open-discards') === 'at-once';
}

/** Both sides have put down their two battle cards. */
function areCardsDown({ ready }: Battle): boolean {
  return (ready[ATTACKER] ?? missing()) >= ADDS && (ready[DEFENDER] ?? missing()) >= ADDS;
}

/** Whether everybody knows that a side has put down its battle cards, before anything is revealed. */
export function isKnownToHaveChosen(state: KemetState, battle: Battle, side: Side): boolean {
  if (prescientSide(state, battle) === other(side)) return (battle.ready[side] ?? missing()) >= ADDS;
  return isShownAtOnce(state) && areCardsDown(battle);
}

/** Whether everybody sees the card that a side discards in this battle. */
export function isDiscardOpen(state: KemetState, battle: Battle, side: Side): boolean {
  if (state.setup.discards !== 'open') return false;
  return battle.revealed || (isShownAtOnce(state) && isKnownToHaveChosen(state, battle, side));
}

export function tellDiscard(battle: Battle, side: Side, log: Log): void {
  const card = CARD_IDS[battle.discard[side] ?? missing()] ?? missing();
  log?.push({ type: 'discard-revealed', rule: 'K-RUL-61', seat: seatOf(battle, side), card });
}

type Choice = 'battle-card' | 'discard-card' | 'battle-intervention';

/** By how far a side is: what it is asked. */
function asked(state: KemetState, battle: Battle, side: Side): Asked<KemetQuestions, Choice> {
  const about = aboutBattle(state);
  const ready = battle.ready[side];
  if (ready === ADDS) return { kind: 'battle-intervention', options: additions(state, battle, side), about };
  const options = cardLists(handOf(state, battle, side));
  return ready === PLAYS ? { kind: 'battle-card', options, about } : { kind: 'discard-card', options, about };
}

/** Takes one answer of a side and moves it on. */
function choose(state: KemetState, battle: Battle, side: Side, option: KemetOption<Choice>, log: Log): void {
  if (option === 'done') battle.ready[side] = READY;
  else if (battle.ready[side] === ADDS) addIntervention(battle, side, option as InterventionId, log);
  else if (battle.ready[side] === DISCARDS) discard(battle, side, battleCard(option as BattleCardId), log);
  else {
    const card = battleCard(option as BattleCardId);
    battle.card[side] = card;
    battle.ready[side] = DISCARDS;
    logChoice(battle, side, card, 'play', log);
    const left = handOf(state, battle, side);
    if (countOf(left) === 1) discard(battle, side, lowestOf(left), log);
  }
}

function discard(battle: Battle, side: Side, card: number, log: Log): void {
  battle.discard[side] = card;
  battle.ready[side] = ADDS;
  logChoice(battle, side, card, 'discard', log);
}

function logChoice(battle: Battle, side: Side, card: number, use: 'play' | 'discard', log: Log): void {
  const seat = seatOf(battle, side);
  log?.push({
    type: 'battle-card-chosen',
    rule: 'K-BATTLE-6',
    to: [seat],
    seat,
    card: CARD_IDS[card] ?? missing(),
    use,
  });
}

function addIntervention(battle: Battle, side: Side, card: InterventionId, log: Log): void {
  const seat = seatOf(battle, side);
  add(battle.added, side * BATTLE_KINDS + intervention(card), 1);
  log?.push({ type: 'intervention-added', rule: 'K-BATTLE-8', to: [seat], seat, card });
}

const shownCardsName = numbered('shown-cards');
const cardsName = numbered('cards');
const additionsName = numbered('additions');

/** With Prescience the other side chooses both cards first and shows the played one. */
const shownCards = secretWindow({
  name: ({ battles }) => shownCardsName(battles),
  among(state) {
    const battle = battleOf(state);
    const prescient = prescientSide(state, battle);
    return prescient === -1 ? [] : [seatOf(battle, other(prescient))];
  },
  isOpen: (state, _frame, seat) => (battleOf(state).ready[sideOf(battleOf(state), seat)] ?? missing()) < ADDS,
  ask: askSide,
  take(state, _frame, seat, option, log) {
    const battle = battleOf(state);
    const side = sideOf(battle, seat);
    choose(state, battle, side, option, log);
    if (battle.ready[side] !== ADDS) return;
    log?.push({
      type: 'battle-card-shown',
      rule: 'K-BATTLE-7',
      to: [seatOf(battle, other(side))],
      seat,
      card: CARD_IDS[battle.card[side] ?? missing()] ?? missing(),
    });
    if (isShownAtOnce(state)) tellDiscard(battle, side, log);
  },
});

/**
 * Both sides choose in parallel, each on its own. Whether one of them is ready is not told. With discards that are shown at
 * once there are two windows in a row: one for the battle cards, then one for interventions.
 */
const secretChoices = secretWindow({
  name: (state) => (isForCards(state) ? cardsName : additionsName)(state.battles),
  among: (state) => opponents(battleOf(state)),
  isOpen(state, _frame, seat) {
    const battle = battleOf(state);
    const ready = battle.ready[sideOf(battle, seat)] ?? missing();
    return isShownAtOnce(state) && !areCardsDown(battle) ? ready < ADDS : ready !== READY;
  },
  ask: askSide,
  take(state, _frame, seat, option, log) {
    const battle = battleOf(state);
    const wereDown = areCardsDown(battle);
    choose(state, battle, sideOf(battle, seat), option, log);
    if (wereDown || !isShownAtOnce(state) || !areCardsDown(battle)) return;
    const prescient = prescientSide(state, battle);
    for (const side of SIDES) if (prescient !== other(side)) tellDiscard(battle, side, log);
  },
});

/** By attacker and defender: both of them. */
const OPPONENTS: readonly (readonly (readonly Seat[])[])[] = SEATS.map((attacker) =>
  SEATS.map((defender) => [attacker, defender]),
);

function opponents({ attacker, defender }: Battle): readonly Seat[] {
  return OPPONENTS[attacker]?.[defender] ?? missing();
}

/** Where discards stay hidden until the reveal, one window does for all. */
function isForCards(state: KemetState): boolean {
  return !isShownAtOnce(state) || !areCardsDown(battleOf(state));
}

function askSide(state: KemetState, _frame: unknown, seat: Seat): Asked<KemetQuestions, Choice> {
  const battle = battleOf(state);
  return asked(state, battle, sideOf(battle, seat));
}

export const cardWindows: readonly KemetStep[] = [shownCards, secretChoices];
