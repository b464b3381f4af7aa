import type { PlannableOf, Seat } from '@ennead/kernel';
import { cardsIn } from '../cards/choices.ts';
import { figuresInRegion, regionName } from '../conflict/region.ts';
import { groundOf } from '../ground/ground.ts';
import type { AnkhQuestions } from '../questions.ts';
import type { AnkhState } from '../state.ts';
import { teamAt } from '../teams.ts';

export type AnkhPlannable = PlannableOf<AnkhQuestions, 'card' | 'tie-breaker'>;

/** The questions that a player may lay down answers for: a card for each region with own figures, and the tie-breaker. */
export function plannable(view: AnkhState, seat: Seat): AnkhPlannable[] {
  const team = view.teamOf[seat] ?? -1;
  if (team < 0) return [];
  const ground = groundOf(view);
  const cards = cardsIn(teamAt(view, team).hand);
  const regions = [...ground.lands.keys()].filter(
    (region) => figuresInRegion(view, ground, team, region).length > 0,
  );
  return [
    ...regions.map(
      (region): AnkhPlannable => ({
        kind: 'card',
        about: regionName(ground, region),
        options: cards,
        turn: 'any',
      }),
    ),
    { kind: 'tie-breaker', options: ['yes', 'no'], turn: 'any' },
  ];
}
