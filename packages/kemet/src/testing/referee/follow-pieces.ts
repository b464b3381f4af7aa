import { TILES } from '../../data/tiles.ts';
import {
  type Books,
  change,
  controls,
  creatureIn,
  has,
  hasEnemy,
  homes,
  isForeign,
  isOwn,
  judge,
  type MoveBooks,
  mayGoToTile,
  one,
  seatBooks,
  sectorOf,
  unitsIn,
} from './books.ts';
import type { Judges, Of } from './follow.ts';
import { CREATURE_VALUES } from './printed.ts';
/** Pyramids, tiles, units and creatures. */
export const PIECES: Judges = {
  'pyramid-placed': (books, { sector, colour, level, seat }) => {
    judge(isOwn(seat, sector) && !books.pyramids.has(sector), 'K-SETUP-6: no place for a pyramid');
    books.pyramids.set(sector, { colour, level });
  },
  'pyramid-raised': raisePyramid,
  'tile-bought': buyTile,
  'units-placed': placeUnits,
  'units-lost': (books, { seat, sector, units, cause }) => {
    change(books, seat, sector, -units, cause === 'sacrifice' ? 'left' : 'destroyed');
    seatBooks(books, seat).reserve += units;
    if (cause === 'raining-fire') {
      judge(books.fire && units === 1 && seat !== books.active, 'K-DI-3: no fire here');
      books.fire = false;
    }
    if (cause === 'sacrifice')
      judge(
        units === (sector === 't-delta' ? 1 : 2) && books.phase === 'dusk',
        'K-DUSK-2, K-DUSK-4: wrong number',
      );
  },
  'move-began': (books, { seat, sector }) => {
    judge(unitsIn(books, seat, sector) > 0 && books.action.kind === 'move', 'K-MOVE-1: no start');
    const gates = books.gatesAhead;
    books.gatesAhead = false;
    const fresh = {
      at: sector,
      range: 0,
      steps: 0,
      free: false,
      paid: false,
      over: false,
      saved: false,
      lent: 0,
    };
    books.move = { ...fresh, gates, teleports: new Set() };
  },
  'range-fixed': (books, { range }) => {
    (books.move as MoveBooks).range = range;
  },
  moved: moveTroop,
  'creature-went': moveCreature,
};

function raisePyramid(books: Books, { seat, sector, colour, from, level, rule }: Of<'pyramid-raised'>): void {
  const before = books.pyramids.get(sector);
  judge((before?.level ?? 0) === from && level > from && level <= 4, 'K-RAISE-5: wrong levels');
  if (before !== undefined) judge(controls(books, seat, sector), 'K-RAISE-2: not controlled');
  else judge(isOwn(seat, sector) && !hasEnemy(books, seat, sector), 'K-RAISE-4: no free own district');
  if (rule === 'K-TILE-5') judge(isOwn(seat, sector), 'K-TILE-5: not an own pyramid');
  if (rule === 'K-TILE-5')
    judge(level === from + 1 && books.phase === 'night', 'K-TILE-5: one level at night');
  else judge(!books.action.done, 'K-RAISE-1: a second pyramid');
  books.action.done = true;
  books.pyramids.set(sector, { colour, level });
}

function buyTile(books: Books, { seat, tile, kind }: Of<'tile-bought'>): void {
  const { colour } = TILES.find(({ id }) => id === tile) as (typeof TILES)[number];
  judge(books.action.space === `bottom-${colour}` && !books.action.done, 'K-BUY-1: not with this space');
  judge(!books.tilesTaken.has(tile) && !has(books, seat, kind), 'K-BUY-4: taken, or two of a kind');
  books.action.done = true;
  books.tilesTaken.add(tile);
  seatBooks(books, seat).tiles.add(kind);
  if (CREATURE_VALUES[kind] !== undefined) books.creatures.set(kind, { owner: seat, at: null });
}

function placeUnits(books: Books, { seat, sector, units, attacking, source }: Of<'units-placed'>): void {
  const sheet = seatBooks(books, seat);
  sheet.reserve -= units;
  judge(sheet.reserve >= 0 && attacking === hasEnemy(books, seat, sector), 'K-RECR-4: wrong placement');
  if (source === 'recruit') {
    judge(isOwn(seat, sector) && !books.action.districts.includes(sector), 'K-RECR-1: wrong district');
    books.action.districts.push(sector);
    books.action.units += units;
  } else if (source !== 'setup') placeFree(books, seat, sector, source);
  if (attacking && !books.waiting.includes(sector)) books.waiting.push(sector);
  change(books, seat, sector, units);
}

