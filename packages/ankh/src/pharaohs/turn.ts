import { enter } from '@ennead/kernel';
import { MOVE, SUMMON } from '../actions/names.ts';
import { policyNames } from '../policies/names.ts';
import { enterPolicyAfter, enterPolicyBefore } from '../policies/play.ts';
import { changesOf } from '../policies/policies.ts';
import { teamOfSeat } from '../teams.ts';
import type { TurnHooks } from '../turn/hooks.ts';
import { type PlacePharaohFrame, pharaohSpace } from './figure.ts';
import { findRoom } from './names.ts';
import { enterPalace } from './palace.ts';
import { rulingPharaoh } from './pharaoh.ts';
import {
  addMovablePriests,
  addPriestRooms,
  owesPriest,
  type PriestFrame,
  summonPriestOfAction,
} from './priests.ts';
import { isDead, pharaohOf } from './state.ts';

/** What the expansion changes outside battles, whoever rules. */
export const TURN_HOOKS: TurnHooks = {
  atSetup(state, log) {
    if (pharaohSpace(state) >= 0 || isDead(state)) return false;
    const { kind, display } = pharaohOf(state);
    log?.push({ type: 'pharaoh-chosen', rule: 'P-SETUP-5', pharaoh: kind });
    log?.push({
      type: 'policies-revealed',
      rule: 'P-SETUP-2',
      policies: policyNames(display),
      where: 'display',
    });
    const { players, firstSeat } = state.setup;
    const first = firstSeat as number;
    const seat = rulingPharaoh(state).placedBy === 'first' ? first : (first + players - 1) % players;
    enter<PlacePharaohFrame>(state, { procedure: 'place-pharaoh', at: 0, seat });
    return true;
  },
  beforeAction: enterPolicyBefore,
  afterAction: enterPolicyAfter,
  addChoices(state, seat, action, options) {
    const team = teamOfSeat(state, seat);
    if (action === MOVE) addMovablePriests(state, team, options);
    else addPriestRooms(state, team, options);
  },
  owesChoice: (state, seat, action) => action === SUMMON && owesPriest(state, teamOfSeat(state, seat)),
  onChoice(state, seat, action, option, log) {
    const room = findRoom(option);
    if (action === SUMMON) summonPriestOfAction(state, teamOfSeat(state, seat), room, log);
    else {
      const anywhere = changesOf(state)?.priestsAnywhere === true;
      enter<PriestFrame>(state, { procedure: 'priest', at: 0, seat, from: room, anywhere });
    }
  },
  moveRange: (state) => changesOf(state)?.moveRange ?? 0,
  summonsBesideNeutral: (state) => changesOf(state)?.summonsBesideNeutral === true,
  gainsFromEnemies: (state) => changesOf(state)?.gainsFromEnemies === true,
  unlockDiscount: (state) => changesOf(state)?.unlockDiscount ?? 0,
  /** Also after an event without effect, and after what stood in its place (P-EVENT-1, P-SCEN-6). */
  afterControl(state) {
    enterPalace(state);
    return true;
  },
};
