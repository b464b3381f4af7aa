import type { Procedure } from '@ennead/kernel';
import type { Card } from '../cards/card.ts';
import type { AnkhFact } from '../facts.ts';
import type { God } from '../gods/god.ts';
import type { GodName } from '../gods/names.ts';
import type { Guardian } from '../guardians/guardian.ts';
import type { Power } from '../powers/power.ts';
import type { AnkhState } from '../state.ts';
import type { Thing } from './module.ts';

/** Everything that can be at a table. Things enter themselves, so that they may use all of the rules. */
const gods: God[] = [];
const guardians: Guardian[] = [];
const powers: Power[] = [];
const cards: Card[] = [];

/** By number, as in `Team.god` and `Team.lower`. */
export const GODS: readonly God[] = gods;
export const GUARDIANS: readonly Guardian[] = guardians;
/** By number: bit number `n` of `Team.powers` and of `Team.hand`. */
export const POWERS: readonly Power[] = powers;
export const CARDS: readonly Card[] = cards;

const procedures: Record<string, Procedure<AnkhState, AnkhFact>> = {};

/** Everything that can be under way, by name. */
export const PROCEDURES: Readonly<Record<string, Procedure<AnkhState, AnkhFact>>> = procedures;

export function enterProcedures(more: typeof PROCEDURES = {}): void {
  for (const [name, steps] of Object.entries(more)) {
    if (procedures[name] !== undefined && procedures[name] !== steps)
      throw new Error(`two procedures are called ${name}`);
    procedures[name] = steps;
  }
}

interface Entering {
  readonly gods?: readonly God[];
  readonly guardians?: readonly Guardian[];
  readonly powers?: readonly Power[];
  readonly cards?: readonly Card[];
}

export function enterThings(entering: Entering): void {
  gods.push(...(entering.gods ?? []));
  guardians.push(...(entering.guardians ?? []));
  powers.push(...(entering.powers ?? []));
  cards.push(...(entering.cards ?? []));
  for (const things of Object.values(entering))
    for (const { procedures: asked } of things) enterProcedures(asked);
}

/** Everything that can be at some table. */
export function allThings(): readonly Thing[] {
  return [...cards, ...powers, ...gods, ...guardians];
}

/** The number of a god by its name, -1 for none. */
export function findGod(name: unknown): number {
  return gods.findIndex((god) => god.name === name);
}

export function godNamed(name: string): number {
  const god = findGod(name);
  if (god < 0) throw new Error(`no god is called ${name}`);
  return god;
}

export function godName(god: number): GodName {
  const found = gods[god];
  if (found === undefined) throw new Error(`there is no god ${god}`);
  return found.name as GodName;
}
