import { listsOf, missing, type Progress, type QuestionBody, ruled, type Seat } from '@ennead/kernel';
import { INTERVENTIONS } from '../data/interventions.ts';
import type { KemetFact } from '../facts.ts';
import { type KemetStep, type Log, push, question, type ToActive } from '../flow.ts';
import { costOf, held, printedCost, takeFromHand } from '../hand.ts';
import { NOT_ASKED } from '../pieces.ts';
import { pay } from '../prayer.ts';
import type { DecisionKind, KemetOption, KemetQuestions, PlayOption } from '../questions.ts';
import type { KemetFrame, KemetState } from '../state.ts';
import { NO_TILES } from '../tiles/moments.ts';
import { OPEN_INTERVENTIONS } from './all.ts';

/** Playing cards at the idle points of the own turn (K-DAY-9, K-DAY-10). */

const PLAY_OPTIONS: readonly PlayOption[] = INTERVENTIONS.map(({ id }): PlayOption => `play:${id}`);

/** The cards that can be played in the own turn, with when, and whether one can have an effect. */
const TURN_CARDS = OPEN_INTERVENTIONS.flatMap((rules, card) =>
  rules?.canTakeEffect === undefined
    ? []
    : [{ card, canTakeEffect: rules.canTakeEffect, isTime: rules.isTime }],
);
const TURN_NUMBERS = TURN_CARDS.map(({ card }) => card);
const TURN_PLAYS = TURN_CARDS.map(({ card }) => PLAY_OPTIONS[card] ?? missing());

/** The cards that may be played now, as bits of their places in the list above. */
function playableCards(state: KemetState): number {
  const seat = state.active;
  if (state.handSize[seat] === 0) return 0;
  let cards = 0;
  for (let i = 0; i < TURN_NUMBERS.length; i++)
    if (held(state, seat, TURN_NUMBERS[i] ?? missing()) > 0 && isPlayable(state, seat, i)) cards |= 1 << i;
  return cards;
}

function isPlayable(state: KemetState, seat: Seat, place: number): boolean {
  const { card, canTakeEffect, isTime } = TURN_CARDS[place] ?? missing();
  if (costOf(state, seat, card) > (state.prayer[seat] ?? missing())) return false;
  if (isTime !== undefined && !isTime(state)) return false;
  return ruled(state, 'intervention') !== 'needs-effect' || canTakeEffect(state, seat);
}

/**
 * Adds the cards that may be played to the options of an idle point. The type stays that of the answers proper: what
 * `idleQuestion` hands on is never a card.
 */
export function addPlays<O extends KemetOption>(state: KemetState, options: O[]): O[] {
  const all: KemetOption[] = options;
  for (let i = 0, rest = playableCards(state); rest !== 0; i++, rest >>= 1)
    if ((rest & 1) === 1) all.push(TURN_PLAYS[i] ?? missing());
  return options;
}

/** The same for answers that are told by a set, as bits of their places; `last` always behind them. */
export function idleLists<O extends KemetOption>(
  answers: readonly O[],
  ...last: readonly O[]
): (state: KemetState, set: number) => readonly O[] {
  const lists = listsOf<KemetOption>([...answers, ...last, ...TURN_PLAYS]);
  const always = ((1 << last.length) - 1) << answers.length;
  const behind = answers.length + last.length;
  return (state, set) => lists(set | always | (playableCards(state) << behind)) as readonly O[];
}

const NOBODY_ASKED: readonly number[] = [NOT_ASKED, NOT_ASKED, NOT_ASKED, NOT_ASKED, NOT_ASKED];

/** Shows a card, pays it and opens the veto window (K-DI-1). */
export function startPlay(state: KemetState, seat: Seat, card: number, log: Log): void {
  state.play = { cards: [], seats: [], answers: NOBODY_ASKED.slice(0, state.setup.players) };
  playNext(state, seat, card, log);
  push(state, 'play');
}

/** Puts a card into the chain of cards just played: the first one, or a Veto on the one before. */
export function playNext(state: KemetState, seat: Seat, card: number, log: Log): void {
  const { play } = state;
  if (play === null || held(state, seat, card) === 0)
    throw new Error(`seat ${seat} cannot play card ${card}`);
  const before = play.cards.at(-1);
  takeFromHand(state, seat, card);
  play.cards.push(card);
  play.seats.push(seat);
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
type IdleQuestion<K extends IdleKind> = QuestionBody<KemetState, KemetFrame, KemetFact, IdleQuestions, K>;

/**
 * A question to the active player at an idle point: cards may be played instead of an answer. It is asked of everybody
 * with cards in hand, playable or not, because skipping it would tell what the cards are.
 */
export function idleQuestion<K extends IdleKind>(asked: IdleQuestion<K>): KemetStep {
  const withCards = {
    ...asked,
    isAlwaysAsked: (state: KemetState) => state.handSize[state.active] !== 0,
    take(state: KemetState, frame: KemetFrame, option: KemetOption<K>, log: Log): Progress {
      if (!isPlay(option)) return asked.take(state, frame, option as IdleQuestions[K]['option'], log);
      startPlay(state, state.active, PLAY_OPTIONS.indexOf(option), log);
      return 'stay';
    },
  };
  return question(withCards as unknown as ToActive<K>);
}

function isPlay(option: KemetOption): option is PlayOption {
  return typeof option === 'string' && option.startsWith('play:');
}
