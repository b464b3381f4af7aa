import { type Chance, chanceFrom } from '@ennead/kernel';
import { boardOf } from '../board/board.ts';
import { cloneState } from '../clone.ts';
import { SPACES } from '../data/action-board.ts';
import { BATTLE_CARDS } from '../data/battle-cards.ts';
import { INTERVENTIONS } from '../data/interventions.ts';
import { TILES } from '../data/tiles.ts';
import { push } from '../flow.ts';
import { run } from '../game.ts';
import {
  BATTLE_KINDS,
  COLOURS,
  type Colour,
  CREATURES,
  INTERVENTION_KINDS,
  KIND_OF_TILE,
  REGULAR_TOKENS,
  UNITS,
} from '../pieces.ts';
import { readSetup } from '../setup/options.ts';
import { emptyTable } from '../setup/start.ts';
import type { KemetFrame, KemetState } from '../state.ts';
import { ALL_TILES } from '../tiles/all.ts';
import { addKind } from '../tiles/moments.ts';
import type { KemetPosition, SeatPosition, Within } from './format.ts';

/** Says why something is no position. */
export class NotAPosition extends Error {}

function must(holds: boolean, otherwise: string): asserts holds {
  if (!holds) throw new NotAPosition(otherwise);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function count(value: unknown, most: number, what: string): number {
  must(
    Number.isInteger(value) && (value as number) >= 0 && (value as number) <= most,
    `${what} is from 0 to ${most}.`,
  );
  return value as number;
}

function entries(value: unknown, what: string): [string, unknown][] {
  must(isRecord(value), `${what} are an object.`);
  return Object.entries(value);
}

function names(value: unknown, what: string): string[] {
  must(
    Array.isArray(value) && value.every((name) => typeof name === 'string'),
    `${what} are a list of names.`,
  );
  return value as string[];
}

/** The number of a name in a list of things with ids. */
function find(list: readonly { readonly id: string }[], id: unknown, what: string): number {
  const at = list.findIndex((thing) => thing.id === id);
  must(at >= 0, `There is no ${what} ${String(id)}.`);
  return at;
}

function sectorNumber(state: KemetState, name: unknown): number {
  const sector = boardOf(state).numberOf.get(String(name));
  must(sector !== undefined, `There is no sector ${String(name)} on this board.`);
  return sector;
}

const KEYS = new Set([
  'setup',
  'phase',
  'round',
  'order',
  'pass',
  'turn',
  'placed',
  'seats',
  'discard',
  'seed',
  'chance',
  'within',
] satisfies (keyof KemetPosition)[]);

const SEAT_KEYS = new Set([
  'prayer',
  'units',
  'pyramids',
  'tiles',
  'creatures',
  'hand',
  'wounds',
  'played',
  'discarded',
  'givenUp',
  'permanent',
  'battlePoints',
  'tokens',
  'silver',
  'gold',
] satisfies (keyof SeatPosition)[]);

function onlyKeys(value: Record<string, unknown>, keys: ReadonlySet<string>, what: string): void {
  for (const key of Object.keys(value)) must(keys.has(key), `${what} has no ${key}.`);
}

export function parse(input: unknown): KemetState {
  must(isRecord(input), 'A position is an object.');
  onlyKeys(input, KEYS, 'A position');
  const position = input as KemetPosition;
  const setup = readSetup(position.setup ?? {});
  must(setup.ok, setup.ok ? '' : setup.problem.message);
  const { players } = setup.value;
  const state = emptyTable(setup.value);
  state.chance = readChance(position);
  state.order = readOrder(position.order, players);
  state.round = count(position.round ?? 1, 10_000, 'The round');
  state.pass = count(position.pass ?? 0, REGULAR_TOKENS, 'The pass');
  state.turn = count(position.turn ?? 0, players, 'The turn');
  state.placed = position.placed === true;
  const seats = position.seats ?? [];
  must(Array.isArray(seats) && seats.length <= players, 'There are more seats than players.');
  seats.forEach((seat, number) => {
    must(isRecord(seat), 'A seat is an object.');
    onlyKeys(seat, SEAT_KEYS, 'A seat');
    readSeat(state, number, seat as SeatPosition);
  });
  for (const id of names(position.discard ?? [], 'Discards')) {
    const card = takeCard(state, id);
    state.remembered[card] = (state.remembered[card] as number) + 1;
    state.discardSize += 1;
  }
  if (position.within === undefined) begin(state, position.phase ?? 'day');
  else readWithin(state, position.within);
  // A copy, so that the game never plays on with lists of the position itself.
  return cloneState(state);
}

function readChance({ chance, seed }: KemetPosition): Chance {
  if (chance === undefined) return chanceFrom(String(seed ?? 'position'));
  must(
    Array.isArray(chance) && chance.length === 4 && chance.every(Number.isInteger),
    'Chance is four numbers.',
  );
  return [...chance] as Chance;
}

function readOrder(order: unknown, players: number): number[] {
  if (order === undefined) return Array.from({ length: players }, (_, seat) => seat);
  must(
    Array.isArray(order) && order.length === players && new Set(order).size === players,
    'The order names every seat once.',
  );
  for (const seat of order) count(seat, players - 1, 'A seat in the order');
  return [...order];
}

/** Takes a card out of the deck: nobody can have more than there are. */
function takeCard(state: KemetState, id: unknown): number {
  const card = find(INTERVENTIONS, id, 'intervention');
  must((state.deck[card] as number) > 0, `There are not so many of ${String(id)}.`);
  state.deck[card] = (state.deck[card] as number) - 1;
  state.deckSize -= 1;
  return card;
}

function readSeat(state: KemetState, seat: number, position: SeatPosition): void {
  state.prayer[seat] = count(position.prayer ?? 5, 11, 'Prayer');
  state.permanent[seat] = count(position.permanent ?? 0, 1000, 'Points');
  state.battlePoints[seat] = count(
    position.battlePoints ?? 0,
    state.permanent[seat] as number,
    'Battle points',
  );
  for (const name of names(position.tiles ?? [], 'Tiles')) readTile(state, seat, name);
  for (const [name, units] of entries(position.units ?? {}, 'Units')) {
    const sector = sectorNumber(state, name);
    must(state.holder[sector] === -1, `Two troops stand in ${name}.`);
    state.units[sector] = count(units, UNITS, `Units in ${name}`);
    if (state.units[sector] === 0) continue;
    state.holder[sector] = seat;
    state.reserve[seat] = (state.reserve[seat] as number) - (state.units[sector] as number);
  }
  for (const [name, pyramid] of entries(position.pyramids ?? {}, 'Pyramids'))
    readPyramid(state, seat, name, pyramid);
  for (const [id, name] of entries(position.creatures ?? {}, 'Creatures'))
    state.creatureAt[
      find(
        CREATURES.map((creature) => ({ id: creature })),
        id,
        'creature',
      )
    ] = sectorNumber(state, name);
  for (const id of names(position.hand ?? [], 'Cards in hand')) {
    const at = seat * INTERVENTION_KINDS + takeCard(state, id);
    state.hands[at] = (state.hands[at] as number) + 1;
    state.handSize[seat] = (state.handSize[seat] as number) + 1;
  }
  for (const id of names(position.wounds ?? [], 'Cards discarded unseen')) {
    const at = seat * INTERVENTION_KINDS + takeCard(state, id);
    state.wounds[at] = (state.wounds[at] as number) + 1;
    state.discardSize += 1;
  }
  readBattleCards(state, seat, position);
  readTokens(state, seat, position);
}

function readTile(state: KemetState, seat: number, name: string): void {
  const tile = TILES.findIndex(
    ({ id, kind }, number) => (id === name || kind === name) && state.tileOwner[number] === -1,
  );
  must(tile >= 0, `The tile ${name} is not to be had.`);
  state.tileOwner[tile] = seat;
  addKind(state, seat, KIND_OF_TILE[tile] as number);
  const special = ALL_TILES[KIND_OF_TILE[tile] as number]?.battleCard;
  if (special !== undefined)
    state.cards[seat] = (state.cards[seat] as number) | (1 << find(BATTLE_CARDS, special, 'battle card'));
}

function readPyramid(state: KemetState, seat: number, name: string, pyramid: unknown): void {
  const [, colour, level] = /^(white|red|blue) ([1-4])$/.exec(String(pyramid)) ?? [];
  const district = sectorNumber(state, name);
  must(colour !== undefined, `A pyramid is a colour and a level, as in 'white 2'.`);
  must(district >= seat * 3 && district < seat * 3 + 3, `${name} is no district of that city.`);
  state.pyramidColour[district] = COLOURS.indexOf(colour as Colour);
  state.pyramidLevel[district] = Number(level);
}

function readBattleCards(state: KemetState, seat: number, position: SeatPosition): void {
  const set = (list: unknown, what: string) =>
    names(list ?? [], what).reduce((bits, id) => bits | (1 << find(BATTLE_CARDS, id, 'battle card')), 0);
  state.cards[seat] = (state.cards[seat] as number) & ~set(position.givenUp, 'Cards given up');
  state.played[seat] = set(position.played, 'Cards played');
  state.discarded[seat] = set(position.discarded, 'Cards discarded');
  state.discards[seat] = position.discarded?.length ?? 0;
}

function readTokens(state: KemetState, seat: number, position: SeatPosition): void {
  const tokens = names(position.tokens ?? [], 'Tokens');
  must(tokens.length <= REGULAR_TOKENS, 'There are five regular tokens.');
  for (const id of tokens)
    state.spaces[seat] = (state.spaces[seat] as number) | (1 << find(SPACES, id, 'space'));
  state.tokens[seat] = REGULAR_TOKENS - tokens.length;
  if (position.silver !== undefined) {
    state.silver[seat] = find(SPACES, position.silver, 'space');
    state.spaces[seat] = (state.spaces[seat] as number) | (1 << (state.silver[seat] as number));
  }
  if (position.gold !== undefined) {
    must(position.gold === 'move' || position.gold === 'recruit', 'The gold token is a move or a recruit.');
    state.gold[seat] = position.gold === 'move' ? 0 : 1;
  }
}

/** Puts the game at the beginning of a turn, of a night, or of the end of a day. */
function begin(state: KemetState, phase: unknown): void {
  must(
    phase === 'day' || phase === 'night' || phase === 'dusk',
    'A position is by day, at night or at dusk.',
  );
  state.phase = phase;
  push(state, 'game');
  const [game] = state.frames as [KemetFrame];
  if (phase === 'day') {
    must(state.turn < state.setup.players && state.pass < REGULAR_TOKENS, 'The day is over.');
    game.at = 3;
    push(state, 'day');
    push(state, 'turn');
    for (const frame of state.frames.slice(1)) frame.at = 1;
    state.active = state.order[state.turn] as number;
  } else if (phase === 'night') {
    must(state.round > 0, 'A night belongs to a round.');
    state.round -= 1;
    game.at = 1;
  } else game.at = 3;
  run(state, null);
}

/** A saved moment, in the state's own form. What is nonsense shows when the game is asked to go on. */
function readWithin(state: KemetState, within: Within): void {
  must(isRecord(within) && Array.isArray(within.frames), 'What is under way has frames.');
  const { attackers, ...rest } = within;
  Object.assign(state, rest);
  for (const [name, units] of entries(attackers ?? {}, 'Attackers')) {
    const sector = sectorNumber(state, name);
    state.attackers[sector] = count(units, UNITS, `Attackers in ${name}`);
    state.reserve[state.active] = (state.reserve[state.active] as number) - (units as number);
  }
  for (const card of state.play?.cards ?? []) takeCard(state, INTERVENTIONS[card]?.id);
  for (const card of state.vision ?? []) takeCard(state, INTERVENTIONS[card]?.id);
  if (state.battle?.revealed)
    state.battle.added.forEach((copies, at) => {
      for (let i = 0; i < copies; i++) takeCard(state, INTERVENTIONS[at % BATTLE_KINDS]?.id);
    });
}
