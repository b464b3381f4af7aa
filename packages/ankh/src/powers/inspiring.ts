import type { AnkhState } from '../state.ts';
import { hasPower } from '../teams.ts';
import { INSPIRING } from './names.ts';
import type { Power } from './power.ts';

export const inspiring: Power = { name: 'inspiring', rule: 'A-POW-2' };

/** Followers a team pays for a monument built by card. */
export function buildCost(state: AnkhState, team: number): number {
  return hasPower(state, team, INSPIRING) ? 0 : state.setup.houseRules.buildCost;
}
