import { missing, type Seat } from '@ennead/kernel';
import { boardOf } from '../board/board.ts';
import { TILES, type TileKind } from '../data/tiles.ts';
import { COLOURS, KIND_OF_TILE } from '../pieces.ts';
import { payableBase, price } from '../prayer.ts';
import type { KemetState } from '../state.ts';
import { owns, TILE_DISCOUNT } from '../tiles/moments.ts';
import { controller } from '../troops.ts';

/** By colour: its tiles, lowest level first. */
export const TILES_OF_COLOUR: readonly (readonly number[])[] = COLOURS.map((colour) =>
  TILES.flatMap((tile, index) => (tile.colour === colour ? [index] : [])),
);

const LEVELS: readonly number[] = TILES.map(({ level }) => level);

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

/** Tiles that a player may buy now, one of each kind: a set of places among those of the colour (K-BUY-2 to 4). */
export function tilesToBuy(state: KemetState, seat: Seat, colour: number): number {
  const highest = Math.min(
    pyramidReach(state, seat, colour),
    levelOnOffer(state),
    payableBase(state, seat, TILE_DISCOUNT),
  );
  const candidates = TILES_OF_COLOUR[colour] ?? missing();
  let tiles = 0;
  let lastKind = -1;
  for (let place = 0; place < candidates.length; place++) {
    const tile = candidates[place] ?? missing();
    if ((LEVELS[tile] ?? missing()) > highest) break;
    const kind = KIND_OF_TILE[tile] ?? missing();
    if (state.tileOwner[tile] !== -1 || kind === lastKind || owns(state, seat, kind)) continue;
    tiles |= 1 << place;
    lastKind = kind;
  }
  return tiles;
}

/** The first tile of a colour and kind that nobody owns. */
export function tileOnOffer({ tileOwner }: KemetState, colour: number, kind: TileKind): number {
  const tile = (TILES_OF_COLOUR[colour] ?? missing()).find(
    (number) => TILES[number]?.kind === kind && tileOwner[number] === -1,
  );
  if (tile === undefined) throw new Error(`no ${kind} is on offer`);
  return tile;
}
