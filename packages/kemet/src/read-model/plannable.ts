import { type Json, listsOf, missing, type Plannable, type Seat } from '@ennead/kernel';
import { battleHand } from '../battle/cards.ts';
import { sectorName } from '../board/board.ts';
import { BATTLE_CARDS, type BattleCardId } from '../data/battle-cards.ts';
import type { DecisionKind, KemetQuestions } from '../questions.ts';
import type { KemetState } from '../state.ts';

const cardLists = listsOf<BattleCardId>(BATTLE_CARDS.map(({ id }) => id));

type Answers<K extends DecisionKind> = {
  readonly kind: K;
  readonly options: readonly KemetQuestions[K]['option'][];
  readonly about?: KemetQuestions[K] extends { about: infer About } ? About : never;
};

/** The questions that a player may lay down answers for: those that others bring about, and the end of one's turn. */
export function plannable(view: KemetState, seat: Seat): Plannable[] {
  const cards = cardLists(battleHand(view, seat));
  const held = [...view.holder.keys()].filter(
    (sector) => view.holder[sector] === seat && (view.units[sector] ?? missing()) > 0,
  );
  return [
    others({ kind: 'veto', options: ['pass'] }),
    ...held.flatMap((number) => {
      const about = { sector: sectorName(view, number) };
      return [
        others({ kind: 'battle-card', options: cards, about }),
        others({ kind: 'discard-card', options: cards, about }),
        others({ kind: 'battle-intervention', options: ['done'], about }),
        others({ kind: 'loser', options: ['retreat', 'recall', 'stay'], about }),
      ];
    }),
    others({ kind: 'escape', options: ['fight'] }),
    others({ kind: 'winner', options: ['stay', 'recall'] }),
    { kind: 'token', options: ['end'], turn: 'any' },
  ];
}

function others<K extends DecisionKind>({ kind, options, about }: Answers<K>): Plannable {
  return {
    kind,
    options,
    turn: 'others',
    ...(about !== undefined && { about: about as Json }),
  };
}
