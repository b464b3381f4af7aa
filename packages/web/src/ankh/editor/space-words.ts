import { findSpace, isLand, type Layout } from '@ennead/ankh/tables';
import { t } from './words.ts';

/** A space and everything on it, as it is read out. */
export function spaceWords(layout: Layout, at: string): string {
  const piece = layout.pieces.find((each) => each.at === at);
  const city = layout.cities?.find((each) => each.at === at);
  const space = findSpace(at);
  return [
    at,
    space !== undefined && !isLand(space) ? t('water') : '',
    piece ? t(`tool.${piece.piece}`) : '',
    piece?.player ? t('owner.player', { number: piece.player }) : '',
    city?.name ?? '',
    layout.noTokens?.includes(at) ? t('tool.grey') : '',
    layout.closed?.includes(at) ? t('tool.closed') : '',
  ]
    .filter(Boolean)
    .join(', ');
}
