import { followersAdded, monumentsGiving } from '../actions/followers-gained.ts';
import type { Term } from '../conflict/facts.ts';
import { spaceName } from '../map/spaces.ts';
import { revered } from '../powers/revered.ts';
import type { AnkhState } from '../state.ts';
import { policyChanges } from './prices.ts';

/** The powers and gods that give followers beside monuments. */
const SOURCES = [revered.turn ?? {}];

/** What a Gain Followers action would give the team now: one term for each monument, then what powers add. */
export function gainTerms(view: AnkhState, team: number): Term[] {
  const fromEnemies = policyChanges(view)?.gainsFromEnemies === true;
  return [
    ...monumentsGiving(view, team, fromEnemies).map((space) => ({
      source: 'monument',
      value: 1,
      space: spaceName(space),
    })),
    ...followersAdded(view, team, SOURCES).map(({ source, amount }) => ({ source, value: amount })),
  ];
}
