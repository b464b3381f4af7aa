import type { Option, Seat } from '@ennead/kernel';
import { missing } from '@ennead/kernel';
import { SPACES } from '../../data/action-board.ts';
import { BATTLE_CARDS } from '../../data/battle-cards.ts';
import { INTERVENTIONS } from '../../data/interventions.ts';
import { TILES } from '../../data/tiles.ts';
import type { KemetDecision } from '../../questions.ts';
import type { KemetState } from '../../state.ts';
import {
  type BattleBooks,
  type Books,
  cardsHeld,
  cityOf,
  controls,
  costOf,
  creatureIn,
  emptyRows,
  has,
  hasEnemy,
  homes,
  isForeign,
  mayGoToTile,
  one,
  priceOf,
  room,
  seatBooks,
  unitsIn,
  waitingCreatures,
} from './books.ts';
import { enlistmentPlaces, escapeSectors, retreatSectors } from './places.ts';
import { CARD_VALUES } from './printed.ts';
import { steps } from './steps.ts';

/** Every answer that the rules allow to a question, worked out from the sheet. Null where chance alone says it. */
export function offers(books: Books, state: KemetState, decision: KemetDecision): Option[] | null {
  const { seat } = decision;
  const battle = books.battle as BattleBooks;
  switch (decision.kind) {
    case 'token':
      return [...tokens(books, seat), ...plays(books, state, seat)];
    case 'start':
      return [
        ...[...books.sectors.keys()].filter((id) => unitsIn(books, seat, id) > 0),
        'none',
        ...plays(books, state, seat),
      ];
    case 'step':
      return [...steps(books, seat), 'end', ...plays(books, state, seat)];
    case 'step-units':
      return upTo(
        1,
        Math.min(unitsIn(books, seat, decision.about.from), room(books, seat, decision.about.to)),
      );
    case 'step-creature':
      return ['with', 'without'];
    case 'raise-pyramid':
      return [...pyramids(books, seat, seatBooks(books, seat).prayer), 'none', ...plays(books, state, seat)];
    case 'hand-of-god':
      return [
        ...pyramids(books, seat, Number.POSITIVE_INFINITY).filter((id) => !isForeign(seat, String(id))),
        'none',
      ];
    case 'raise-level':
      return [...levels(books, seat, books.pyramids.get(decision.about.pyramid)?.level ?? 0), 'none'];
    case 'new-district':
      return cityOf(seat).filter((id) => !books.pyramids.has(id) && !hasEnemy(books, seat, id));
    case 'tile':
      return [...tiles(books, seat, decision.about.colour), 'none', ...plays(books, state, seat)];
    case 'creature-place':
      return [...homes(books, seat), 'reserve'];
    case 'creature-home':
      return mayGoToTile(books, decision.about.creature)
        ? [...homes(books, seat), 'reserve']
        : homes(books, seat);
    case 'give-up':
      return [...seatBooks(books, seat).cards].filter((card) => !card.startsWith('special'));
    case 'recruit-district':
      return recruitDistricts(books, state, seat);
    case 'recruit-units':
      return upTo(
        mayBringCreature(books, seat, decision.about.sector) ? 0 : 1,
        Math.min(payable(books, seat), room(books, seat, decision.about.sector)),
      );
    case 'recruit-creature':
      return [...waitingCreatures(books, seat), 'none'];
    case 'enlistment':
    case 'reinforcements':
      return enlistmentPlaces(books, seat, decision.kind);
    case 'fire-target':
      return [...books.sectors.keys()].filter((id) => hasEnemy(books, seat, id));
    case 'escape':
      return cardsHeld(state, seat, 'escape') > 0 ? ['fight', 'escape'] : ['fight'];
    case 'escape-sector':
      return escapeSectors(books);
    case 'battle-card':
    case 'discard-card':
      return battleCards(books, state, seat);
    case 'battle-intervention':
      return additions(books, state, seat);
    case 'wound':
      return [...INTERVENTIONS.map(({ id }) => id).filter((id) => cardsHeld(state, seat, id) > 0), 'done'];
    case 'loser':
      if (books.setup.rulings['beaten-troop'] === 'may-stay')
        if (unitsIn(books, battle.winner, battle.sector) === 0) return ['stay', 'recall'];
      return retreatSectors(books, seat).length > 0 ? ['retreat', 'recall'] : ['recall'];
    case 'retreat-sector':
      return retreatSectors(books, seat === battle.attacker ? battle.defender : battle.attacker);
    case 'winner':
      return seat === battle.winner ? ['stay', 'recall'] : [];
    case 'delta':
    case 'sanctuary':
      return ['sacrifice', 'decline'];
    case 'veto':
      if (seat === books.active || seat === books.chain.at(-1)?.seat) return [];
      return cardsHeld(state, seat, 'veto') > 0 ? ['pass', 'veto'] : ['pass'];
    case 'turn-order':
      return books.order.filter((other) => !state.nextOrder.includes(other));
    default:
      return null;
  }
}

function upTo(least: number, most: number): number[] {
  return Array.from({ length: Math.max(0, most - least + 1) }, (_, i) => least + i);
}

