import { missing, type Option, type Seat } from '@ennead/kernel';
import type { TestTable as KernelTable } from '@ennead/kernel/testing';
import type { BattleCardId } from '../data/battle-cards.ts';
import type { InterventionId } from '../data/interventions.ts';
import type { KemetFact, Value } from '../facts.ts';
import type { KemetState } from '../state.ts';

type Table = KernelTable<KemetState, KemetFact>;

/** What one side brings to a battle. */
export interface Choice {
  readonly play: BattleCardId;
  /** Any other card unless told. */
  readonly discard?: BattleCardId;
  readonly add?: readonly InterventionId[];
}

export function strike(table: Table, from: string, step: string, units?: number): void {
  const seat = table.state.active;
  table.play(seat, 'top-move', from, step);
  if (table.asked()[0] === `${seat} step-units`)
    table.play(seat, units ?? table.options(seat).at(-1) ?? missing());
  if (table.asked()[0] === `${seat} step-creature`) table.play(seat, 'with');
}

export function fight(table: Table, attacker: Choice, defender: Choice): void {
  const { battle } = table.state;
  if (battle === null) throw new Error('no battle is fought');
  const choices = new Map([
    [battle.attacker, choosing(attacker)],
    [battle.defender, choosing(defender)],
  ]);
  while (table.state.battle === battle && !battle.revealed) {
    const { kind, seat, options } = table.decision();
    const choose = choices.get(seat) ?? missing();
    table.play(seat, kind === 'escape' ? 'fight' : choose(kind, options));
  }
}

function choosing({ play, discard, add = [] }: Choice): (kind: string, options: readonly Option[]) => Option {
  const additions: Option[] = [...add, 'done'];
  return (kind, options) => {
    if (kind === 'battle-card') return play;
    if (kind === 'discard-card') return discard ?? options[0] ?? missing();
    return additions.shift() ?? missing();
  };
}

export function terms({ told }: Table, seat: Seat, value: Value): Record<string, number> {
  const fact = told('battle-value').findLast((one) => one.seat === seat && one.value === value);
  return Object.fromEntries((fact?.terms ?? []).map((term) => [term.source, term.value]));
}
