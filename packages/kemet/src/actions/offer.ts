import { missing, type Seat } from '@ennead/kernel';
import { boardOf } from '../board/board.ts';
import { TILES, type TileKind } from '../data/tiles.ts';
import { COLOURS, KIND_OF_TILE } from '../pieces.ts';
import { payableBase, price } from '../prayer.ts';
import type { KemetState } from '../state.ts';
import { owns, TILE_DISCOUNT } from '../tiles/moments.ts';
import { controller } from '../troops.ts';

/** By colour: its tiles, lowest level first. */
const TILES_OF_COLOUR: readonly (readonly number[])[] = COLOURS.map((colour) =>
  TILES.flatMap((tile, index) => (tile.colour === colour ? [index] : [])),
);

/** By colour: the kinds of its tiles, lowest level first. */
export const KINDS_OF_COLOUR: readonly (readonly TileKind[])[] = COLOURS.map((colour) => [
  ...new Set(TILES.filter((tile) => tile.colour === colour).map(({ kind }) => kind)),
]);

/** By tile: the place of its kind among those of the colour. */
const PLACES: readonly number[] = TILES.map(({ colour, kind }) =>
  (KINDS_OF_COLOUR[COLOURS.indexOf(colour)] ?? missing()).indexOf(kind),
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

/** Kinds of tiles that a player may buy now: a set of places among those of the colour (K-BUY-2 to 4). */
export function tilesToBuy(state: KemetState, seat: Seat, colour: number): number {
  const highest = Math.min(
    pyramidReach(state, seat, colour),
    levelOnOffer(state),
    payableBase(state, seat, TILE_DISCOUNT),
  );
  const candidates = TILES_OF_COLOUR[colour] ?? missing();
  let kinds = 0;
  for (let i = 0; i < candidates.length; i++) {
    const tile = candidates[i] ?? missing();
    if ((LEVELS[tile] ?? missing()) > highest) break;
    if (state.tileOwner[tile] === -1 && !owns(state, seat, KIND_OF_TILE[tile] ?? missing()))
      kinds |= 1 << (PLACES[tile] ?? missing());
  }
  return kinds;
}

/** The first tile of a colour and kind that nobody owns. */
export function tileOnOffer({ tileOwner }: KemetState, colour: number, kind: TileKind): number {
  const tile = (TILES_OF_COLOUR[colour] ?? missing()).find(
    (number) => TILES[number]?.kind === kind && tileOwner[number] === -1,
  );
  if (tile === undefined) throw new Error(`no ${kind} is on offer`);
  return tile;
}
