import { answersOf, changed, missing } from '@ennead/kernel';
import { takeCardsBack } from '../battle/clean-up.ts';
import { boardOf } from '../board/board.ts';
import { homes, sectorOrReserve, sectorsOrReserve, settle } from '../creatures/home.ts';
import { BATTLE_CARDS } from '../data/battle-cards.ts';
import { POWER_TILES, TILES, type TileKind } from '../data/tiles.ts';
import { choice, type KemetStep, type Log, push } from '../flow.ts';
import { idleQuestion } from '../interventions/playing.ts';
import { battleCard, COLOURS, CREATURES, creature, KIND_OF_TILE } from '../pieces.ts';
import { gainPoint } from '../points.ts';
import { pay } from '../prayer.ts';
import type { KemetState } from '../state.ts';
import { addKind, TILE_DISCOUNT } from '../tiles/moments.ts';
import { KINDS_OF_COLOUR, tileOnOffer, tilesToBuy } from './offer.ts';

const BASIC_CARDS = answersOf(BATTLE_CARDS.slice(0, 6).map(({ id }) => id));

/** By colour: what can be answered. */
const OFFERS = KINDS_OF_COLOUR.map((kinds) => answersOf<TileKind | 'none'>([...kinds, 'none']));

/** By kind of tile: whether a point comes with it, the creature and the battle card that do, -1 for none. */
const COMES_WITH = POWER_TILES.map((tile) => ({
  point: tile.pointOnPurchase !== undefined,
  creature: tile.creature === undefined ? -1 : creature(tile.creature),
  card: tile.battleCard === undefined ? -1 : battleCard(tile.battleCard),
}));

/** The Buy action. The number of the frame is the colour of the space (K-BUY-1). */
export const buyProcedure: readonly KemetStep[] = [
  idleQuestion({
    kind: 'tile',
    answers: (_state, { n }) => OFFERS[n] ?? missing(),
    set: (state, { n }) => tilesToBuy(state, state.active, n) | (1 << kindsOf(n).length),
    about: (_state, { n }) => ({ colour: COLOURS[n] ?? missing() }),
    take(state, { n }, place, log) {
      if (place < kindsOf(n).length) buy(state, tileOnOffer(state, n, place), log);
      return 'end';
    },
  }),
];

function kindsOf(colour: number): readonly TileKind[] {
  return KINDS_OF_COLOUR[colour] ?? missing();
}

function buy(state: KemetState, number: number, log: Log): void {
  const seat = state.active;
  const tile = TILES[number] ?? missing();
  const kind = KIND_OF_TILE[number] ?? missing();
  const comes = COMES_WITH[kind] ?? missing();
  pay(state, seat, { base: tile.level, discounts: TILE_DISCOUNT, purpose: tile.id, rule: 'K-BUY-3' }, log);
  state.tileOwner = changed(state.tileOwner, number, seat);
  addKind(state, seat, kind);
  log?.push({ type: 'tile-bought', rule: 'K-BUY-1', seat, tile: tile.id, kind: tile.kind });
  if (comes.point) gainPoint(state, seat, tile.kind, false, 'K-VP-1', log);
  if (comes.creature !== -1) push(state, 'creature-place', comes.creature);
  if (comes.card !== -1) {
    takeCardsBack(state, seat, 'K-BUY-6', log);
    push(state, 'give-up', comes.card);
  }
}

/** A creature that was bought goes to a district or waits on its tile (K-CREA-2). */
export const creaturePlace: readonly KemetStep[] = [
  choice({
    kind: 'creature-place',
    answers: sectorsOrReserve,
    places(state) {
      const places = homes(state, state.active);
      places.push(boardOf(state).size);
      return places;
    },
    about: (_state, { n }) => ({ creature: CREATURES[n] ?? missing() }),
    take(state, { n }, place, log) {
      settle(state, n, sectorOrReserve(state, place), log, 'K-CREA-2');
      return 'end';
    },
  }),
];

/** A basic battle card leaves the game for the special one (K-BUY-6). The number of the frame is the special card. */
export const giveUp: readonly KemetStep[] = [
  choice({
    kind: 'give-up',
    answers: () => BASIC_CARDS,
    set: (state) => (state.cards[state.active] ?? missing()) & ((1 << BASIC_CARDS.list.length) - 1),
    take(state, { n }, card, log) {
      const seat = state.active;
      state.cards = changed(state.cards, seat, ((state.cards[seat] ?? missing()) & ~(1 << card)) | (1 << n));
      log?.push({
        type: 'card-given-up',
        rule: 'K-BUY-6',
        seat,
        card: (BATTLE_CARDS[card] ?? missing()).id,
        receives: (BATTLE_CARDS[n] ?? missing()).id,
      });
      return 'end';
    },
  }),
];
