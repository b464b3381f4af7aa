import {
  type BattleCardId,
  boardOf,
  type Colour,
  type CreatureId,
  cityOf,
  type InterventionId,
  type KemetState,
  SPACES,
  type TileKind,
} from '@ennead/kemet/tables';
import type { Seat } from '@ennead/kernel';
import { type MessageKey, t } from './words.ts';

/** 'Desert Temple, West' is the message 'desert-temple-west'. */
function slug(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z]+/g, '-')
    .replace(/-$/, '');
}

export function cityName(view: KemetState, seat: Seat): string {
  const name = boardOf(view).data.cities[seat]?.name ?? '';
  return t(`city.${slug(name).replace(/-city$/, '')}` as MessageKey);
}

/** A sector by its id. */
export function sectorName(view: KemetState, id: string): string {
  const board = boardOf(view);
  const sector = board.numberOf.get(id) ?? -1;
  if (sector < board.districts) {
    const seat = cityOf(sector);
    const districts: readonly string[] = board.data.cities[seat]?.districts ?? [];
    return t('sector.district', { city: cityName(view, seat), letter: 'ABC'.charAt(districts.indexOf(id)) });
  }
  return t(`sector.${slug(board.sectors[sector]?.name ?? '')}` as MessageKey);
}

export function isSector(view: KemetState, id: string): boolean {
  return boardOf(view).numberOf.has(id);
}

export const colourName = (colour: Colour): string => t(`colour.${colour}`);
export const creatureName = (creature: CreatureId): string => t(`tile.${creature}`);
export const tileName = (kind: TileKind): string => t(`tile.${kind}`);
export const cardName = (card: InterventionId): string => t(`card.${card}`);
/** A special card goes by the name of the tile that brings it. */
export function battleCardName(card: BattleCardId): string {
  if (card === 'special-offensive') return tileName('offensive-strategy');
  return card === 'special-defensive' ? tileName('defensive-strategy') : t(`battle-card.${card}`);
}

export type ActionKey = 'move' | 'recruit' | 'raise' | 'pray' | 'buy-white' | 'buy-red' | 'buy-blue';
export type Row = 'top' | 'middle' | 'bottom' | 'apex';

export const actionName = (action: ActionKey): string => t(`action.${action}`);
export const rowName = (row: Row): string => t(`row.${row}`);

/** The nine spaces with the words for their actions. */
export const ACTION_SPACES: readonly {
  readonly id: string;
  readonly row: Row;
  readonly action: ActionKey;
}[] = SPACES.map((space) => ({
  id: space.id,
  row: space.row,
  action: 'colour' in space ? (`buy-${space.colour}` as const) : (space.action as ActionKey),
}));

export function actionSpace(id: string): (typeof ACTION_SPACES)[number] {
  const space = ACTION_SPACES.find((each) => each.id === id);
  if (space === undefined) throw new Error(`no space is called ${id}`);
  return space;
}
