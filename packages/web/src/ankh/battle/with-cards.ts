import type { TeamForecast } from '@ennead/ankh/read-model';
import { CARD_STRENGTHS, type CardName } from '@ennead/ankh/tables';
import { t } from '../words.ts';

/** What the sum of a side would be with these cards, and what the others may reach; nothing where a side is not known. */
export function withCards(
  sides: readonly Pick<TeamForecast, 'team' | 'strength' | 'cards'>[],
  team: number,
  cards: readonly CardName[],
): string {
  const own = sides.find((side) => side.team === team);
  const others = sides.filter((side) => side.team !== team);
  if (own === undefined || others.length === 0 || cards.length === 0) return '';
  const added = cards.reduce((sum, card) => sum + CARD_STRENGTHS[card], 0);
  return t('stage.with', {
    count: cards.length,
    own: own.strength + added,
    others: others.map(rangeOf).join(', '),
  });
}

function rangeOf({ strength, cards: { least, most } }: Pick<TeamForecast, 'strength' | 'cards'>): string {
  return least === most ? String(strength + least) : `${strength + least}–${strength + most}`;
}
