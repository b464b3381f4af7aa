import {
  COLOURS,
  type Colour,
  type KemetState,
  levelOnOffer,
  owns,
  TILES,
  type TileKind,
  tileKind,
  tilePrice,
} from '@ennead/kemet/tables';
import type { Seat } from '@ennead/kernel';
import { colourName } from '../names.ts';
import { reachOf } from '../reading.ts';
import { t } from '../words.ts';

/** How a tile stands to a player. */
export type Standing = 'mine' | 'sold' | 'payable' | 'too-dear' | 'too-high' | 'withheld' | 'owned-kind';

export interface Offer {
  /** Place in the list of tiles. */
  readonly tile: number;
  readonly kind: TileKind;
  readonly colour: Colour;
  readonly level: number;
  readonly price: number;
  /** -1: on offer. */
  readonly owner: Seat;
  readonly standing: Standing;
}

/** All 48 tiles as one player sees them. */
export function offersFor(view: KemetState, seat: Seat): Offer[] {
  const reach = new Map(COLOURS.map((colour) => [colour, reachOf(view, seat, colour)]));
  const prayer = view.prayer[seat] ?? 0;
  const highest = levelOnOffer(view);
  return TILES.map(({ kind, colour, level }, tile) => {
    const owner = view.tileOwner[tile] ?? -1;
    const price = tilePrice(view, seat, level);
    const standing = (): Standing => {
      if (owner === seat) return 'mine';
      if (owner >= 0) return 'sold';
      if (owns(view, seat, tileKind(kind))) return 'owned-kind';
      if (level > highest) return 'withheld';
      if (level > (reach.get(colour) ?? 0)) return 'too-high';
      return price > prayer ? 'too-dear' : 'payable';
    };
    return { tile, kind, colour, level, price, owner, standing: standing() };
  });
}

/** Why a tile can or cannot be bought, in a few words. */
export function standingWords(
  { standing, colour, level, price, owner }: Offer,
  prayer: number,
  nameOf: (seat: Seat) => string,
): string {
  switch (standing) {
    case 'mine':
    case 'owned-kind':
      return t('market.mine');
    case 'sold':
      return t('market.sold-to', { name: nameOf(owner) });
    case 'withheld':
      return t('market.not-offered');
    case 'too-high':
      return t('market.too-high', { colour: colourName(colour), level });
    case 'too-dear':
      return t('market.too-dear', { price, prayer });
    case 'payable':
      return t('market.within-reach');
  }
}
