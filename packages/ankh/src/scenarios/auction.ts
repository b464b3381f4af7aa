import { enter, type Frame, missing, type Progress, procedure, ruled, type Seat } from '@ennead/kernel';
import type { PlacedFrame } from '../actions/placed.ts';
import { spacesFor } from '../actions/summon-slots.ts';
import { names, questionTo, secretWindow } from '../ask.ts';
import { seatsOf } from '../devotion.ts';
import type { AnkhFact } from '../facts.ts';
import { addGuardian, putFromPool } from '../figures.ts';
import { changeFollowers } from '../followers.ts';
import { BASES_PER_SIZE, guardianOf } from '../guardians/kinds.ts';
import { guardiansOwned } from '../guardians/owned.ts';
import { SPACE_COUNT, type SpaceName, spaceName, spaceNamed } from '../map/spaces.ts';
import { type FigureName, figureOfKind } from '../pieces.ts';
import type { AnkhState } from '../state.ts';
import { teamAt } from '../teams.ts';
import type { Log } from '../turn/hooks.ts';

declare module '../questions.ts' {
  interface QuestionKinds {
    /** D-AUCT: 0 to all followers; secret. About the guardian. */
    auction: { option: Bid; about: FigureName };
    /** D-GPLACE: about the guardian. */
    'place-guardian': { option: SpaceName; about: FigureName };
  }
}

declare module '../facts.ts' {
  interface FactFields {
    /** For its own team only, until all have bid. */
    'auction-bid': {
      team: number;
      bid: Bid;
    };
    'auction-ended': {
      guardian: FigureName;
      bids: readonly { readonly team: number; readonly bid: Bid }[];
      /** The winner; absent: the guardian leaves the game. */
      team?: number;
      /** Teams that had no base left for it and took no part. */
      barred?: readonly number[];
    };
  }
}

/** Followers, or nothing at all. */
type Bid = number | 'decline';

export const NO_BID = -1;
export const DECLINED = -3;

export interface AuctionState {
  readonly kind: 'guardians-of-kemet';
  /** The guardians still to be auctioned, next first. */
  row: number[];
  /** By team: followers committed in the auction under way, DECLINED or NO_BID. Secret. */
  bids: number[];
}

export interface AuctionFrame extends Frame {
  readonly procedure: 'auction';
  /** The seat that fired the event. */
  readonly seat: Seat;
  /** The guardian under the hammer. */
  kind: number;
  winner: number;
}

export function auctionOf(state: AnkhState): AuctionState {
  return state.scenario as AuctionState;
}

/** The regular summon: where the winner may put the guardian (S-GUARD-14). */
const REGULAR = [0];

const bidding = secretWindow<AuctionFrame, 'auction'>({
  name: ({ event }) => `auction-${event}`,
  among: (state, { kind }) =>
    bidders(state, kind).filter((team) => mayDecline(state) || teamAt(state, team).followers > 0),
  isOpen: (state, _frame, team) => auctionOf(state).bids[team] === NO_BID,
  ask(state, { kind }, team) {
    const options: Bid[] = mayDecline(state) ? ['decline'] : [];
    for (let bid = 0; bid <= teamAt(state, team).followers; bid++) options.push(bid);
    return { kind: 'auction', options, about: figureOfKind(kind) };
  },
  take(state, _frame, team, bid, log) {
    auctionOf(state).bids[team] = bid === 'decline' ? DECLINED : bid;
    log?.push({ type: 'auction-bid', rule: 'S-GUARD-10', to: seatsOf(state, team), team, bid });
  },
});

/** A Guardian Auction (S-GUARD-7 to S-GUARD-15). */
export const auction = procedure<AnkhState, AuctionFrame, AnkhFact>(
  {
    run(state, frame) {
      const own = auctionOf(state);
      own.bids.fill(NO_BID);
      const next = own.row.shift();
      if (next === undefined) {
        state.tieBreaker = -1;
        return 'end';
      }
      frame.kind = next;
      if (!mayDecline(state))
        for (const team of bidders(state, next)) if (teamAt(state, team).followers === 0) own.bids[team] = 0;
      return 'next';
    },
  },
  bidding,
  { run: hammer },
  questionTo({
    kind: 'place-guardian',
    seat: (_state, { winner }) => winner,
    skip: (state, frame) => (places(state, frame).length === 0 ? 'end' : null),
    options: (state, frame) => names(places(state, frame)),
    about: (_state, { kind }) => figureOfKind(kind),
    take: (state, frame, option, log) => place(state, frame, spaceNamed(option), log),
  }),
);

/** Teams with a free base for it (S-GUARD-9). */
function bidders(state: AnkhState, kind: number): number[] {
  const { base } = guardianOf(kind);
  return state.ladder
    .filter((team) => guardiansOwned(state, team, base) < BASES_PER_SIZE)
    .sort((a, b) => a - b);
}

/** S-GUARD-10. */
export function mayDecline(state: AnkhState): boolean {
  return ruled(state, 'auction-declining') === 'may';
}

/** The highest bid wins and alone is paid (S-GUARD-11 to S-GUARD-13). */
function hammer(state: AnkhState, frame: AuctionFrame, log: Log): Progress {
  const { bids } = auctionOf(state);
  const guardian = figureOfKind(frame.kind);
  const highest = Math.max(...bids);
  frame.winner = highest < 0 ? -1 : nearest(state, frame.seat, (team) => bids[team] === highest);
  const among = bidders(state, frame.kind);
  const barred = state.ladder.filter((team) => !among.includes(team));
  log?.push({
    type: 'auction-ended',
    rule: frame.winner < 0 ? 'S-GUARD-13' : 'S-GUARD-11',
    guardian,
    bids: among.map((team) => ({
      team,
      bid: bids[team] === DECLINED ? ('decline' as const) : (bids[team] ?? missing()),
    })),
    ...(frame.winner >= 0 && { team: frame.winner }),
    ...(barred.length > 0 && { barred }),
  });
  bids.fill(NO_BID);
  state.tieBreaker = -1;
  if (frame.winner < 0) return 'end';
  if (highest > 0) changeFollowers(state, frame.winner, -highest, 'S-GUARD-11', log, 'guardians-of-kemet');
  addGuardian(teamAt(state, frame.winner), frame.kind);
  return 'next';
}

/** Clockwise by seats from the active one, which comes first itself (S-GUARD-12). */
function nearest({ teamOf }: AnkhState, from: Seat, isTied: (team: number) => boolean): number {
  for (let step = 0; step < teamOf.length; step++) {
    const team = teamOf[(from + step) % teamOf.length] ?? missing();
    if (team >= 0 && isTied(team)) return team;
  }
  throw new Error('nobody made the highest bid');
}

function places(state: AnkhState, { winner, kind }: AuctionFrame): number[] {
  return spacesFor(state, winner, REGULAR, kind, SPACE_COUNT);
}

function place(state: AnkhState, { winner, kind }: AuctionFrame, space: number, log: Log): Progress {
  putFromPool(state, winner, kind, space);
  log?.push({
    type: 'figure-summoned',
    rule: 'S-GUARD-14',
    team: winner,
    figure: figureOfKind(kind),
    space: spaceName(space),
    slot: 'auction',
  });
  enter<PlacedFrame>(state, { procedure: 'placed', at: 0, seat: winner, space, hook: 0 });
  return 'next';
}
