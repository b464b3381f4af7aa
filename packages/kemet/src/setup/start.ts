import { chanceFrom, shuffle } from '@ennead/kernel';
import { boardFor } from '../board/board.ts';
import { INTERVENTIONS } from '../data/interventions.ts';
import { TILES } from '../data/tiles.ts';
import { type Log, push } from '../flow.ts';
import { addToHand, drawFromDeck } from '../hand.ts';
import { CREATURES, INTERVENTION_KINDS, REGULAR_TOKENS, UNITS } from '../pieces.ts';
import type { KemetState } from '../state.ts';
import { NOTHING_KEPT } from '../tiles/module.ts';
import type { KemetSetup } from './options.ts';

const PRAYER_AT_START = 5;
const BASIC_CARDS = 0b111111;
const COPIES: readonly number[] = INTERVENTIONS.map(({ copies }) => copies);
const DECK_SIZE = COPIES.reduce((sum, copies) => sum + copies, 0);

/** The table before the first choice (K-SETUP-2 to 5). */
export function startState(setup: KemetSetup, seed: string, log: Log): KemetState {
  const { players } = setup;
  const state = emptyTable(setup);
  state.chance = chanceFrom(seed);
  state.order = shuffle(
    state.chance,
    Array.from({ length: players }, (_, seat) => seat),
  );
  log?.push({ type: 'order-drawn', rule: 'K-SETUP-5', order: [...state.order] });
  for (let seat = 0; seat < players; seat++) {
    const card = drawFromDeck(state);
    addToHand(state, seat, card);
    log?.push({ type: 'cards-drawn', rule: 'K-SETUP-4', seat, cards: 1 });
    const id = INTERVENTIONS[card]?.id as (typeof INTERVENTIONS)[number]['id'];
    log?.push({ type: 'cards-received', rule: 'K-SETUP-4', to: [seat], seat, cards: [id] });
  }
  push(state, 'game');
  return state;
}

function fill(length: number, value: number): number[] {
  const list: number[] = [];
  for (let i = 0; i < length; i++) list.push(value);
  return list;
}

/** Nothing on the board, all cards in the deck. */
export function emptyTable({ rulings, ...setup }: KemetSetup): KemetState {
  const { players } = setup;
  const { size, districts } = boardFor(players);
  return {
    chance: [0, 0, 0, 0],
    frames: [],
    rulings,
    setup,
    phase: 'setup',
    round: 0,
    order: [],
    nextOrder: [],
    pass: 0,
    turn: 0,
    active: -1,
    placed: false,
    prayer: fill(players, PRAYER_AT_START),
    reserve: fill(players, UNITS),
    permanent: fill(players, 0),
    battlePoints: fill(players, 0),
    spaces: fill(players, 0),
    tokens: fill(players, REGULAR_TOKENS),
    silver: fill(players, -1),
    gold: fill(players, -1),
    tileOwner: fill(TILES.length, -1),
    tiles: fill(players * 2, 0),
    cards: fill(players, BASIC_CARDS),
    played: fill(players, 0),
    discarded: fill(players, 0),
    discards: fill(players, 0),
    hands: fill(players * INTERVENTION_KINDS, 0),
    handSize: fill(players, 0),
    deck: [...COPIES],
    deckSize: DECK_SIZE,
    remembered: fill(INTERVENTION_KINDS, 0),
    discardSize: 0,
    holder: fill(size, -1),
    units: fill(size, 0),
    attackers: fill(size, 0),
    pyramidColour: fill(districts, -1),
    pyramidLevel: fill(districts, 0),
    creatureAt: fill(CREATURES.length, -1),
    move: null,
    recruit: null,
    raise: null,
    levy: null,
    play: null,
    battle: null,
    waiting: [],
    battles: 0,
    windows: 0,
    winner: -1,
    endedBy: '',
    own: NOTHING_KEPT,
  };
}
