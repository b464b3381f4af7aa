import { enter, missing, pick } from '@ennead/kernel';
import { MONUMENTS_PER_KIND } from '../box.ts';
import { HIDDEN } from '../conflict/battle-state.ts';
import { teamOfSeat } from '../teams.ts';
import box from './data/great-rebuilding.ts';
import { type DraftFrame, draft } from './rebuilding/draft.ts';
import { hasSite, type SiteFrame, site, targets } from './rebuilding/sites.ts';
import {
  KINDS,
  moveAll,
  NOT_CHOSEN,
  type RebuildingState,
  rebuildingOf,
  stockHas,
} from './rebuilding/stock.ts';
import type { Scenario } from './scenario.ts';

/** Monuments of each kind for the draft (S-REBUILD-2). */
const draftPool = (players: number) => 2 * players;

/** Monuments come from personal stocks, drafted before play, and neutral ones are building sites with followers. */
export const greatRebuilding: Scenario = {
  ...box,
  begin(state) {
    const pool = KINDS.map(() => draftPool(state.setup.players));
    const gone = pool.map((count, kind) => (state.supply[kind] ?? missing()) - count);
    state.supply = [0, 0, 0];
    return {
      kind: 'great-rebuilding',
      pool,
      stocks: state.teams.map(() => [0, 0, 0]),
      chosen: state.teams.map(() => NOT_CHOSEN),
      gone,
    };
  },
  turn: {
    atSetup(state) {
      enter<DraftFrame>(state, { procedure: 'draft', at: 0, picks: 0 });
      return true;
    },
    insteadOfControl(state, seat, log) {
      if (!hasSite(state)) return false; // S-REBUILD-14
      if (targets(state, teamOfSeat(state, seat)).length > 0)
        enter<SiteFrame>(state, { procedure: 'site', at: 0, seat, space: -1 });
      else
        log?.push({
          type: 'event-without-effect',
          rule: 'S-REBUILD-13',
          team: teamOfSeat(state, seat),
          event: 'control',
        });
      return true;
    },
  },
  conflict: {
    stock: (state, team) => rebuildingOf(state).stocks[team] ?? state.supply,
    /** L's monuments were destroyed into its stock, which joins U's (S-REBUILD-17). */
    onMerge(state, upper, lower) {
      const { stocks } = rebuildingOf(state);
      moveAll(stocks[lower] ?? missing(), stocks[upper] ?? missing());
    },
    onForgotten(state, team) {
      const { stocks, gone } = rebuildingOf(state);
      moveAll(stocks[team] ?? missing(), gone); // S-REBUILD-18
    },
  },
  procedures: { draft, site },
  cover({ scenario, teams }, team) {
    const { chosen } = scenario as RebuildingState;
    for (let seat = 0; seat < teams.length; seat++)
      if (seat !== team && chosen[seat] !== NOT_CHOSEN) chosen[seat] = HIDDEN;
  },
  fill(state, chance) {
    const { chosen, stocks } = rebuildingOf(state);
    for (const [seat, kind] of chosen.entries())
      if (kind === HIDDEN)
        chosen[seat] = pick(
          chance,
          KINDS.filter((each) => stockHas(stocks[seat], each)),
        );
  },
  monumentsElsewhere(state) {
    const { pool, stocks, gone } = rebuildingOf(state);
    return pool.map((count, kind) =>
      [gone, ...stocks].reduce((sum, each) => sum + (each[kind] ?? missing()), count),
    );
  },
  check(state) {
    const { pool, stocks, gone } = rebuildingOf(state);
    const isSound = [pool, gone, ...stocks]
      .flat()
      .every((count) => count >= 0 && count <= MONUMENTS_PER_KIND);
    return isSound ? [] : ['A stock of monuments is less than empty.'];
  },
};
