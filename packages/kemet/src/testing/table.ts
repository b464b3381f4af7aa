import { find, inForce, missing, type Option, type Seat } from '@ennead/kernel';
import { battleHand } from '../battle/cards.ts';
import { boardOf } from '../board/board.ts';
import { BATTLE_CARDS, type BattleCardId } from '../data/battle-cards.ts';
import type { CreatureId } from '../data/creatures.ts';
import type { InterventionId } from '../data/interventions.ts';
import { INTERVENTIONS } from '../data/interventions.ts';
import type { KemetFact, Value } from '../facts.ts';
import { kemet } from '../index.ts';
import { CREATURES, INTERVENTION_KINDS } from '../pieces.ts';
import type { KemetPosition, SeatPosition } from '../position/format.ts';
import { parse } from '../position/read.ts';
import { RULINGS } from '../rulings.ts';
import type { KemetState } from '../state.ts';

/** Words for tests: set up a position, answer questions, look at the table. */

/** A state from a position; an impossible one fails the test. */
export function table(position: KemetPosition): KemetState {
  const read = kemet.positions.read(position);
  if (!read.ok) throw new Error(read.problem.message);
  return read.value;
}

/** Why a position is refused. */
export function refusal(position: unknown): string {
  const read = kemet.positions.read(position);
  return read.ok ? 'it was read' : read.problem.message;
}

/** A setup by the rulings of the first version. */
export const FIRST_RULES = {
  rulings: Object.fromEntries(Object.entries(RULINGS).map(([id, ruling]) => [id, inForce(ruling, 1)])),
};

/** A game from its setup on. */
export function newGame(
  setup: Record<string, unknown>,
  seed = 'a game',
  log: KemetFact[] | null = null,
): KemetState {
  const read = kemet.setup(setup);
  if (!read.ok) throw new Error(read.problem.message);
  return kemet.start(read.value, seed, log);
}

/** Answers questions of one seat one after the other; an answer that is not offered fails the test. Returns the facts. */
export function answer(state: KemetState, seat: Seat, ...options: Option[]): KemetFact[] {
  const facts: KemetFact[] = [];
  for (const option of options) {
    const found = find(kemet.decisions(state), seat, option);
    if (!found.ok)
      throw new Error(
        `seat ${seat} cannot answer ${option}; open: ${JSON.stringify(kemet.decisions(state))}`,
      );
    kemet.apply(state, seat, option, facts);
    const [broken] = kemet.check(state);
    if (broken !== undefined) throw new Error(broken);
  }
  return facts;
}

/** What a seat may answer now; empty if it is not asked. */
export function offered(state: KemetState, seat: Seat): readonly Option[] {
  return kemet.decisions(state).find((decision) => decision.seat === seat)?.options ?? [];
}

/** The kinds of questions open now, with the seats asked: 'token 0'. */
export function asked(state: KemetState): string[] {
  return kemet.decisions(state).map(({ kind, seat }) => `${kind} ${seat}`);
}

/** Everybody who is asked for a Veto passes. */
export function passAll(state: KemetState): KemetFact[] {
  const facts: KemetFact[] = [];
  for (let open = kemet.decisions(state); open[0]?.kind === 'veto'; open = kemet.decisions(state))
    facts.push(...answer(state, open[0].seat, 'pass'));
  return facts;
}

/** The active player moves a troop one step with its creature: all units unless told. Returns the facts. */
export function strike(state: KemetState, from: string, step: string, units?: number): KemetFact[] {
  const seat = state.active;
  const facts = answer(state, seat, 'top-move', from, step);
  if (asked(state)[0] === `step-units ${seat}`)
    facts.push(...answer(state, seat, units ?? (offered(state, seat).at(-1) as Option)));
  if (asked(state)[0] === `step-creature ${seat}`) facts.push(...answer(state, seat, 'with'));
  return facts;
}

/** A battle in the obelisk desert of the two-player board: seat 0 comes from f1, seat 1 defends d-12. */
export function skirmish(
  attacker: SeatPosition,
  defender: SeatPosition,
  more: KemetPosition = {},
): KemetState {
  const state = table({
    ...more,
    seats: [
      { units: { f1: 3 }, ...attacker },
      { units: { 'd-12': 3 }, ...defender },
    ],
  });
  strike(state, 'f1', 'land:d-12');
  return state;
}

