import { type Decision, enter, type Frame, procedure, ruled } from '@ennead/kernel';
import { type BattleState, battleOf, NO_BID } from '../conflict/battle-state.ts';
import type { KillsFrame } from '../conflict/kills.ts';
import { bitsOf, mortalsIn, teamsIn } from '../conflict/region.ts';
import { seatsOf } from '../devotion.ts';
import type { AnkhFact } from '../facts.ts';
import { changeFollowers } from '../followers.ts';
import { groundOf } from '../ground/ground.ts';
import type { AnkhState } from '../state.ts';
import { teamAt } from '../teams.ts';
import type { Card } from './card.ts';

interface PlagueFrame extends Frame {
  readonly procedure: 'plague';
  /** The team that played the card. */
  readonly team: number;
}

/** One Plague: blind bids of all who have a figure left, payment, death (A-CARD-1, A-CARD-2). */
const plague = procedure<AnkhState, PlagueFrame, AnkhFact>(
  {
    run(state) {
      const { bids } = battleOf(state);
      bids.fill(NO_BID);
      for (const team of bitsOf(biddersIn(state))) if (teamAt(state, team).followers === 0) bids[team] = 0;
      return hasOpenBid(state) ? 'ask' : 'next';
    },
    decisions(state, { team }) {
      const battle = battleOf(state);
      const among = bitsOf(biddersIn(state)).filter((bidder) => teamAt(state, bidder).followers > 0);
      const secret = `bid-${state.event}-${battle.region}-${battle.plagues}`;
      const decisions: Decision[] = [];
      for (const seat of among) {
        if (battle.bids[seat] !== NO_BID) continue;
        const options = bidsUpTo(teamAt(state, seat).followers);
        decisions.push({ seat, kind: 'bid', options, secret, among, about: team });
      }
      return decisions;
    },
    answer(state, _frame, seat, option, log) {
      const battle = battleOf(state);
      battle.bids[seat] = option as number;
      log?.push({
        type: 'bid-made',
        rule: 'A-CARD-1',
        to: seatsOf(state, seat),
        team: seat,
        bid: option as number,
      });
      return hasOpenBid(state) ? 'ask' : 'next';
    },
  },
  {
    run(state, frame, log) {
      const battle = battleOf(state);
      const { bids, participants, region } = battle;
      const bidders = biddersIn(state);
      const spared = highestBidder(battle);
      log?.push({
        type: 'bids-revealed',
        rule: 'A-CARD-2',
        team: frame.team,
        bids: bitsOf(bidders).map((team) => ({ team, bid: bids[team] as number })),
        ...(spared >= 0 && { spared }),
      });
      for (const team of bitsOf(bidders)) {
        const bid = bids[team] as number;
        if (bid > 0) changeFollowers(state, team, -bid, 'A-CARD-2', log, 'plague-of-locusts');
      }
      bids.fill(NO_BID);
      battle.plagues += 1;
      const doomed = spared < 0 ? participants : participants & ~(1 << spared);
      battle.victims = mortalsIn(state, groundOf(state), region, doomed);
      if (battle.victims.length > 0)
        enter<KillsFrame>(state, { procedure: 'kills', at: 0, cause: 'plague', acting: false });
      return 'end';
    },
  },
);

export const plagueOfLocusts: Card = {
  name: 'plague-of-locusts',
  rule: 'A-CARD-1',
  conflict: {
    onPlague(state, team) {
      enter<PlagueFrame>(state, { procedure: 'plague', at: 0, team });
    },
  },
  procedures: { plague },
};

/** Participants with a figure left in the region: a Plague before this one may have killed all of some. */
function biddersIn(state: AnkhState): number {
  const { participants, region } = battleOf(state);
  if (ruled(state, 'plague-bidders') === 'participants') return participants;
  return participants & teamsIn(state, groundOf(state), region);
}

function hasOpenBid(state: AnkhState): boolean {
  const { bids } = battleOf(state);
  return bitsOf(biddersIn(state)).some((team) => bids[team] === NO_BID);
}

/** The single highest bidder, or -1: a shared highest bid spares nobody. */
function highestBidder({ bids }: BattleState): number {
  const highest = Math.max(...bids);
  const bidder = bids.indexOf(highest);
  return bids.lastIndexOf(highest) === bidder ? bidder : -1;
}

const ranges: number[][] = [];

/** 0, 1, ... up to all followers. */
function bidsUpTo(followers: number): readonly number[] {
  ranges[followers] ??= Array.from({ length: followers + 1 }, (_, bid) => bid);
  return ranges[followers] as number[];
}
