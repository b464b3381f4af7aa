import { answersOf, missing, type Seat } from '@ennead/kernel';
import { INTERVENTIONS, type InterventionId } from '../data/interventions.ts';
import { choice, type Log, push } from '../flow.ts';
import { addToHand, drawFromDeck, returnToDeck } from '../hand.ts';
import { drawCards, idOf, shuffleDiscards } from '../night/cards.ts';
import { must, takeCard } from '../position/parsing.ts';
import type { KemetState } from '../state.ts';
import { keep, type TileModule } from './module.ts';
import { CARDS_AT_NIGHT, LOOKS_AT_CARDS, sum } from './moments.ts';

declare module '../questions.ts' {
  interface QuestionKinds {
    /** Which of the cards looked at to keep. Secret. */
    vision: { option: InterventionId };
  }
}

declare module '../flow.ts' {
  interface ProcedureNames {
    vision: true;
  }
}

declare module '../facts.ts' {
  interface FactFields {
    'vision-used': { seat: Seat; cards: number };
    'vision-seen': { seat: Seat; cards: readonly InterventionId[] };
    'vision-kept': { seat: Seat; card: InterventionId };
  }
}

interface VisionState {
  /** Who looks. */
  readonly seat: Seat;
  /** Night step 2: the cards looked at. Views of others: as many times -1. */
  readonly cards: readonly number[];
}

declare module '../state.ts' {
  interface OwnStates {
    vision: VisionState;
  }
}

declare module '../position/format.ts' {
  interface Within {
    readonly vision?: readonly number[];
  }
}

const UNSEEN = -1;
const CARDS = answersOf(INTERVENTIONS.map(({ id }) => id));
const MOST_CARDS = INTERVENTIONS.reduce((sum, { copies }) => sum + copies, 0);

/** One of the cards looked at is kept, the others are shuffled back (K-NIGHT-3). The number of the frame is the seat. */
const choose = choice({
  kind: 'vision',
  seat: (_state, { n }) => n,
  answers: () => CARDS,
  places: (state) => visionOf(state).cards.filter(isFirst),
  secret: ({ round }) => `vision-${round}`,
  isAlwaysAsked: () => true,
  take(state, { n: seat }, kept, log) {
    const cards = [...visionOf(state).cards];
    cards.splice(cards.indexOf(kept), 1);
    keep(state, 'vision', undefined);
    addToHand(state, seat, kept);
    for (const card of cards) returnToDeck(state, card);
    log?.push({ type: 'cards-drawn', rule: 'K-NIGHT-3', seat, cards: 1 });
    log?.push({ type: 'vision-kept', rule: 'K-NIGHT-3', to: [seat], seat, card: idOf(kept) });
    drawCards(state, seat, sum(state, seat, CARDS_AT_NIGHT), log);
    return 'end';
  },
});

/** Two of a kind are one option. */
function isFirst(card: number, place: number, cards: readonly number[]): boolean {
  return cards.indexOf(card) === place;
}

/** Looks at the basic card of the night and four more. */
export const vision: TileModule = {
  kind: 'vision',
  procedures: { vision: [choose] },
  cover(view, viewer) {
    const { seat, cards } = visionOf(view);
    if (seat !== viewer) keep(view, 'vision', { seat, cards: cards.map(() => UNSEEN) });
  },
  fill(state, take) {
    const { seat, cards } = visionOf(state);
    keep(state, 'vision', { seat, cards: cards.map((card) => (card === UNSEEN ? take() : card)) });
  },
  aside: (state) => visionOf(state).cards,
  position: [
    {
      of: 'within',
      name: 'vision',
      read(state, given) {
        if (given === null) return;
        must(
          Array.isArray(given) && given.length <= MOST_CARDS && given.every(Number.isSafeInteger),
          'What is under way has no such vision.',
        );
        const cards = given.map((card: number) => takeCard(state, INTERVENTIONS[card]?.id));
        keep(state, 'vision', { seat: state.frames[state.frames.length - 1]?.n ?? missing(), cards });
      },
      write: ({ own }) => own.vision && [...own.vision.cards],
    },
  ],
};

/** Night step 2 of one player: the basic card, or those looked at, then the extra cards (K-NIGHT-2, K-NIGHT-3). */
export function drawAtNight(state: KemetState, seat: Seat, log: Log): void {
  const look = sum(state, seat, LOOKS_AT_CARDS);
  if (look === 0) {
    drawCards(state, seat, 1 + sum(state, seat, CARDS_AT_NIGHT), log);
    return;
  }
  if (state.deckSize < look) shuffleDiscards(state, log);
  const drawn = Math.min(look, state.deckSize);
  if (drawn === 0) return;
  const cards: number[] = [];
  while (cards.length < drawn) cards.push(drawFromDeck(state));
  // Kept before anything is told: it says who may see the cards.
  keep(state, 'vision', { seat, cards });
  push(state, 'vision', seat);
  log?.push({ type: 'vision-used', rule: 'K-NIGHT-3', seat, cards: drawn });
  log?.push({ type: 'vision-seen', rule: 'K-NIGHT-3', to: [seat], seat, cards: cards.map(idOf) });
}

function visionOf({ own }: KemetState): VisionState {
  return own.vision ?? missing();
}
