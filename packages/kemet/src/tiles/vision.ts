import type { Seat } from '@ennead/kernel';
import type { InterventionId } from '../data/interventions.ts';
import { type KemetStep, type Log, push, question } from '../flow.ts';
import { addToHand, drawFromDeck, returnToDeck } from '../hand.ts';
import { drawCards, idOf, shuffleDiscards } from '../night/cards.ts';
import { intervention } from '../pieces.ts';
import type { KemetState } from '../state.ts';
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

/** One of the cards looked at is kept, the others are shuffled back (K-NIGHT-3). The number of the frame is the seat. */
export const visionProcedure: readonly KemetStep[] = [
  question({
    kind: 'vision',
    seat: (_state, { n }) => n,
    options: (state) => [...new Set(seen(state).map(idOf))],
    secret: ({ round }) => `vision-${round}`,
    isAlwaysAsked: () => true,
    take(state, { n: seat }, option, log) {
      const kept = intervention(option);
      const cards = seen(state);
      cards.splice(cards.indexOf(kept), 1);
      state.vision = null;
      addToHand(state, seat, kept);
      for (const card of cards) returnToDeck(state, card);
      log?.push({ type: 'cards-drawn', rule: 'K-NIGHT-3', seat, cards: 1 });
      log?.push({ type: 'vision-kept', rule: 'K-NIGHT-3', to: [seat], seat, card: option });
      drawCards(state, seat, sum(state, seat, CARDS_AT_NIGHT), log);
      return 'end';
    },
  }),
];

/** Night step 2 of one player: the basic card, or those looked at, then the extra cards (K-NIGHT-2, K-NIGHT-3). */
export function drawAtNight(state: KemetState, seat: Seat, log: Log): void {
  const look = sum(state, seat, LOOKS_AT_CARDS);
  if (look === 0) {
    drawCards(state, seat, 1 + sum(state, seat, CARDS_AT_NIGHT), log);
    return;
  }
  if (state.deckSize < look) shuffleDiscards(state, log);
  const cards = Math.min(look, state.deckSize);
  if (cards === 0) return;
  state.vision = [];
  for (let i = 0; i < cards; i++) state.vision.push(drawFromDeck(state));
  // The frame says who may see the cards: it is there before anything is told.
  push(state, 'vision', seat);
  log?.push({ type: 'vision-used', rule: 'K-NIGHT-3', seat, cards });
  log?.push({ type: 'vision-seen', rule: 'K-NIGHT-3', to: [seat], seat, cards: state.vision.map(idOf) });
}

function seen(state: KemetState): number[] {
  if (state.vision === null) throw new Error('nobody looks at cards');
  return state.vision;
}
