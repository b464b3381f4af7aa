import type { Option } from '@ennead/kernel';
import { takeCardsBack } from '../battle/clean-up.ts';
import { sectorNamed, sectorNames } from '../board/board.ts';
import { homes, settle } from '../creatures/home.ts';
import { BATTLE_CARDS, type BattleCardId } from '../data/battle-cards.ts';
import { TILES, type TileKind } from '../data/tiles.ts';
import { type KemetStep, type Log, push, question } from '../flow.ts';
import { addPlays, idleQuestion } from '../interventions/playing.ts';
import { battleCard, COLOURS, CREATURES, creature, KIND_OF_TILE } from '../pieces.ts';
import { gainPoint } from '../points.ts';
import { pay } from '../prayer.ts';
import type { KemetState } from '../state.ts';
import { ALL_TILES } from '../tiles/all.ts';
import { addKind, TILE_DISCOUNT } from '../tiles/moments.ts';
import type { PowerTile } from '../tiles/tile.ts';
import { tileOnOffer, tilesToBuy } from './offer.ts';

const BASIC_CARDS = 6;
/** By tile: the name of its kind. */
const KINDS: readonly string[] = TILES.map(({ kind }) => kind);

/** The Buy action. The number of the frame is the colour of the space (K-BUY-1). */
export const buyProcedure: readonly KemetStep[] = [
  idleQuestion({
    kind: 'tile',
    options(state, { n }, cards) {
      const options: Option[] = [];
      for (const tile of tilesToBuy(state, state.active, n)) options.push(KINDS[tile] as string);
      options.push('none');
      return addPlays(options, cards);
    },
    about: (_state, { n }) => ({ colour: COLOURS[n] as string }),
    take(state, { n }, option, log) {
      if (option === 'none') return 'end';
      buy(state, tileOnOffer(state, n, option as TileKind), log);
      return 'end';
    },
  }),
];

function buy(state: KemetState, number: number, log: Log): void {
  const seat = state.active;
  const tile = TILES[number] as (typeof TILES)[number];
  const rules = ALL_TILES[KIND_OF_TILE[number] as number] as PowerTile;
  pay(state, seat, { base: tile.level, discounts: TILE_DISCOUNT, purpose: tile.id, rule: 'K-BUY-3' }, log);
  state.tileOwner[number] = seat;
  addKind(state, seat, KIND_OF_TILE[number] as number);
  log?.push({ type: 'tile-bought', rule: 'K-BUY-1', seat, tile: tile.id, kind: tile.kind });
  if (rules.pointOnPurchase !== undefined) gainPoint(state, seat, tile.kind, false, 'K-VP-1', log);
  if (rules.creature !== undefined) push(state, 'creature-place', creature(rules.creature));
  if (rules.battleCard !== undefined) {
    takeCardsBack(state, seat, 'K-BUY-6', log);
    push(state, 'give-up', battleCard(rules.battleCard));
  }
}

/** A creature that was bought goes to a district or waits on its tile (K-CREA-2). */
export const creaturePlace: readonly KemetStep[] = [
  question({
    kind: 'creature-place',
    options(state) {
      const options = sectorNames(state, homes(state, state.active));
      options.push('reserve');
      return options;
    },
    about: (_state, { n }) => ({ creature: CREATURES[n] as string }),
    take(state, { n }, option, log) {
      const sector = option === 'reserve' ? -1 : sectorNamed(state, option);
      settle(state, n, sector, log, 'K-CREA-2');
      return 'end';
    },
  }),
];

/** A basic battle card leaves the game for the special one (K-BUY-6). The number of the frame is the special card. */
export const giveUp: readonly KemetStep[] = [
  question({
    kind: 'give-up',
    options: (state) =>
      BATTLE_CARDS.slice(0, BASIC_CARDS)
        .filter((_, card) => (((state.cards[state.active] as number) >> card) & 1) === 1)
        .map(({ id }) => id),
    take(state, { n }, option, log) {
      const seat = state.active;
      const card = battleCard(option as BattleCardId);
      state.cards[seat] = ((state.cards[seat] as number) & ~(1 << card)) | (1 << n);
      log?.push({
        type: 'card-given-up',
        rule: 'K-BUY-6',
        seat,
        card: option as BattleCardId,
        receives: BATTLE_CARDS[n]?.id as BattleCardId,
      });
      return 'end';
    },
  }),
];
