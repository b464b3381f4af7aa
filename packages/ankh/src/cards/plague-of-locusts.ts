import { enter, type Frame, missing, procedure, ruled } from '@ennead/kernel';
import { secretWindow } from '../ask.ts';
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

declare module '../questions.ts' {
  interface QuestionKinds {
    /** D-BID: 0 to all followers; secret. About the team whose Plague it is. */
    bid: { option: number; about: number };
  }
}

interface PlagueFrame extends Frame {
  readonly procedure: 'plague';
  /** The team that played the card. */
  readonly team: number;
}

const bidding = secretWindow<PlagueFrame, 'bid'>({
  name(state) {
    const { region, plagues } = battleOf(state);
    return `bid-${state.event}-${region}-${plagues}`;
  },
  among: (state) => bitsOf(biddersIn(state)).filter((bidder) => teamAt(state, bidder).followers > 0),
  isOpen: (state, _frame, seat) => battleOf(state).bids[seat] === NO_BID,
  ask: (state, { team }, seat) => ({
    kind: 'bid',
    options: bidsUpTo(teamAt(state, seat).followers),
    about: team,
  }),
  take(state, _frame, team, bid, log) {
    battleOf(state).bids[team] = bid;
    log?.push({ type: 'bid-made', rule: 'A-CARD-1', to: seatsOf(state, team), team, bid });
  },
});

/** One Plague: blind bids of all who have a figure left, payment, death (A-CARD-1, A-CARD-2). */
const plague = procedure<AnkhState, PlagueFrame, AnkhFact>(
  {
    ...bidding,
    run(state, frame, log) {
      const { bids } = battleOf(state);
      bids.fill(NO_BID);
      for (const team of bitsOf(biddersIn(state))) if (teamAt(state, team).followers === 0) bids[team] = 0;
      return bidding.run(state, frame, log);
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
        bids: bitsOf(bidders).map((team) => ({ team, bid: bids[team] ?? missing() })),
        ...(spared >= 0 && { spared }),
      });
      for (const team of bitsOf(bidders)) {
        const bid = bids[team] ?? missing();
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
  return ranges[followers];
}
