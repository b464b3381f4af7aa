import { answersOf, type ChoiceBody, type Instead, lowestOf, missing, type Seat } from '@ennead/kernel';
import { INTERVENTIONS } from '../data/interventions.ts';
import type { KemetFact } from '../facts.ts';
import { choice, type KemetChoice, type KemetStep, type Log, push } from '../flow.ts';
import { costOf, held, heldAmong, printedCost, takeFromHand } from '../hand.ts';
import { intervention, NOT_ASKED } from '../pieces.ts';
import { pay } from '../prayer.ts';
import type { DecisionKind, KemetOption, KemetQuestions, PlayOption } from '../questions.ts';
import type { KemetFrame, KemetState, Play } from '../state.ts';
import { NO_TILES } from '../tiles/moments.ts';
import { OPEN_INTERVENTIONS } from './all.ts';

/** Playing cards at the idle points of the own turn (K-DAY-9, K-DAY-10). */

export const VETO = intervention('veto');
const PLAY_OPTIONS: readonly PlayOption[] = INTERVENTIONS.map(({ id }): PlayOption => `play:${id}`);

/** The cards that can be played in the own turn, with when, and whether one can have an effect. */
const TURN_CARDS = OPEN_INTERVENTIONS.flatMap((rules, card) =>
  rules?.canTakeEffect === undefined
    ? []
    : [{ card, canTakeEffect: rules.canTakeEffect, isTime: rules.isTime }],
);
const TURN_NUMBERS = TURN_CARDS.map(({ card }) => card);

/** The cards that may be played now, as bits of their places in the list above. */
function playableCards(state: KemetState): number {
  const seat = state.active;
  if (state.handSize[seat] === 0) return 0;
  let cards = heldAmong(state, seat, TURN_NUMBERS);
  for (let rest = cards; rest !== 0; rest &= rest - 1) {
    const place = lowestOf(rest);
    if (!isPlayable(state, seat, place)) cards &= ~(1 << place);
  }
  return cards;
}

function isPlayable(state: KemetState, seat: Seat, place: number): boolean {
  const { card, canTakeEffect, isTime } = TURN_CARDS[place] ?? missing();
  if (costOf(state, seat, card) > (state.prayer[seat] ?? missing())) return false;
  if (isTime !== undefined && !isTime(state)) return false;
  // Read as it is: `ruled` takes several times as long, and this is asked at every idle point.
  return state.rulings.intervention !== 'needs-effect' || canTakeEffect(state, seat);
}

/** By seat, of as many as there can be. */
export const NOBODY_ASKED: readonly number[] = [NOT_ASKED, NOT_ASKED, NOT_ASKED, NOT_ASKED, NOT_ASKED];

/** Shows a card, pays it and opens the veto window (K-DI-1). */
export function startPlay(state: KemetState, seat: Seat, card: number, log: Log): void {
  state.play = { cards: [card], seats: [seat], answers: NOBODY_ASKED.slice(0, state.setup.players) };
  show(state, seat, card, undefined, log);
  push(state, 'play');
}

/** Puts a Veto into the chain of cards just played, on the one before. */
export function playVeto(state: KemetState, play: Play, seat: Seat, log: Log): void {
  const before = play.cards.at(-1);
  play.cards.push(VETO);
  play.seats.push(seat);
  show(state, seat, VETO, before, log);
}

function show(state: KemetState, seat: Seat, card: number, before: number | undefined, log: Log): void {
  if (held(state, seat, card) === 0) throw new Error(`seat ${seat} cannot play card ${card}`);
  takeFromHand(state, seat, card);
  const { id } = INTERVENTIONS[card] ?? missing();
  log?.push({
    type: 'intervention-played',
    rule: 'K-DI-1',
    seat,
    card: id,
    ...(before === undefined ? {} : { against: (INTERVENTIONS[before] ?? missing()).id }),
  });
  if (printedCost(card) > 0)
    pay(state, seat, { base: printedCost(card), discounts: NO_TILES, purpose: id, rule: 'K-DI-1' }, log);
}

/** The kinds of questions at which cards may be played. */
type IdleKind = { [K in DecisionKind]: PlayOption extends KemetOption<K> ? K : never }[DecisionKind];

/** The same questions without the cards. */
type IdleQuestions = {
  [K in IdleKind]: Omit<KemetQuestions[K], 'option'> & { option: Exclude<KemetOption<K>, PlayOption> };
};
type IdleQuestion<K extends IdleKind> = ChoiceBody<KemetState, KemetFrame, KemetFact, IdleQuestions, K>;

/** A card played instead of an answer. */
const aCard: Instead<KemetState, KemetFact> = {
  answers: answersOf(TURN_CARDS.map(({ card }) => PLAY_OPTIONS[card] ?? missing())),
  set: playableCards,
  take(state, place, log) {
    startPlay(state, state.active, TURN_NUMBERS[place] ?? missing(), log);
    return 'stay';
  },
};

/**
 * A question to the active player at an idle point: cards may be played instead of an answer. It is asked of everybody
 * with cards in hand, playable or not, because skipping it would tell what the cards are.
 */
export function idleQuestion<K extends IdleKind>(asked: IdleQuestion<K>): KemetStep {
  const isAlwaysAsked = (state: KemetState) => state.handSize[state.active] !== 0;
  return choice({ ...asked, isAlwaysAsked, instead: aCard } as unknown as KemetChoice<K>);
}
