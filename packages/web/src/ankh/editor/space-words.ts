import { findSpace, isLand, type Layout } from '@ennead/ankh/tables';
import { inARow } from '../../i18n/format.ts';
import { cityKey } from '../cities.ts';
import { toolName } from './tool-words.ts';
import { t } from './words.ts';

/** A space and everything on it, as it is read out. */
export function spaceWords(layout: Layout, at: string): string {
  const piece = layout.pieces.find((each) => each.at === at);
  const city = layout.cities?.find((each) => each.at === at);
  const space = findSpace(at);
  return inARow([
    at,
    space !== undefined && !isLand(space) ? t('terrain.water') : '',
    piece ? toolName(piece.piece) : '',
    piece?.player ? t('owner.player', { number: piece.player }) : '',
    city ? t(cityKey(at)) : '',
    layout.noTokens?.includes(at) ? toolName('grey') : '',
    layout.closed?.includes(at) ? toolName('closed') : '',
  ]);
}
