import { procedure } from '@ennead/kernel';
import type { AnkhFact } from '../facts.ts';
import { touches } from '../figures.ts';
import { changeFollowers } from '../followers.ts';
import { groundOf } from '../ground/ground.ts';
import { SPACE_COUNT, spaceName } from '../map/spaces.ts';
import { controllerOf, NEUTRAL } from '../pieces.ts';
import type { AnkhState } from '../state.ts';
import { teamAt, teamOfSeat } from '../teams.ts';
import type { Log } from '../turn/hooks.ts';
import { addFollowers, isGainFromEnemies } from '../turn/moments.ts';
import type { ActionFrame } from '../turn/turn.ts';

/** Gain Followers: nothing is asked (A-TURN-10). */
export const gain = procedure<AnkhState, ActionFrame, AnkhFact>({
  run(state, { seat }, log) {
    const team = teamOfSeat(state, seat);
    const before = teamAt(state, team).followers;
    gainForMonuments(state, team, log);
    addFollowers(state, team, ({ amount, rule, source }) =>
      changeFollowers(state, team, amount, rule, log, source),
    );
    if (teamAt(state, team).followers === before)
      log?.push({ type: 'action-without-effect', rule: 'A-GAIN-1', team, action: 'gain' });
    return 'end';
  },
});

/** One for each neutral or own monument that a figure of the team touches (A-GAIN-1 to A-GAIN-3). */
function gainForMonuments(state: AnkhState, team: number, log: Log): void {
  const ground = groundOf(state);
  const owner = teamAt(state, team);
  const fromEnemies = isGainFromEnemies(state);
  for (let space = 0; space < SPACE_COUNT; space++) {
    const monument = state.monuments[space] as number;
    if (monument === 0) continue;
    const controller = controllerOf(monument);
    const counts = controller === NEUTRAL || controller === team || fromEnemies;
    if (!counts || !touches(state, ground, team, space)) continue;
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
