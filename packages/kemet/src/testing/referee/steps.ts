import type { Option, Seat } from '@ennead/kernel';
import {
  type Books,
  creatureIn,
  has,
  isForeign,
  type MoveBooks,
  room,
  seatBooks,
  sectorOf,
  teleportPrice,
} from './books.ts';

/** Obelisks that the troop may teleport to. */
function obelisks(books: Books, seat: Seat, { at }: MoveBooks): string[] {
  return [...books.sectors.values()].flatMap(({ id, obelisk }) =>
    obelisk && id !== at && room(books, seat, id) > 0 ? [id] : [],
  );
}

/** Steps of the Move under way. */
export function steps(books: Books, seat: Seat): Option[] {
  const move = books.move as MoveBooks;
  const { neighbours, harbors, obelisk } = sectorOf(books, move.at);
  const options: Option[] = [];
  // Before the first step the range is not fixed, but at least 1.
  if (move.steps === 0 || move.range > 0) {
    // Where only the creature's range is left, it must be able to come along.
    const lone = move.steps > 0 && move.lent > 0 && move.range <= move.lent;
    const fits = (id: string) => room(books, seat, id) > 0 && !(lone && creatureIn(books, seat, id) !== null);
    for (const id of neighbours) if (fits(id) && mayEnter(books, seat, move, id)) options.push(`land:${id}`);
    for (const id of harbors) if (fits(id)) options.push(`harbor:${id}`);
  }
  const departs = books.pyramids.has(move.at) || (obelisk && has(books, seat, 'teleport'));
  const price = teleportPrice(books, seat, move);
  const targets = obelisks(books, seat, move);
  if (departs && price <= seatBooks(books, seat).prayer)
    options.push(
      ...targets.filter((id) => price > 0 || !move.teleports.has(id)).map((id) => `teleport:${id}`),
    );
  if (move.free) options.push(...targets.map((id) => `card-teleport:${id}`));
  return options;
}

function mayEnter(books: Books, seat: Seat, move: MoveBooks, to: string): boolean {
  if (!isForeign(seat, to) || move.steps === 0 || move.gates || has(books, seat, 'open-gates')) return true;
  return creatureIn(books, seat, move.at) === 'phoenix' && creatureIn(books, seat, to) === null;
}
