import { missing, type Seat } from '@ennead/kernel';
import { boardOf } from '../board/board.ts';
import { TILES, type TileKind } from '../data/tiles.ts';
import { COLOURS, tileKind } from '../pieces.ts';
import { payableBase, price } from '../prayer.ts';
import type { KemetState } from '../state.ts';
import { owns, TILE_DISCOUNT } from '../tiles/moments.ts';
import { controller } from '../troops.ts';

/** By colour: the kinds of its tiles, lowest level first. */
export const KINDS_OF_COLOUR: readonly (readonly TileKind[])[] = COLOURS.map((colour) => [
  ...new Set(TILES.filter((tile) => tile.colour === colour).map(({ kind }) => kind)),
]);

/** A tile with the number of its kind and the place of the kind among those of the colour. */
interface Offer {
  readonly tile: number;
  readonly level: number;
  readonly kind: number;
  readonly place: number;
}

/** By colour: its tiles, lowest level first. */
const OFFERS: readonly (readonly Offer[])[] = COLOURS.map((colour, number) =>
  TILES.flatMap(({ colour: own, level, kind }, tile) => {
    const place = (KINDS_OF_COLOUR[number] ?? missing()).indexOf(kind);
    return own === colour ? [{ tile, level, kind: tileKind(kind), place }] : [];
  }),
);

/** The highest level among the pyramids of a colour that a player controls (K-BUY-2). */
export function pyramidReach(state: KemetState, seat: Seat, colour: number): number {
  const { districts } = boardOf(state);
  let reach = 0;
  for (let district = 0; district < districts; district++)
    if (
      state.pyramidColour[district] === colour &&
      (state.pyramidLevel[district] ?? missing()) > reach &&
      controller(state, district) === seat
    )
      reach = state.pyramidLevel[district] ?? missing();
  return reach;
}

/** Price of a tile of a level (K-BUY-3). */
export function tilePrice(state: KemetState, seat: Seat, level: number): number {
  return price(state, seat, level, TILE_DISCOUNT);
}

/** Beginners get level 1 on the first day, levels 1 and 2 later (K-SETUP-9). */
export function levelOnOffer(state: KemetState): number {
  if (!state.setup.beginner) return 4;
  return state.round <= 1 ? 1 : 2;
}

/** Kinds of tiles that a player may buy now: a set of places among those of the colour (K-BUY-2 to 4). */
export function tilesToBuy(state: KemetState, seat: Seat, colour: number): number {
  const highest = Math.min(
    pyramidReach(state, seat, colour),
    levelOnOffer(state),
    payableBase(state, seat, TILE_DISCOUNT),
  );
  const offers = OFFERS[colour] ?? missing();
  let kinds = 0;
  for (let i = 0; i < offers.length; i++) {
    const { tile, level, kind, place } = offers[i] ?? missing();
    if (level > highest) break;
    if (state.tileOwner[tile] === -1 && !owns(state, seat, kind)) kinds |= 1 << place;
  }
  return kinds;
}

/** The first tile of a colour that nobody owns and whose kind has this place among those of the colour. */
export function tileOnOffer({ tileOwner }: KemetState, colour: number, kind: number): number {
  for (const { tile, place } of OFFERS[colour] ?? missing())
    if (place === kind && tileOwner[tile] === -1) return tile;
  throw new Error(`no ${KINDS_OF_COLOUR[colour]?.[kind]} is on offer`);
}
