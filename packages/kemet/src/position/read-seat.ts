import { changed, changedBy, isRecord, missing } from '@ennead/kernel';
import { SPACES } from '../data/action-board.ts';
import { BATTLE_CARDS } from '../data/battle-cards.ts';
import { POWER_TILES, TILES } from '../data/tiles.ts';
import { addToHand } from '../hand.ts';
import { COLOURS, type Colour, CREATURES, KIND_OF_TILE, REGULAR_TOKENS, UNITS } from '../pieces.ts';
import type { KemetState } from '../state.ts';
import { positionFields } from '../tiles/module.ts';
import { addKind } from '../tiles/moments.ts';
import { isOwnDistrict } from '../troops.ts';
import type { CommonSeat, SeatPosition } from './format.ts';
import { count, entries, find, must, names, onlyFields, sectorNumber, takeCard } from './parsing.ts';

const FIELDS = [
  'prayer',
  'units',
  'pyramids',
  'tiles',
  'creatures',
  'hand',
  'played',
  'discarded',
  'givenUp',
  'permanent',
  'battlePoints',
  'tokens',
  'silver',
  'gold',
] satisfies (keyof CommonSeat)[];

/** What one player has. */
export function readSeat(state: KemetState, seat: number, input: unknown): void {
  must(isRecord(input), 'A seat is an object.');
  const ofTiles = positionFields('seat');
  onlyFields(input, [...FIELDS, ...ofTiles.map(({ name }) => name)], 'A seat');
  const position = input as SeatPosition;
  state.prayer[seat] = count(position.prayer ?? 5, 11, 'Prayer');
  state.permanent = changed(state.permanent, seat, count(position.permanent ?? 0, 1000, 'Points'));
  state.battlePoints = changed(
    state.battlePoints,
    seat,
    count(position.battlePoints ?? 0, state.permanent[seat] ?? missing(), 'Battle points'),
  );
  for (const name of names(position.tiles ?? [], 'Tiles')) readTile(state, seat, name);
  for (const [name, units] of entries(position.units ?? {}, 'Units')) {
    const sector = sectorNumber(state, name);
    must(state.holder[sector] === -1, `Two troops stand in ${name}.`);
    state.units[sector] = count(units, UNITS, `Units in ${name}`);
    if (state.units[sector] === 0) continue;
    state.holder[sector] = seat;
    state.reserve = changedBy(state.reserve, seat, -(state.units[sector] ?? missing()));
  }
  for (const [name, pyramid] of entries(position.pyramids ?? {}, 'Pyramids'))
    readPyramid(state, seat, name, pyramid);
  for (const [id, name] of entries(position.creatures ?? {}, 'Creatures')) {
    const creature = find(
      CREATURES.map((each) => ({ id: each })),
      id,
      'creature',
    );
    state.creatureAt = changed(state.creatureAt, creature, sectorNumber(state, name));
  }
  for (const id of names(position.hand ?? [], 'Cards in hand')) {
    addToHand(state, seat, takeCard(state, id));
  }
  for (const { name, read } of ofTiles) if (Object.hasOwn(input, name)) read(state, input[name], seat);
  readBattleCards(state, seat, position);
  readTokens(state, seat, position);
}

function readTile(state: KemetState, seat: number, name: string): void {
  const tile = TILES.findIndex(
    ({ id, kind }, number) => (id === name || kind === name) && state.tileOwner[number] === -1,
  );
  must(tile >= 0, `The tile ${name} is not to be had.`);
  state.tileOwner = changed(state.tileOwner, tile, seat);
  addKind(state, seat, KIND_OF_TILE[tile] ?? missing());
  const special = POWER_TILES[KIND_OF_TILE[tile] ?? missing()]?.battleCard;
  if (special !== undefined)
    state.cards = changed(
      state.cards,
      seat,
      (state.cards[seat] ?? missing()) | (1 << find(BATTLE_CARDS, special, 'battle card')),
    );
}

function readPyramid(state: KemetState, seat: number, name: string, pyramid: unknown): void {
  const [, colour, level] =
    /^(white|red|blue) ([1-4])$/.exec(typeof pyramid === 'string' ? pyramid : '') ?? [];
  const district = sectorNumber(state, name);
  must(colour !== undefined, `A pyramid is a colour and a level, as in 'white 2'.`);
  must(isOwnDistrict(seat, district), `${name} is no district of that city.`);
  state.pyramidColour = changed(state.pyramidColour, district, COLOURS.indexOf(colour as Colour));
  state.pyramidLevel = changed(state.pyramidLevel, district, Number(level));
}

function readBattleCards(state: KemetState, seat: number, position: SeatPosition): void {
  const set = (list: unknown, what: string) =>
    names(list ?? [], what).reduce((bits, id) => bits | (1 << find(BATTLE_CARDS, id, 'battle card')), 0);
  state.cards = changed(
    state.cards,
    seat,
    (state.cards[seat] ?? missing()) & ~set(position.givenUp, 'Cards given up'),
  );
  state.played = changed(state.played, seat, set(position.played, 'Cards played'));
  state.discarded = changed(state.discarded, seat, set(position.discarded, 'Cards discarded'));
  state.discards = changed(state.discards, seat, position.discarded?.length ?? 0);
}

function readTokens(state: KemetState, seat: number, position: SeatPosition): void {
  const tokens = names(position.tokens ?? [], 'Tokens');
  must(tokens.length <= REGULAR_TOKENS, 'There are five regular tokens.');
  for (const id of tokens)
    state.spaces[seat] = (state.spaces[seat] ?? missing()) | (1 << find(SPACES, id, 'space'));
  state.tokens[seat] = REGULAR_TOKENS - tokens.length;
  if (position.silver !== undefined) {
    const silver = find(SPACES, position.silver, 'space');
    state.silver = changed(state.silver, seat, silver);
    state.spaces[seat] = (state.spaces[seat] ?? missing()) | (1 << silver);
  }
  if (position.gold !== undefined) {
    must(position.gold === 'move' || position.gold === 'recruit', 'The gold token is a move or a recruit.');
    state.gold = changed(state.gold, seat, position.gold === 'move' ? 0 : 1);
  }
}
