import { draw, enter, shuffle } from '@ennead/kernel';
import { HIDDEN } from '../conflict/battle-state.ts';
import { changeFollowers } from '../followers.ts';
import { GUARDIAN_KINDS } from '../guardians/kinds.ts';
import { teamAt, teamOfSeat } from '../teams.ts';
import {
  type AuctionFrame,
  type AuctionState,
  auction,
  auctionOf,
  DECLINED,
  mayDecline,
  NO_BID,
} from './auction.ts';
import box from './data/guardians-of-kemet.ts';
import type { Scenario } from './scenario.ts';

/** The Control Monument events that are Guardian Auctions, with the followers that lie there (S-GUARD-3). */
const AUCTIONS: Readonly<Record<number, number>> = box.eventFollowers;
const LEVELS = [1, 2, 3];

/** Six guardians, one of each type, go to the highest bidder in place of six Control Monument events. */
export const guardiansOfKemet: Scenario = {
  ...box,
  numbers: { startFollowers: 2 }, // S-GUARD-1
  guardiansByUnlocking: false, // S-GUARD-5
  /** By level, within a level at random (S-GUARD-2). */
  begin(state): AuctionState {
    const row = LEVELS.flatMap((level) =>
      shuffle(
        state.chance,
        GUARDIAN_KINDS.filter((guardian) => guardian.level === level).map(({ kind }) => kind),
      ),
    );
    return { kind: 'guardians-of-kemet', row, bids: state.teams.map(() => NO_BID) };
  },
  turn: {
    insteadOfControl(state, seat, log) {
      const followers = AUCTIONS[state.event];
      if (followers === undefined) return false; // S-GUARD-6
      const team = teamOfSeat(state, seat);
      changeFollowers(state, team, followers, 'S-GUARD-7', log, 'guardians-of-kemet');
      state.tieBreaker = team;
      enter<AuctionFrame>(state, { procedure: 'auction', at: 0, seat, kind: 0, winner: -1 });
      return true;
    },
  },
  procedures: { auction },
  cover(view, team) {
    const { bids } = auctionOf(view);
    for (let other = 0; other < bids.length; other++)
      if (other !== team && bids[other] !== NO_BID) bids[other] = HIDDEN;
  },
  fill(state, chance) {
    const { bids } = auctionOf(state);
    const least = mayDecline(state) ? -1 : 0;
    for (const [team, hidden] of bids.entries()) {
      if (hidden !== HIDDEN) continue;
      const bid = least + draw(chance, teamAt(state, team).followers + 1 - least);
      bids[team] = bid < 0 ? DECLINED : bid;
    }
  },
  check(state) {
    const { row } = auctionOf(state);
    return new Set(row).size === row.length ? [] : ['A guardian lies twice in the row.'];
  },
};
