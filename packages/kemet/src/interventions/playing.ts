import type { Option, Seat } from '@ennead/kernel';
import { INTERVENTIONS, type InterventionId } from '../data/interventions.ts';
import { type KemetStep, type Log, push, type Question, question } from '../flow.ts';
import { costOf, held, printedCost, takeFromHand } from '../hand.ts';
import { INTERVENTION_KINDS, NOT_ASKED } from '../pieces.ts';
import { pay } from '../prayer.ts';
import type { KemetFrame, KemetState } from '../state.ts';
import { NO_TILES } from '../tiles/moments.ts';
import { OPEN_INTERVENTIONS } from './all.ts';
import type { OpenIntervention } from './intervention.ts';

/** Playing cards at the idle points of the own turn (K-DAY-9, K-DAY-10). */

const PLAY_OPTIONS: readonly string[] = INTERVENTIONS.map(({ id }) => `play:${id}`);
/** The cards that can be played in the own turn. */
const TURN_CARDS: readonly number[] = OPEN_INTERVENTIONS.flatMap((rules, card) =>
  rules?.canTakeEffect === undefined ? [] : [card],
);
/** By place in that list: whether the card can have an effect. */
const CAN_TAKE_EFFECT = TURN_CARDS.map((card) => OPEN_INTERVENTIONS[card]?.canTakeEffect as Condition);
type Condition = NonNullable<OpenIntervention['canTakeEffect']>;

/** The cards that may be played now, as bits of their places in the list above. */
function playableCards(state: KemetState): number {
  const seat = state.active;
  if (state.handSize[seat] === 0) return 0;
  const first = seat * INTERVENTION_KINDS;
  let cards = 0;
  for (let i = 0; i < TURN_CARDS.length; i++) {
    const card = TURN_CARDS[i] as number;
    if (
      (state.hands[first + card] as number) > 0 &&
      costOf(state, seat, card) <= (state.prayer[seat] as number) &&
      (CAN_TAKE_EFFECT[i] as Condition)(state, seat)
    )
      cards |= 1 << i;
  }
  return cards;
}

/** Adds the cards that may be played to the options of an idle point. */
export function addPlays(options: Option[], cards: number): Option[] {
  for (let i = 0, rest = cards; rest !== 0; i++, rest >>= 1)
    if ((rest & 1) === 1) options.push(PLAY_OPTIONS[TURN_CARDS[i] as number] as string);
  return options;
}

/** Shows a card, pays it and opens the veto window (K-DI-1). */
export function startPlay(state: KemetState, seat: Seat, card: number, log: Log): void {
  state.play = { cards: [], seats: [], answers: new Array<number>(state.setup.players).fill(NOT_ASKED) };
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
  const id = INTERVENTIONS[card]?.id as InterventionId;
  log?.push({
    type: 'intervention-played',
    rule: 'K-DI-1',
    seat,
    card: id,
    ...(before === undefined ? {} : { against: INTERVENTIONS[before]?.id as InterventionId }),
  });
  if (printedCost(card) > 0)
    pay(state, seat, { base: printedCost(card), discounts: NO_TILES, purpose: id, rule: 'K-DI-1' }, log);
}

/** A question to the active player at an idle point. */
interface IdleQuestion extends Omit<Question, 'seat' | 'options'> {
  /** The list with the cards that may be played at its end (`addPlays`). */
  options(state: KemetState, frame: KemetFrame, cards: number): readonly Option[];
}

/**
 * A question at an idle point: cards may be played instead of an answer. It is asked of everybody with cards in hand,
 * playable or not, because skipping it would tell what the cards are.
 */
export function idleQuestion({ options, take, ...asked }: IdleQuestion): KemetStep {
  const { run, decisions } = question({
    ...asked,
    take,
    options: (state, frame) => options(state, frame, playableCards(state)),
  }) as Required<KemetStep>;
  return {
    run: (state, frame, log) => (state.handSize[state.active] === 0 ? run(state, frame, log) : 'ask'),
    decisions,
    answer(state, frame, seat, option, log) {
      if (typeof option !== 'string' || !option.startsWith('play:')) return take(state, frame, option, log);
      startPlay(state, seat, PLAY_OPTIONS.indexOf(option), log);
      return 'stay';
    },
  };
}