function tokens(books: Books, seat: Seat): Option[] {
  const { spaces, regular, silver, gold } = seatBooks(books, seat);
  const silverLeft = has(books, seat, 'act-of-god') && !silver;
  const options: Option[] = [];
  for (const { id } of SPACES) {
    if (spaces.has(id)) continue;
    const empty = emptyRows(new Set([...spaces, id]));
    if (!books.placed && empty <= regular - 1 + (silverLeft ? 1 : 0)) options.push(id);
    if (silverLeft && empty <= regular) options.push(`silver:${id}`);
  }
  if (has(books, seat, 'divine-will') && !gold) options.push('gold:move', 'gold:recruit');
  if (books.placed && (regular > 0 || emptyRows(spaces) === 0)) options.push('end');
  return options;
}

/** Cards that may be played at an idle point: those whose time it is and that can be paid (K-DI-2). */
function plays(books: Books, state: KemetState, seat: Seat): Option[] {
  const { prayer } = seatBooks(books, seat);
  const isMoving = books.move !== null && !books.move.over && state.move !== null;
  const anytime = ['raining-fire', 'prayer', 'enlistment', 'mana-theft'];
  const cards = [
    ...anytime,
    ...(isMoving ? ['teleportation'] : []),
    ...(state.move !== null ? ['open-gates'] : []),
  ];
  return cards
    .filter((id) => cardsHeld(state, seat, id) > 0 && costOf(books, seat, id) <= prayer)
    .map((id) => `play:${id}`);
}

function raisePrice(books: Books, seat: Seat, from: number, to: number): number {
  let base = 0;
  for (let level = from + 1; level <= to; level++) base += level;
  return priceOf(books, seat, base, (to - from) * one(books, seat, 'slaves'));
}

function levels(books: Books, seat: Seat, from: number): number[] {
  const { prayer } = seatBooks(books, seat);
  const highest = books.setup.beginner ? 2 : 4;
  return upTo(from + 1, highest).filter((to) => raisePrice(books, seat, from, to) <= prayer);
}

function pyramids(books: Books, seat: Seat, prayer: number): Option[] {
  const highest = books.setup.beginner ? 2 : 4;
  const rises = (from: number) => from < highest && raisePrice(books, seat, from, from + 1) <= prayer;
  const standing = [...books.pyramids].filter(([id, { level }]) => controls(books, seat, id) && rises(level));
  const own = cityOf(seat);
  const free = own.some((id) => !books.pyramids.has(id) && !hasEnemy(books, seat, id));
  const missing = ['white', 'red', 'blue'].filter(
    (colour) => free && rises(0) && !own.some((id) => books.pyramids.get(id)?.colour === colour),
  );
  return [...standing.map(([id]) => id), ...missing.map((colour) => `new:${colour}`)];
}

function tiles(books: Books, seat: Seat, colour: string): Option[] {
  const reached = [...books.pyramids].flatMap(([id, pyramid]) =>
    pyramid.colour === colour && controls(books, seat, id) ? [pyramid.level] : [],
  );
  const highest = Math.min(Math.max(0, ...reached), books.setup.beginner ? Math.min(books.round, 2) : 4);
  const bought = TILES.filter(
    (tile) =>
      tile.colour === colour &&
      tile.level <= highest &&
      !books.tilesTaken.has(tile.id) &&
      !has(books, seat, tile.kind) &&
      priceOf(books, seat, tile.level, one(books, seat, 'priestess')) <= seatBooks(books, seat).prayer,
  );
  return [...new Set(bought.map(({ kind }) => kind))];
}

/** Units that can still be recruited in this action. */
function payable(books: Books, seat: Seat): number {
  const { prayer, reserve } = seatBooks(books, seat);
  const free = 2 * one(books, seat, 'recruiting-scribe') + one(books, seat, 'priest-of-ra');
  return Math.min(reserve, prayer + free - books.action.units);
}

function mayBringCreature(books: Books, seat: Seat, district: string): boolean {
  const joins = unitsIn(books, seat, district) > 0 && !hasEnemy(books, seat, district);
  return joins && creatureIn(books, seat, district) === null && waitingCreatures(books, seat).length > 0;
}

function recruitDistricts(books: Books, state: KemetState, seat: Seat): Option[] {
  const chosen = state.recruit?.chosen ?? 0;
  const open = cityOf(seat).filter(
    (id, number) =>
      ((chosen >> (seat * 3 + number)) & 1) === 0 &&
      ((payable(books, seat) > 0 && room(books, seat, id) > 0) || mayBringCreature(books, seat, id)),
  );
  return [...open, 'done', ...(chosen === 0 ? plays(books, state, seat) : [])];
}

/** What is in hand; only its owner knows what was discarded unseen, so the state is asked. */
function battleCards(books: Books, state: KemetState, seat: Seat): Option[] {
  const { cards, played } = seatBooks(books, seat);
  const chosen = state.battle?.card[seat === books.battle?.attacker ? 0 : 1];
  const discarded = state.discarded[seat] ?? missing();
  return BATTLE_CARDS.filter(
    ({ id }, card) => cards.has(id) && !played.has(id) && ((discarded >> card) & 1) === 0 && card !== chosen,
  ).map(({ id }) => id);
}

function additions(books: Books, state: KemetState, seat: Seat): Option[] {
  const kinds = Object.keys(CARD_VALUES);
  const side = seat === books.battle?.attacker ? 0 : 1;
  const added = (at: number) => state.battle?.added[side * kinds.length + at] ?? 0;
  const spent = kinds.reduce((sum, id, at) => sum + added(at) * costOf(books, seat, id), 0);
  const left = seatBooks(books, seat).prayer - spent;
  const open = kinds.filter(
    (id, at) => cardsHeld(state, seat, id) > added(at) && costOf(books, seat, id) <= left,
  );
  return [...open, 'done'];
}
