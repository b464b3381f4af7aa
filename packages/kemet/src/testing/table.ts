import { missing, type Seat } from '@ennead/kernel';
import { type TestTable as KernelTable, refused, sound, testTable } from '@ennead/kernel/testing';
import { boardOf } from '../board/board.ts';
import type { CreatureId } from '../data/creatures.ts';
import type { KemetFact, Value } from '../facts.ts';
import { kemet } from '../index.ts';
import { CREATURES } from '../pieces.ts';
import type { KemetState } from '../state.ts';
import { type Choice, fight, strike, terms } from './fighting.ts';

/** A table for tests. */
export interface TestTable extends KernelTable<KemetState, KemetFact> {
  /** The active player moves a troop one step with its creature: all units unless told. */
  strike(from: string, step: string, units?: number): this;
  /** Plays windows 2 to 6 of the battle under way: no Escape, these cards. Divine Wound and what follows stay open. */
  fight(attacker: Choice, defender: Choice): this;
  /** The sum of a side's strength, damage or protection in the last battle, term by term. */
  terms(seat: Seat, value: Value): Record<string, number>;
  /** What stands in a sector, in words: '0: 3' for three units of seat 0, '' for nothing. */
  at(sector: string): string;
  /** Sector of a creature, or 'reserve'. */
  whereIs(creature: CreatureId): string;
}

/** `facts`: what has happened there already. */
export function tableOf(state: KemetState, facts: KemetFact[] = []): TestTable {
  const table: TestTable = Object.assign(testTable(kemet, state, facts), {
    strike(from: string, step: string, units?: number) {
      strike(table, from, step, units);
      return table;
    },
    fight(attacker: Choice, defender: Choice) {
      fight(table, attacker, defender);
      return table;
    },
    terms: (seat: Seat, value: Value) => terms(table, seat, value),
    at(name: string) {
      const sector = boardOf(state).numberOf.get(name) ?? missing();
      return state.holder[sector] === -1 ? '' : `${state.holder[sector]}: ${state.units[sector]}`;
    },
    whereIs(creature: CreatureId) {
      const at = state.creatureAt[CREATURES.indexOf(creature)] ?? missing();
      return at === -1 ? 'reserve' : (boardOf(state).ids[at] ?? missing());
    },
  });
  return table;
}

/** A game from its setup on. */
export function newGame(setup: object, seed = 'a game'): TestTable {
  const facts: KemetFact[] = [];
  return tableOf(kemet.start(sound(kemet.setup(setup)), seed, facts), facts);
}

/** Why a position is refused. */
export function refusal(position: unknown): string {
  return refused(kemet.positions.read(position));
}
