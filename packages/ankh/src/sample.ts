import { type Chance, draw, type Viewer } from '@ennead/kernel';
import { clone } from './clone.ts';
import { type BattleState, HIDDEN } from './conflict/battle-state.ts';
import type { AnkhState } from './state.ts';
import { partsOf } from './table/modules.ts';
import { teamAt } from './teams.ts';

/** Fills in hidden cards and bids: anything their team could have chosen. */
export function sample(seen: AnkhState, _viewer: Viewer, chance: Chance): AnkhState {
  const state = clone(seen);
  // Nothing is random after setup (A-SETUP-12), so any chance is as good as another.
  state.chance = [draw(chance, 2 ** 32) | 0, draw(chance, 2 ** 32) | 0, draw(chance, 2 ** 32) | 0, 0];
  for (const part of partsOf(state)) part.fill?.(state, chance);
  const { battle } = state;
  if (battle === null) return state;
  for (let team = 0; team < battle.chosen.length; team++) {
    if (battle.chosen[team] === HIDDEN) battle.chosen[team] = anyChoice(state, battle, team, chance);
    if (battle.bids[team] === HIDDEN) battle.bids[team] = draw(chance, teamAt(state, team).followers + 1);
  }
  return state;
}

function anyChoice(state: AnkhState, battle: BattleState, team: number, chance: Chance): number {
  const { hand } = teamAt(state, team);
  const card = anyBit(hand, chance);
  return battle.announced & (1 << team) ? card | anyBit(hand & ~card, chance) : card;
}

function anyBit(bits: number, chance: Chance): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count += 1;
  let left = bits;
  for (let skip = draw(chance, count); skip > 0; skip--) left &= left - 1;
  return left & -left;
}
