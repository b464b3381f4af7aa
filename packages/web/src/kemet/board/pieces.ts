import { boardOf, type CreatureId, type KemetFact, type KemetState } from '@ennead/kemet/tables';
import type { Seat } from '@ennead/kernel';
import { share } from '../../ui/share.ts';
import { creatureAt } from '../reading.ts';

/** A troop on the board with an identity of its own, so that the picture knows who went where. */
export interface Piece {
  readonly id: number;
  readonly seat: Seat;
  readonly sector: number;
  readonly units: number;
  readonly creature: CreatureId | null;
  readonly side: 'alone' | 'attacker' | 'defender';
  /** The sector it split off from, if it is new; -1 otherwise. */
  readonly origin: number;
}

interface Trip {
  readonly seat: Seat;
  readonly from: number;
  readonly to: number;
}

/** Who went from where to where, in order, as the facts tell it. */
export function tripsOf(view: KemetState, facts: readonly KemetFact[]): Trip[] {
  const { numberOf } = boardOf(view);
  return facts.flatMap((fact) =>
    fact.type === 'moved' || fact.type === 'retreated' || fact.type === 'escaped'
      ? [{ seat: fact.seat, from: numberOf.get(fact.from) ?? -1, to: numberOf.get(fact.into) ?? -1 }]
      : [],
  );
}

/** The troops of a position as they stand. */
function troopsOf(view: KemetState): Omit<Piece, 'id' | 'origin'>[] {
  return view.holder.flatMap((holder, sector) => {
    const attackers = view.attackers[sector] ?? 0;
    const list: Omit<Piece, 'id' | 'origin'>[] = [];
    const units = view.units[sector] ?? 0;
    if (holder >= 0)
      list.push({
        seat: holder,
        sector,
        units,
        creature: creatureAt(view, holder, sector),
        side: attackers > 0 ? 'defender' : 'alone',
      });
    if (attackers > 0)
      list.push({
        seat: view.active,
        sector,
        units: attackers,
        creature: creatureAt(view, view.active, sector),
        side: holder >= 0 ? 'attacker' : 'alone',
      });
    return list;
  });
}

const keyOf = (seat: Seat, sector: number) => `${seat} ${sector}`;

/** The troops of a position, each under the identity it had in the position before; the same object if all is alike. */
export function nextPieces(
  before: readonly Piece[],
  view: KemetState,
  trips: readonly Trip[],
  fresh: () => number,
): Piece[] {
  const troops = troopsOf(view);
  const ids = new Map(before.map(({ id, seat, sector }) => [keyOf(seat, sector), id]));
  const known = new Map(before.map((piece) => [piece.id, piece]));
  const origins = new Map<string, number>();
  for (const { seat, from, to } of trips) {
    const id = ids.get(keyOf(seat, from));
    const staysBehind = troops.some((troop) => troop.seat === seat && troop.sector === from);
    origins.set(keyOf(seat, to), from);
    if (id === undefined || staysBehind || ids.has(keyOf(seat, to))) continue;
    ids.delete(keyOf(seat, from));
    ids.set(keyOf(seat, to), id);
  }
  return troops
    .map((troop) => {
      const key = keyOf(troop.seat, troop.sector);
      const id = ids.get(key);
      if (id !== undefined) return share(known.get(id), { ...troop, id, origin: -1 });
      return { ...troop, id: fresh(), origin: before.length > 0 ? (origins.get(key) ?? -1) : -1 };
    })
    .sort((a, b) => a.id - b.id);
}
