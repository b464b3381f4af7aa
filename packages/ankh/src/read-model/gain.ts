import { followersAdded, monumentsGiving } from '../actions/followers-gained.ts';
import type { Term } from '../conflict/facts.ts';
import { spaceName } from '../map/spaces.ts';
import { GIVING_FOLLOWERS } from '../powers/giving-followers.ts';
import type { AnkhState } from '../state.ts';
import { policyChanges } from './prices.ts';

/** What a Gain Followers action would give the team now: one term for each monument, then what powers add. */
export function gainTerms(view: AnkhState, team: number): Term[] {
  const fromEnemies = policyChanges(view)?.gainsFromEnemies === true;
  return [
    ...monumentsGiving(view, team, fromEnemies).map((space) => ({
      source: 'monument',
      value: 1,
      space: spaceName(space),
    })),
    ...followersAdded(view, team, GIVING_FOLLOWERS).map(({ source, amount }) => ({ source, value: amount })),
  ];
}
