import type { Seat } from '@ennead/kernel';
import { missing } from '@ennead/kernel';
import { boardFor } from '../../board/board.ts';
import type { SectorData } from '../../data/board-data.ts';
import { INTERVENTIONS } from '../../data/interventions.ts';
import type { TileKind } from '../../data/tiles.ts';
import type { KemetSetup } from '../../setup/options.ts';
import type { KemetState } from '../../state.ts';

/**
 * A referee who sits beside the table with the rulebook and a sheet of paper. The sheet is filled from the facts alone
 * and shares no rule with the engine: every fact is judged by it, and every list of options is worked out a second time.
 */
export interface Books {
  readonly setup: KemetSetup;
  readonly sectors: ReadonlyMap<string, SectorData>;
  phase: string;
  round: number;
  order: readonly Seat[];
  active: Seat;
  /** Seats that had their turn in this pass. */
  turns: Seat[];
  placed: boolean;
  /** By sector: units by seat; two seats only where an attack waits or is fought. */
  readonly troops: ReadonlyMap<string, Map<Seat, number>>;
  readonly pyramids: Map<string, { colour: string; level: number }>;
  readonly creatures: Map<string, { owner: Seat; at: string | null }>;
  /** Creatures without company that have not gone home yet, and what became of the last unit with them. */
  readonly homeless: Map<string, 'destroyed' | 'left'>;
  readonly tilesTaken: Set<string>;
  readonly seats: readonly SeatBooks[];
  /** The action under way. */
  action: { kind: string; space: string; units: number; districts: string[]; paid: boolean; done: boolean };
  move: MoveBooks | null;
  /** Open Gates was played before the start of the Move was chosen. */
  gatesAhead: boolean;
  levy: { seat: Seat; source: string; units: number; outside: string | null; inside: boolean } | null;
  /** Districts with attacks that wait. */
  waiting: string[];
  /** Cards just played, each meant for the one before. */
  chain: { seat: Seat; card: string }[];
  /** Raining Fire took effect and nobody has died yet; Escape took effect and the troop is still there. */
  fire: boolean;
  escape: boolean;
  battle: BattleBooks | null;
  /** The kind of the question before these facts. */
  asked: string;
}

export interface SeatBooks {
  prayer: number;
  permanent: number;
  battlePoints: number;
  reserve: number;
  hand: number;
  readonly tiles: Set<TileKind>;
  readonly spaces: Set<string>;
  regular: number;
  silver: boolean;
  gold: boolean;
  /** Battle cards of the player, and those played openly in this cycle. */
  readonly cards: Set<string>;
  readonly played: Set<string>;
}

export interface MoveBooks {
  at: string;
  range: number;
  steps: number;
  gates: boolean;
  free: boolean;
  paid: boolean;
  over: boolean;
  /** Priest of Ra has saved in this Move. */
  saved: boolean;
  /** Range of the creature that began the Move, as long as it is with the troop. */
  lent: number;
  readonly teleports: Set<string>;
}

export interface BattleBooks {
  readonly attacker: Seat;
  readonly defender: Seat;
  readonly sector: string;
  readonly by: string;
  readonly cards: Map<Seat, { card: string; added: readonly string[] }>;
  readonly wound: Map<Seat, number>;
  /** 'strength 0', 'damage 1', by seat. */
  readonly values: Map<string, number>;
  readonly lost: Map<Seat, number>;
  readonly fates: string[];
  initiative: boolean;
  fought: boolean;
  winner: Seat;
  pointed: boolean;
  unpaid: number;
}

const BASIC_CARDS = [
  'cavalry-blitz',
  'fervent-purge',
  'shield-push',
  'phalanx-defense',
  'mixed-tactics',
  'chariot-raid',
];

export function openBooks(setup: KemetSetup): Books {
  const { sectors } = boardFor(setup.players).data;
  return {
    setup,
    sectors: new Map(sectors.map((sector) => [sector.id, sector])),
    phase: 'setup',
    round: 0,
    order: [],
    active: -1,
    turns: [],
    placed: false,
    troops: new Map(sectors.map(({ id }) => [id, new Map()])),
    pyramids: new Map(),
    creatures: new Map(),
    homeless: new Map(),
    tilesTaken: new Set(),
    seats: Array.from({ length: setup.players }, () => ({
      prayer: 5,
      permanent: 0,
      battlePoints: 0,
      reserve: 12,
      hand: 0,
      tiles: new Set(),
      spaces: new Set(),
      regular: 5,
      silver: false,
      gold: false,
      cards: new Set(BASIC_CARDS),
      played: new Set(),
    })),
    action: { kind: '', space: '', units: 0, districts: [], paid: false, done: false },
    move: null,
    gatesAhead: false,
    levy: null,
    waiting: [],
    chain: [],
    fire: false,
    escape: false,
    battle: null,
    asked: '',
  };
}

/** Calls the whole table to a halt. */
export function judge(holds: boolean, otherwise: string): asserts holds {
  if (!holds) throw new Error(otherwise);
}

export function seatBooks(books: Books, seat: Seat): SeatBooks {
  return books.seats[seat] ?? missing();
}

export function sectorOf(books: Books, id: string): SectorData {
  return books.sectors.get(id) as SectorData;
}

