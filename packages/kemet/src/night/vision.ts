import type { Option } from '@ennead/kernel';
import type { InterventionId } from '../data/interventions.ts';
import type { KemetStep } from '../flow.ts';
import { addToHand, returnToDeck } from '../hand.ts';
import { intervention } from '../pieces.ts';
import type { KemetState } from '../state.ts';
import { CARDS_AT_NIGHT, sum } from '../tiles/moments.ts';
import { drawCards, idOf } from './cards.ts';

/** One of the cards looked at is kept, the others are shuffled back (K-NIGHT-3). The number of the frame is the seat. */
export const visionProcedure: readonly KemetStep[] = [
  {
    decisions: (state, { n: seat }) => [
      {
        seat,
        kind: 'vision',
        options: [...new Set<Option>(seen(state).map(idOf))],
        secret: `vision-${state.round}`,
      },
    ],
    answer(state, { n: seat }, _seat, option, log) {
      const kept = intervention(option as InterventionId);
      const cards = seen(state);
      cards.splice(cards.indexOf(kept), 1);
      state.vision = null;
      addToHand(state, seat, kept);
      for (const card of cards) returnToDeck(state, card);
      log?.push({ type: 'cards-drawn', rule: 'K-NIGHT-3', seat, cards: 1 });
      log?.push({ type: 'vision-kept', rule: 'K-NIGHT-3', to: [seat], seat, card: option as InterventionId });
      drawCards(state, seat, sum(state, seat, CARDS_AT_NIGHT), log);
      return 'end';
    },
  },
];

function seen(state: KemetState): number[] {
  return state.vision as number[];
}
