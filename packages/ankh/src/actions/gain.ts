import { procedure } from '@ennead/kernel';
import type { AnkhFact } from '../facts.ts';
import { changeFollowers } from '../followers.ts';
import { spaceName } from '../map/spaces.ts';
import type { AnkhState } from '../state.ts';
import { thingHooksOf } from '../table/modules.ts';
import { teamAt, teamOfSeat } from '../teams.ts';
import type { Log } from '../turn/hooks.ts';
import { isGainFromEnemies } from '../turn/moments.ts';
import type { ActionFrame } from '../turn/turn.ts';
import { followersAdded, monumentsGiving } from './followers-gained.ts';

/** Gain Followers: nothing is asked (A-TURN-10). */
export const gain = procedure<AnkhState, ActionFrame, AnkhFact>({
  run(state, { seat }, log) {
    const team = teamOfSeat(state, seat);
    const before = teamAt(state, team).followers;
    gainForMonuments(state, team, log);
    for (const { amount, rule, source } of followersAdded(state, team, thingHooksOf(state, 'addFollowers')))
      changeFollowers(state, team, amount, rule, log, source);
    if (teamAt(state, team).followers === before)
      log?.push({ type: 'action-without-effect', rule: 'A-GAIN-1', team, action: 'gain' });
    return 'end';
  },
});

function gainForMonuments(state: AnkhState, team: number, log: Log): void {
  const owner = teamAt(state, team);
  for (const space of monumentsGiving(state, team, isGainFromEnemies(state))) {
    owner.followers += 1;
    log?.push({
      type: 'followers',
      rule: 'A-GAIN-1',
      team,
      amount: 1,
      total: owner.followers,
      source: 'monument',
      space: spaceName(space),
    });
  }
}
