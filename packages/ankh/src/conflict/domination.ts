import type { AnkhState } from '../state.ts';
import type { Log } from './hooks.ts';
import { scoreMajorities } from './majorities.ts';
import { reward } from './reward.ts';

/**
 * The only team with figures in a region gains for its majorities, then for domination as a gain of its own. No battle:
 * no cards and nothing that speaks of winning one (A-DOM-3). True when it has won the game.
 */
export function dominate(state: AnkhState, region: number, team: number, log: Log): boolean {
  return scoreMajorities(state, region, 1 << team, log) || reward(state, region, team, 'domination', log);
}
