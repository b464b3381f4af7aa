import type { Option, Seat } from '@ennead/kernel';
import {
  adjacent,
  type BattleBooks,
  type Books,
  creatureIn,
  hasEnemy,
  isContested,
  isEmpty,
  isOwn,
  limit,
  room,
  unitsIn,
} from './books.ts';

/** Sectors for units that are placed or must leave. */

export function enlistmentPlaces(
  books: Books,
  seat: Seat,
  source: 'enlistment' | 'reinforcements',
): Option[] {
  const { units, outside, inside } = books.levy ?? { units: 0, outside: null, inside: false };
  const places = [...books.sectors.keys()].filter((id) => {
    if (room(books, seat, id) <= 0) return false;
    if (isOwn(seat, id)) return source === 'reinforcements' || outside === null;
    if (unitsIn(books, seat, id) === 0 || (outside !== null && outside !== id)) return false;
    return source === 'reinforcements' || !inside;
  });
  return source === 'reinforcements' || units > 0 ? [...places, 'stop'] : places;
}

export function escapeSectors(books: Books): string[] {
  return adjacent(books, (books.battle as BattleBooks).sector).filter((id) => isEmpty(books, id));
}

export function retreatSectors(books: Books, seat: Seat): string[] {
  const { sector } = books.battle as BattleBooks;
  return adjacent(books, sector).filter((id) => {
    if (hasEnemy(books, seat, id) || isContested(books, id)) return false;
    if (unitsIn(books, seat, id) + unitsIn(books, seat, sector) > limit(books, seat)) return false;
    return creatureIn(books, seat, id) === null || creatureIn(books, seat, sector) === null;
  });
}
