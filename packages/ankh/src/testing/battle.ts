import { advance, enter, missing } from '@ennead/kernel';
import type { BattleFrame } from '../conflict/battle.ts';
import { startBattle } from '../conflict/battle-state.ts';
import { enterConflict } from '../conflict/conflict.ts';
import { teamsIn } from '../conflict/region.ts';
import type { AnkhFact } from '../facts.ts';
import { groundOf, regionOfLand } from '../ground/ground.ts';
import { spaceNamed } from '../map/spaces.ts';
import { levelOfPower, type PowerName, powerNamed } from '../powers/names.ts';
import { PROCEDURES } from '../procedures.ts';
import type { AnkhState } from '../state.ts';
import { type Given, given } from './given.ts';
import { type TestTable, tableOf } from './table.ts';

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

/** The battle in the region of a space, with nothing before and nothing after it. The first seat holds the tie-breaker. */
export function skirmish(position: Given, space: string): TestTable {
  const { state } = given(position);
  const ground = groundOf(state);
  const region = regionOfLand(ground, spaceNamed(space));
  state.frames = [{ procedure: 'game', at: 1 }];
  state.event = 4;
  state.tieBreaker = state.teamOf[state.turn] ?? missing();
  state.battle = startBattle(region, teamsIn(state, ground, region), state.teams.length);
  enter<BattleFrame>(state, { procedure: 'battle', at: 0, acting: false });
  return begin(state);
}

/** A whole Conflict event on this space of the event track: 4, 8, 12, 16 or 18. */
export function conflictOn(event: number, position: Given): TestTable {
  const { state } = given(position);
  state.frames = [{ procedure: 'game', at: 1 }];
  state.event = event;
  enterConflict(state);
  return begin(state);
}

function begin(state: AnkhState): TestTable {
  const facts: AnkhFact[] = [];
  advance(PROCEDURES, state, facts);
  return tableOf(state, facts);
}
