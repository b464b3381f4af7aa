import { type KemetStep, question } from '../flow.ts';
import { addToHand, returnToDeck } from '../hand.ts';
import { intervention } from '../pieces.ts';
import type { KemetState } from '../state.ts';
import { CARDS_AT_NIGHT, sum } from '../tiles/moments.ts';
import { drawCards, idOf } from './cards.ts';

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

function seen(state: KemetState): number[] {
  if (state.vision === null) throw new Error('nobody looks at cards');
  return state.vision;
}
