import { touches } from '../figures.ts';
import { groundOf } from '../ground/ground.ts';
import { monumentAt, monumentSpaces } from '../monuments.ts';
import { controllerOf, NEUTRAL } from '../pieces.ts';
import type { AnkhState } from '../state.ts';
import type { FollowersAdded, TurnHooks } from '../turn/hooks.ts';

/** The neutral and own monuments that a figure of the team touches: one follower each (A-GAIN-1 to A-GAIN-3). */
export function monumentsGiving(state: AnkhState, team: number, fromEnemies: boolean): number[] {
  const ground = groundOf(state);
  const spaces: number[] = [];
  for (const space of monumentSpaces(state))
    if (givesTo(monumentAt(state, space), team, fromEnemies) && touches(state, ground, team, space))
      spaces.push(space);
  return spaces;
}

/** A figure of the team that touches the monument gets a follower of it. */
export function givesTo(monument: number, team: number, fromEnemies: boolean): boolean {
  const controller = controllerOf(monument);
  return controller === NEUTRAL || controller === team || fromEnemies;
}

/** What powers and gods add to a Gain Followers action. */
export function followersAdded(
  state: AnkhState,
  team: number,
  hooks: readonly TurnHooks[],
): FollowersAdded[] {
  const added: FollowersAdded[] = [];
  for (let i = 0; i < hooks.length; i++) {
    const one = hooks[i]?.addFollowers?.(state, team) ?? null;
    if (one !== null) added.push(one);
  }
  return added;
}
