import { listsOf, missing, type PlannableOf, type Seat } from '@ennead/kernel';
import { battleHand } from '../battle/cards.ts';
import { sectorName } from '../board/board.ts';
import { BATTLE_CARDS, type BattleCardId } from '../data/battle-cards.ts';
import type { KemetQuestions } from '../questions.ts';
import type { KemetState } from '../state.ts';

const cardLists = listsOf<BattleCardId>(BATTLE_CARDS.map(({ id }) => id));

/** Kinds that may be answered in advance. */
export const PLANNED_KINDS = [
  'veto',
  'battle-card',
  'discard-card',
  'battle-intervention',
  'loser',
  'winner',
  'escape',
  'token',
] as const;
export type KemetPlannable = PlannableOf<KemetQuestions, (typeof PLANNED_KINDS)[number]>;

const turn = 'others';

/** The questions that a player may lay down answers for: those that others bring about, and the end of one's turn. */
export function plannable(view: KemetState, seat: Seat): KemetPlannable[] {
  const cards = cardLists(battleHand(view, seat));
  const held = [...view.holder.keys()].filter(
    (sector) => view.holder[sector] === seat && (view.units[sector] ?? missing()) > 0,
  );
  return [
    { kind: 'veto', options: ['pass'], turn },
    ...held.flatMap((number): KemetPlannable[] => {
      const about = { sector: sectorName(view, number) };
      return [
        { kind: 'battle-card', options: cards, about, turn },
        { kind: 'discard-card', options: cards, about, turn },
        { kind: 'battle-intervention', options: ['done'], about, turn },
        { kind: 'loser', options: ['retreat', 'recall', 'stay'], about, turn },
      ];
    }),
    { kind: 'escape', options: ['fight'], turn },
    { kind: 'winner', options: ['stay', 'recall'], turn },
    { kind: 'token', options: ['end'], turn: 'any' },
  ];
}
