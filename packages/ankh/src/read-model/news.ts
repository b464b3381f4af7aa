import type { News, Seat } from '@ennead/kernel';
import type { AnkhFact } from '../facts.ts';
import type { AnkhState } from '../state.ts';
import { teamOfSeat } from '../teams.ts';

/** What a fact did to the team of a seat. */
export function news(state: AnkhState, fact: AnkhFact, seat: Seat): News | null {
  const team = teamOfSeat(state, seat);
  switch (fact.type) {
    case 'turn-began':
      return fact.team === team ? null : { kind: 'turns', amount: 1 };
    case 'battle-began':
      return fact.teams.includes(team) ? { kind: 'battles', amount: 1 } : null;
    case 'figure-killed':
      return fact.team === team ? { kind: 'pieces', amount: 1 } : null;
    case 'monument-taken':
      return fact.from === team ? { kind: 'places', amount: 1 } : null;
    case 'monument-destroyed':
      return fact.team === team ? { kind: 'places', amount: 1 } : null;
    case 'devotion':
      return fact.team === team ? { kind: 'points', amount: fact.after - fact.before } : null;
    default:
      return null;
  }
}