/** Enlistment and Reinforcements. */
function placeFree(books: Books, seat: number, sector: string, source: string): void {
  books.levy ??= { seat, source, units: 0, outside: null, inside: false };
  const { levy } = books;
  levy.units += 1;
  judge(levy.units <= (source === 'enlistment' ? 2 : 4), 'K-DI-5, K-TILE-4: too many units');
  if (isOwn(seat, sector)) levy.inside = true;
  else {
    judge(unitsIn(books, seat, sector) > 0, 'K-TILE-4: no own troop there');
    judge((levy.outside ?? sector) === sector, 'K-TILE-4: a second troop outside');
    levy.outside = sector;
  }
  if (source === 'enlistment') judge(levy.outside === null || !levy.inside, 'K-DI-5: the one or the other');
}

function moveTroop(books: Books, { seat, from, into, way, units, creature }: Of<'moved'>): void {
  const move = books.move as MoveBooks;
  judge(move.at === from && !move.over, 'K-MOVE-2: not from here');
  if (creature !== null)
    judge(
      creatureIn(books, seat, from) === creature && creatureIn(books, seat, into) === null,
      'K-MOVE-17: this creature cannot come along',
    );
  if (move.steps === 0) {
    const bonus = creature === null ? 0 : (CREATURE_VALUES[creature]?.range ?? 0);
    judge(move.range === 1 + one(books, seat, 'god-speed') + bonus, 'K-MOVE-5: wrong range');
    move.lent = bonus;
  } else if (creature === null) {
    // What the creature lent stays behind with it.
    move.range = Math.max(0, move.range - move.lent);
    move.lent = 0;
  }
  if (way === 'land' || way === 'harbor') {
    const { neighbours, harbors } = sectorOf(books, from);
    judge((way === 'land' ? neighbours : harbors).includes(into) && move.range > 0, 'K-MOVE-6: out of reach');
    const open = move.steps === 0 || move.gates || has(books, seat, 'open-gates') || creature === 'phoenix';
    judge(open || !isForeign(seat, into), 'K-MOVE-12: a wall');
    move.range -= 1;
  } else {
    judge(sectorOf(books, into).obelisk, 'K-MOVE-7: no obelisk');
    judge(way === 'teleport' ? move.paid : move.free, 'K-MOVE-7, K-MOVE-9: not paid');
    move.teleports.add(into);
    move.paid = false;
  }
  move.free = false;
  move.steps += 1;
  move.at = into;
  change(books, seat, into, units);
  const travels = creature === null ? undefined : books.creatures.get(creature);
  if (travels !== undefined) travels.at = into;
  change(books, seat, from, -units);
  if (hasEnemy(books, seat, into)) books.waiting.push(into);
}

function moveCreature(books: Books, { seat, creature, sector, rule }: Of<'creature-went'>): void {
  const sheet = books.creatures.get(creature) as { owner: number; at: string | null };
  sheet.at = null;
  const possible = homes(books, seat);
  judge(sheet.owner === seat, 'K-CREA-1: not the owner');
  if (rule === 'K-CREA-6')
    judge(
      sector !== null && isOwn(seat, sector) && unitsIn(books, seat, sector) > 0,
      'K-CREA-6: no units there',
    );
  else if (rule === 'K-CREA-2') judge(sector === null || possible.includes(sector), 'K-CREA-2: no place');
  else {
    const { rulings } = books.setup;
    const chooses = mayGoToTile(books, creature);
    judge(books.homeless.delete(creature), 'K-CREA-5: it is not alone');
    if (rule === 'K-BATTLE-22') {
      judge(rulings['recalled-creature'] === 'reserve' && sector === null, 'K-BATTLE-22: not to the reserve');
      judge(books.battle?.fates.at(-1) === `${seat} recalls`, 'K-BATTLE-22: it was not recalled');
    } else {
      judge(
        sector === null ? chooses || possible.length === 0 : possible.includes(sector),
        'K-CREA-5: not there',
      );
      const isAsked = possible.length > (chooses ? 0 : 1);
      judge(!isAsked || books.asked === 'creature-home', 'K-DEC-36: the owner was not asked');
    }
  }
  sheet.at = sector;
}
