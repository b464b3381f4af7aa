import type { News, Seat } from '@ennead/kernel';
import type { KemetFact } from '../facts.ts';
import type { KemetState } from '../state.ts';

/** What a fact did to a seat. */
export function news(_state: KemetState, fact: KemetFact, seat: Seat): News | null {
  switch (fact.type) {
    case 'turn-began':
      return fact.seat === seat ? null : { kind: 'turns', amount: 1 };
    case 'attack':
      return fact.defender === seat ? { kind: 'battles', amount: 1 } : null;
    case 'units-lost':
      return fact.seat === seat ? { kind: 'pieces', amount: fact.units } : null;
    case 'point':
      return fact.seat === seat ? { kind: 'points', amount: 1 } : null;
    default:
      return null;
  }
}
