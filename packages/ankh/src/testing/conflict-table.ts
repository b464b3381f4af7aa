import { advance, answer, type Decision, enter, missing, type Option, openDecisions } from '@ennead/kernel';
import { check } from '../check.ts';
import type { BattleFrame } from '../conflict/battle.ts';
import { type BattleState, battleOf, startBattle } from '../conflict/battle-state.ts';
import { enterConflict } from '../conflict/conflict.ts';
import { teamsIn } from '../conflict/region.ts';
import type { AnkhFact } from '../facts.ts';
import { groundOf, regionOfLand } from '../ground/ground.ts';
import { spaceNamed } from '../map/spaces.ts';
import { figureText, monumentText } from '../position/piece-text.ts';
import type { AnkhPosition } from '../position/position.ts';
import { readPosition } from '../position/read-position.ts';
import { levelOfPower, type PowerName, powerNamed } from '../powers/names.ts';
import { PROCEDURES } from '../procedures.ts';
import type { AnkhState, Team } from '../state.ts';
import { teamAt } from '../teams.ts';

/** A position with the gods of the seats; the number of players follows from it. */
type Given = Omit<Partial<AnkhPosition>, 'players'> & { readonly gods: AnkhPosition['gods'] };

type FactOf<Type extends AnkhFact['type']> = Extract<AnkhFact, { type: Type }>;

/** A table in the middle of things, for tests: what is asked is answered by hand. */
export interface ConflictTable {
  readonly state: AnkhState;
  readonly facts: AnkhFact[];
  /** The questions that are open: '0 card', '1 card'. */
  asked(): string[];
  options(seat: number): readonly Option[];
  decision(seat: number): Decision;
  /** Answers one after the other, each by the seat it is asked of. Refuses what was not offered. */
  play(...answers: readonly (readonly [seat: number, option: Option])[]): ConflictTable;
  /** The same answer to whatever is asked of this kind, as long as it is asked. */
  always(kind: string, option: Option): ConflictTable;
  team(team: number): Team;
  battle(): BattleState;
  /** What stands on a space, in words; '' for nothing. */
  on(space: string): string;
  told<Type extends AnkhFact['type']>(type: Type): FactOf<Type>[];
}

const FILLERS: readonly (readonly PowerName[])[] = [
  ['revered', 'inspiring', 'commanding'],
  ['pyramid-attuned', 'temple-attuned', 'resplendent'],
];

/** These powers, and below them as many others as must have been unlocked before. */
export function powers(...wanted: readonly PowerName[]): readonly PowerName[] {
  const levels = [1, 2, 3].map((level) => wanted.filter((name) => levelOfPower(powerNamed(name)) === level));
  for (const level of [1, 0]) {
    const above = levels.slice(level + 1).some(({ length }) => length > 0);
    const own = levels[level] ?? missing();
    for (const filler of FILLERS[level] ?? missing())
      if (above && own.length < 2 && !own.includes(filler)) own.push(filler);
  }
  return levels.flat();
}

export function tableWith({ gods = [], ...rest }: Given): AnkhState {
  const read = readPosition({ players: gods.length, gods, firstSeat: 0, ...rest });
  if (!read.ok) throw new Error(read.problem.message);
  return read.value;
}

/** The battle in the region of a space, with nothing before and nothing after it. The first seat holds the tie-breaker. */
export function fight(given: Given, space: string): ConflictTable {
  const state = tableWith(given);
  const ground = groundOf(state);
  const region = regionOfLand(ground, spaceNamed(space));
  state.frames = [{ procedure: 'game', at: 1 }];
  state.event = 4;
  state.tieBreaker = state.teamOf[state.turn] ?? missing();
  state.battle = startBattle(region, teamsIn(state, ground, region), state.teams.length);
  enter<BattleFrame>(state, { procedure: 'battle', at: 0, acting: false });
  return begin(state);
}

/** A table at the start of the turn of the first seat, or of `turn`. */
export function turnAt(given: Given): ConflictTable {
  const state = tableWith(given);
  state.frames = [{ procedure: 'game', at: 1 }];
  return begin(state);
}

/** A whole Conflict event on this space of the event track: 4, 8, 12, 16 or 18. */
export function conflictOn(event: number, given: Given): ConflictTable {
  const state = tableWith(given);
  state.frames = [{ procedure: 'game', at: 1 }];
  state.event = event;
  enterConflict(state);
  return begin(state);
}

function begin(state: AnkhState): ConflictTable {
  const facts: AnkhFact[] = [];
  advance(PROCEDURES, state, facts);
  const open = () => openDecisions(PROCEDURES, state);
  const decision = (seat: number): Decision => {
    const found = open().find((each) => each.seat === seat);
    if (found === undefined) throw new Error(`seat ${seat} is asked nothing; asked: ${asked().join(', ')}`);
    return found;
  };
  const asked = () => open().map(({ seat, kind }) => `${seat} ${kind}`);
  const table: ConflictTable = {
    state,
    facts,
    asked,
    decision,
    options: (seat) => decision(seat).options,
    play(...answers) {
      for (const [seat, option] of answers) {
        const { kind, options } = decision(seat);
        if (!options.includes(option)) throw new Error(`${kind} offers ${options.join(', ')}, not ${option}`);
        answer(PROCEDURES, state, seat, option, facts);
        const [broken] = check(state);
        if (broken !== undefined) throw new Error(`after ${kind} ${option}: ${broken}`);
      }
      return table;
    },
    always(kind, option) {
      for (let next = open()[0]; next?.kind === kind; next = open()[0]) table.play([next.seat, option]);
      return table;
    },
    team: (team) => teamAt(state, team),
    battle: () => battleOf(state),
    on: (name) => {
      const space = spaceNamed(name);
      const figure = state.figures[space] ?? missing();
      const monument = state.monuments[space] ?? missing();
      return figure !== 0 ? figureText(figure) : monument !== 0 ? monumentText(monument) : '';
    },
    told: <Type extends AnkhFact['type']>(type: Type) =>
      facts.filter((fact): fact is FactOf<Type> => fact.type === type),
  };
  return table;
}
