import { INTERVENTIONS } from '../../data/interventions.ts';

/** What stands on tiles and cards, copied by hand from the tables of sections 14 and 15. */

export interface Printed {
  readonly range?: number;
  readonly strength?: number;
  readonly damage?: number;
  readonly protection?: number;
}

export const CREATURE_VALUES: Readonly<Partial<Record<string, Printed>>> = {
  'royal-scarab': { range: 2, strength: 2 },
  'giant-scorpion': { range: 1, strength: 2, damage: 2 },
  phoenix: { range: 1, strength: 2 },
  'ancestral-elephant': { range: 1, strength: 1, protection: 1 },
  'deep-desert-snake': { range: 1 },
  sphinx: { strength: 2 },
  mummy: { range: 1, strength: 2 },
};

/** The battle kinds, in the order of the table. */
export const CARD_VALUES: Readonly<Partial<Record<string, Printed>>> = {
  'war-rage': { strength: 1 },
  'war-fury': { strength: 2 },
  'bloody-battle': { damage: 1 },
  bloodbath: { damage: 2 },
  'bronze-wall': { protection: 1 },
  'iron-wall': { protection: 2 },
};

export function printedCost(card: string): number {
  return INTERVENTIONS.find(({ id }) => id === card)?.cost ?? 0;
}
