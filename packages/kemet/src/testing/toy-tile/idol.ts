import { missing, type Seat } from '@ennead/kernel';
import { INTERVENTIONS, type InterventionId } from '../../data/interventions.ts';
import type { TileKind } from '../../data/tiles.ts';
import { push, question } from '../../flow.ts';
import { held, takeFromHand } from '../../hand.ts';
import { idOf } from '../../night/cards.ts';
import { INTERVENTION_KINDS, intervention, tileKind } from '../../pieces.ts';
import { names, takeCard } from '../../position/parsing.ts';
import type { KemetState } from '../../state.ts';
import { keep, type TileModule } from '../../tiles/module.ts';
import { owns } from '../../tiles/moments.ts';

/** A tile of tests, in no list of the game. Its row is in the test. */
export const IDOL = 'household-idol' as unknown as TileKind;

const OFFERINGS = 2;
const UNSEEN = -1;

declare module '../../state.ts' {
  interface OwnStates {
    /** Cards under the idol, and whose they are. Views of others: -1 each. */
    'household-idol': { readonly seat: Seat; readonly cards: readonly number[] };
  }
}

declare module '../../questions.ts' {
  interface QuestionKinds {
    offering: { option: InterventionId | 'none' };
  }
}

declare module '../../flow.ts' {
  interface ProcedureNames {
    offering: true;
  }
}

declare module '../../facts.ts' {
  interface FactFields {
    offered: { seat: Seat; cards: number };
  }
}

declare module '../../position/format.ts' {
  interface SeatPosition {
    readonly offerings?: readonly InterventionId[];
  }
}

const underIdol = ({ own }: KemetState) => own['household-idol'] ?? missing();

/** At night its owner may lay a card under it, which nobody else sees. */
export const idol: TileModule = {
  kind: IDOL,
  procedures: {
    offering: [
      question({
        kind: 'offering',
        options(state) {
          const cards = INTERVENTIONS.slice(0, INTERVENTION_KINDS).filter(
            ({ id }) => held(state, state.active, intervention(id)) > 0,
          );
          return [...cards.map(({ id }) => id), 'none'];
        },
        take(state, _frame, option, log) {
          if (option === 'none') return 'end';
          const seat = state.active;
          takeFromHand(state, seat, intervention(option));
          const cards = [...(state.own['household-idol']?.cards ?? []), intervention(option)];
          keep(state, 'household-idol', { seat, cards });
          log?.push({ type: 'offered', rule: 'TOY-1', seat, cards: cards.length });
          return 'end';
        },
      }),
    ],
  },
  atNight(state, seat) {
    const isFull = (state.own['household-idol']?.cards.length ?? 0) === OFFERINGS;
    if (owns(state, seat, tileKind(IDOL)) && !isFull) push(state, 'offering');
  },
  cover(view, viewer) {
    const { seat, cards } = underIdol(view);
    if (seat !== viewer) keep(view, 'household-idol', { seat, cards: cards.map(() => UNSEEN) });
  },
  fill(state, take) {
    const { seat, cards } = underIdol(state);
    keep(state, 'household-idol', { seat, cards: cards.map((card) => (card === UNSEEN ? take() : card)) });
  },
  aside: (state) => underIdol(state).cards,
  check: (state) => (underIdol(state).cards.length > OFFERINGS ? ['There are too many offerings.'] : []),
  position: [
    {
      of: 'seat',
      name: 'offerings',
      read(state, given, seat) {
        keep(state, 'household-idol', {
          seat,
          cards: names(given, 'Offerings').map((id) => takeCard(state, id)),
        });
      },
      write({ own }, seat) {
        const offered = own['household-idol'];
        return offered?.seat === seat ? offered.cards.map(idOf) : undefined;
      },
    },
  ],
};
