import type { AnkhState } from '../state.ts';
import { INSPIRING } from './names.ts';

/** Followers that a monument built by card costs a team with Inspiring. */
export const INSPIRED = 0;

/** Followers that a monument built by card costs the team (A-CARD-4, A-POW-2). */
export function buildPrice(view: AnkhState, team: number): number {
  const isInspired = ((view.teams[team]?.powers ?? 0) & INSPIRING) !== 0;
  return isInspired ? INSPIRED : view.setup.houseRules.buildCost;
}
