import type { AnkhDecision } from '@ennead/ankh/tables';
import type { Decision } from '@ennead/kernel';

/** A decision of a table of Ankh, told apart by its kind: the one place where the page learns its type. */
export function ankhDecision(decision: Decision): AnkhDecision {
  return decision as AnkhDecision;
}