/** Plays the night of a second round as far as it goes by itself. */
export function tonight(position: KemetPosition): { state: KemetState; facts: KemetFact[] } {
  const facts: KemetFact[] = [];
  return { state: parse({ round: 2, phase: 'night', ...position }, facts), facts };
}

/** The sum of a side's strength, damage or protection in the facts of a battle, term by term. */
export function battleTerms(facts: readonly KemetFact[], seat: Seat, value: Value): Record<string, number> {
  const fact = factsOf(facts, 'battle-value').find((one) => one.seat === seat && one.value === value);
  return Object.fromEntries((fact?.terms ?? []).map((term) => [term.source, term.value]));
}

/** What one side brings to a battle. */
export interface Choice {
  readonly play: BattleCardId;
  /** Any other card unless told. */
  readonly discard?: BattleCardId;
  readonly add?: readonly InterventionId[];
}

/** Plays windows 2 to 6 of the battle under way: no Escape, these cards. Divine Wound and what follows stay open. */
export function fight(state: KemetState, attacker: Choice, defender: Choice): KemetFact[] {
  const { battle } = state;
  if (battle === null) throw new Error('no battle is fought');
  const choices = new Map([
    [battle.attacker, choosing(attacker)],
    [battle.defender, choosing(defender)],
  ]);
  const facts: KemetFact[] = [];
  for (
    let open = kemet.decisions(state);
    state.battle === battle && !battle.revealed;
    open = kemet.decisions(state)
  ) {
    const decision = open[0];
    if (decision === undefined) throw new Error('nothing is asked');
    const { kind, seat, options } = decision;
    const option = kind === 'escape' ? 'fight' : choices.get(seat)?.(kind, options);
    facts.push(...answer(state, seat, option as Option));
  }
  return facts;
}

function choosing({ play, discard, add = [] }: Choice): (kind: string, options: readonly Option[]) => Option {
  const additions: Option[] = [...add, 'done'];
  return (kind, options) => {
    if (kind === 'battle-card') return play;
    if (kind === 'discard-card') return discard ?? options[0] ?? missing();
    return additions.shift() as Option;
  };
}

/** 'seat: units' of the troop in a sector, or 'empty'. */
export function troop(state: KemetState, sector: string): string {
  const at = boardOf(state).numberOf.get(sector) as number;
  return state.holder[at] === -1 ? 'empty' : `${state.holder[at]}: ${state.units[at]}`;
}

/** Sector of a creature, or 'reserve'. */
export function whereIs(state: KemetState, creature: CreatureId): string {
  const at = state.creatureAt[CREATURES.indexOf(creature)] ?? missing();
  return at === -1 ? 'reserve' : (boardOf(state).ids[at] ?? missing());
}

/** Battle cards in hand. */
export function cardsInHand(state: KemetState, seat: Seat): BattleCardId[] {
  const hand = battleHand(state, seat);
  return BATTLE_CARDS.filter((_, card) => ((hand >> card) & 1) === 1).map(({ id }) => id);
}

/** Interventions in a hand. */
export function handOf(state: KemetState, seat: Seat): InterventionId[] {
  return INTERVENTIONS.flatMap(({ id }, card) =>
    new Array<InterventionId>(state.hands[seat * INTERVENTION_KINDS + card] ?? missing()).fill(id),
  );
}

/** The first fact of a type. */
export function factOf<T extends KemetFact['type']>(
  facts: readonly KemetFact[],
  type: T,
): Extract<KemetFact, { type: T }> {
  const fact = facts.find((one) => one.type === type);
  if (fact === undefined) throw new Error(`no ${type} among ${facts.map((one) => one.type).join(', ')}`);
  return fact as Extract<KemetFact, { type: T }>;
}

/** All facts of a type. */
export function factsOf<T extends KemetFact['type']>(
  facts: readonly KemetFact[],
  type: T,
): Extract<KemetFact, { type: T }>[] {
  return facts.filter((one) => one.type === type) as Extract<KemetFact, { type: T }>[];
}