export function has(books: Books, seat: Seat, tile: TileKind): boolean {
  return seatBooks(books, seat).tiles.has(tile);
}

/** 1 with the tile, 0 without. */
export function one(books: Books, seat: Seat, tile: TileKind): number {
  return has(books, seat, tile) ? 1 : 0;
}

export function unitsIn(books: Books, seat: Seat, sector: string): number {
  return books.troops.get(sector)?.get(seat) ?? 0;
}

export function limit(books: Books, seat: Seat): number {
  return has(books, seat, 'legion') ? 7 : 5;
}

/** Whether the owner of a creature without company may put it on its tile while there is a district for it (K-CREA-5). */
export function mayGoToTile({ homeless, setup }: Books, creature: string): boolean {
  if (setup.rulings['lone-creature'] === 'city-if-destroyed') return homeless.get(creature) === 'left';
  return setup.rulings['lone-creature'] === 'owner-chooses';
}

export function room(books: Books, seat: Seat, sector: string): number {
  return limit(books, seat) - unitsIn(books, seat, sector);
}

/** Units come to a sector or leave it; K-COMP-3 is judged each time. */
export function change(
  books: Books,
  seat: Seat,
  sector: string,
  units: number,
  fate: 'destroyed' | 'left' = 'left',
): void {
  const troops = books.troops.get(sector) as Map<Seat, number>;
  const now = unitsIn(books, seat, sector) + units;
  judge(now >= 0 && now <= limit(books, seat), `K-COMP-3: ${now} units of seat ${seat} in ${sector}`);
  if (now === 0) troops.delete(seat);
  else troops.set(seat, now);
  for (const [id, { owner, at }] of books.creatures)
    if (owner === seat && at === sector && now === 0) books.homeless.set(id, fate);
}

export function isEmpty(books: Books, sector: string): boolean {
  return books.troops.get(sector)?.size === 0;
}

export function hasEnemy(books: Books, seat: Seat, sector: string): boolean {
  return [...(books.troops.get(sector)?.keys() ?? [])].some((other) => other !== seat);
}

export function isOwn(seat: Seat, sector: string): boolean {
  return sector.startsWith(`c${seat + 1}-`);
}

export function cityOf(seat: Seat): string[] {
  return ['a', 'b', 'c'].map((letter) => `c${seat + 1}-${letter}`);
}

/** Whether the sector is a district of somebody else. */
export function isForeign(seat: Seat, sector: string): boolean {
  return /^c\d-/.test(sector) && !isOwn(seat, sector);
}

export function controls(books: Books, seat: Seat, sector: string): boolean {
  if (isEmpty(books, sector)) return isOwn(seat, sector);
  return unitsIn(books, seat, sector) > 0 && !hasEnemy(books, seat, sector);
}

export function isContested(books: Books, sector: string): boolean {
  return (books.troops.get(sector)?.size ?? 0) > 1 || books.battle?.sector === sector;
}

export function creatureIn(books: Books, seat: Seat, sector: string): string | null {
  for (const [id, { owner, at }] of books.creatures) if (owner === seat && at === sector) return id;
  return null;
}

export function waitingCreatures(books: Books, seat: Seat): string[] {
  return [...books.creatures].flatMap(([id, { owner, at }]) => (owner === seat && at === null ? [id] : []));
}

/** Own districts for a creature without company. */
export function homes(books: Books, seat: Seat): string[] {
  return cityOf(seat).filter(
    (district) =>
      unitsIn(books, seat, district) > 0 &&
      !isContested(books, district) &&
      creatureIn(books, seat, district) === null,
  );
}

export function adjacent(books: Books, sector: string): string[] {
  const { neighbours, harbors } = sectorOf(books, sector);
  return [...new Set([...neighbours, ...harbors])];
}

export function total(books: Books, seat: Seat): number {
  let points = seatBooks(books, seat).permanent;
  for (const [id, { kind }] of books.sectors) {
    if (kind === 'temple' && unitsIn(books, seat, id) > 0) points += 1;
    if (books.pyramids.get(id)?.level === 4 && controls(books, seat, id)) points += 1;
  }
  return points;
}

/** A teleport: Priest of Ra saves once in an action. */
export function teleportPrice(books: Books, seat: Seat, { saved }: MoveBooks): number {
  return Math.max(0, 2 - one(books, seat, 'stargate') - (saved ? 0 : one(books, seat, 'priest-of-ra')));
}

/** A price with Priest of Ra and other discounts. */
export function priceOf(books: Books, seat: Seat, base: number, discount = 0): number {
  return Math.max(0, base - discount - one(books, seat, 'priest-of-ra'));
}

export function costOf(books: Books, seat: Seat, card: string): number {
  return priceOf(books, seat, INTERVENTIONS.find(({ id }) => id === card)?.cost ?? 0);
}

/** Cards of a kind in a hand: the one thing the referee has to look at in the state. */
export function cardsHeld(state: KemetState, seat: Seat, card: string): number {
  return (
    state.hands[seat * INTERVENTIONS.length + INTERVENTIONS.findIndex(({ id }) => id === card)] ?? missing()
  );
}

export function emptyRows(spaces: ReadonlySet<string>): number {
  return 3 - new Set([...spaces].map((space) => space.slice(0, space.indexOf('-')))).size;
}
