import type { Decision } from '@ennead/kernel';
import { chanceFrom, factsFor } from '@ennead/kernel';
import { expect, test } from 'vitest';
import { ankh } from '../game.ts';
import { guardianNamed, guardianOf } from '../guardians/kinds.ts';
import { type Given, given } from '../testing/given.ts';
import { type AuctionState, DECLINED } from './auction.ts';
import { guardiansOfKemet } from './guardians-of-kemet.ts';

const SATET = guardianNamed('satet').kind;
const CAT_MUMMY = guardianNamed('cat-mummy').kind;

const scenario = 'guardians-of-kemet';
const gods = ['isis', 'osiris', 'ra', 'anubis'] as const;
const SATET_NEXT = { kind: scenario, row: [SATET], bids: [-1, -1, -1, -1] };
const PIECES = { B6: 'god 0', F3: 'god 1', I6: 'god 2', I9: 'god 3' };

/** Seat `turn` fires the Control event on space 2, which is an auction. */
const auction = (turn: number, followers: readonly number[], position: Partial<Given> = {}) =>
  given({
    scenario,
    players: 4,
    gods,
    turn,
    event: 1,
    markers: { move: 5 },
    pieces: PIECES,
    scenarioState: SATET_NEXT,
    teams: Object.fromEntries(followers.map((count, team) => [team, { followers: count }])),
    ...position,
  })
    .take('move')
    .take('done');

test('S-GUARD-1, S-GUARD-2, S-GUARD-4: two followers; all six types in a row by level; four pieces a seat', () => {
  const { state } = given({ scenario, players: 4 });
  expect(state.teams.map(({ followers }) => followers)).toEqual([2, 2, 2, 2]);
  const { row } = state.scenario as AuctionState;
  expect(row.map((kind) => guardianOf(kind).level)).toEqual([1, 1, 2, 2, 3, 3]);
  expect(new Set(row).size).toBe(6);
  for (const layout of guardiansOfKemet.layouts)
    for (let player = 1; player <= layout.players; player++)
      expect(layout.pieces.filter((piece) => piece.player === player)).toHaveLength(4);
});

test('S-GUARD-3, S-GUARD-6: spaces 2, 3, 7, 11, 15 and 17 are auctions, the other Control events are not', () => {
  expect(Object.keys(guardiansOfKemet.eventFollowers ?? {})).toEqual(['2', '3', '7', '11', '15', '17']);
  const table = given({
    scenario,
    players: 4,
    event: 0,
    markers: { unlock: 4 },
    teams: { 0: { followers: 0 } },
  });
  table.take('unlock');
  expect(table.told('auction-ended')).toEqual([]);
});

test('S-GUARD-5: unlocking a power gives no guardian', () => {
  const table = given({ scenario, players: 4, teams: { 0: { followers: 3, powers: ['revered'] } } });
  table.take('unlock', 'inspiring');
  expect(table.told('guardian-gained')).toEqual([]);
  expect(table.told('guardian-missed')).toEqual([]);
});

test('S-GUARD-7, S-GUARD-8: the active team takes the follower first and may bid it; the next in the row is auctioned', () => {
  const table = auction(2, [1, 1, 1, 1]);
  expect(table.team(2).followers).toBe(2);
  expect(table.state.tieBreaker).toBe(2);
  const decisions: readonly Decision[] = ankh.decisions(table.state);
  expect(decisions.map(({ seat, kind, about }) => [seat, kind, about])).toEqual(
    [0, 1, 2, 3].map((seat) => [seat, 'auction', 'satet']),
  );
  expect(decisions[2]?.options).toEqual([0, 1, 2]);
});

test('S-EX-11, S-GUARD-11, S-GUARD-12: a tie goes to the nearest clockwise from the active seat; only the winner pays', () => {
  const table = auction(2, [2, 3, 0, 3]);
  table.play(0, 2).play(1, 3).play(2, 1).play(3, 3);
  expect(table.told('auction-ended')).toMatchObject([{ team: 3 }]);
  expect(table.state.teams.map(({ followers }) => followers)).toEqual([2, 3, 1, 0]);
  expect(table.state.tieBreaker).toBe(-1);
});

test('S-EX-12, S-GUARD-9, S-GUARD-10: two of that size keep a team out; nobody declines', () => {
  const table = auction(1, [5, 0, 0, 0], {
    teams: {
      0: { followers: 5, guardians: ['cat-mummy', 'mummy'] },
      1: { followers: 0 },
      2: { followers: 1 },
      3: { followers: 0 },
    },
  });
  // The follower of the event makes one; seat 3 has none and can only bid 0.
  expect(ankh.decisions(table.state).map(({ seat, options }) => [seat, options])).toEqual([
    [1, [0, 1]],
    [2, [0, 1]],
  ]);
  table.play(1, 0).play(2, 1);
  expect(table.told('auction-ended')).toMatchObject([
    { team: 2, bids: [{ bid: 0 }, { bid: 1 }, { bid: 0 }] },
  ]);
});

test('S-GUARD-13: when all bid 0 the holder of the tie-breaker takes the guardian', () => {
  const table = auction(1, [0, 0, 0, 0]);
  table.play(1, 0);
  expect(table.told('auction-ended')).toMatchObject([{ rule: 'S-GUARD-11', team: 1 }]);
  expect((table.state.scenario as AuctionState).row).toEqual([]);
});

test('S-GUARD-14, S-GUARD-15: the winner puts it on the board by the rules of summoning, and Ra may add a sun', () => {
  const table = auction(2, [0, 0, 3, 0]);
  table.play(2, 1);
  expect(table.decision()).toMatchObject({ seat: 2, kind: 'place-guardian', about: 'satet' });
  table.take('I5');
  expect(table.decision()).toMatchObject({ seat: 2, kind: 'sun' });
  table.take('yes');
  expect(table.at('I5')).toContain('satet');
});

test('S-GUARD-16: a merged god bids once', () => {
  const table = auction(0, [1, 1, 1], {
    seats: [0, 1, 2, 2],
    teams: { 0: { followers: 1 }, 1: { followers: 1 }, 2: { followers: 4, lower: 'anubis' } },
    pieces: { B6: 'god 0', F3: 'god 1', I6: 'god 2' },
    scenarioState: { kind: scenario, row: [CAT_MUMMY], bids: [-1, -1, -1, -1] },
  });
  expect(ankh.decisions(table.state).map(({ seat }) => seat)).toEqual([0, 1, 2]);
});

test('S-GUARD-8, A-EVT-5: with no guardian left in the row nothing is auctioned', () => {
  const table = auction(0, [1, 1, 1, 1], {
    scenarioState: { kind: scenario, row: [], bids: [-1, -1, -1, -1] },
  });
  expect(table.team(0).followers).toBe(2);
  expect(table.decision()).toMatchObject({ seat: 1, kind: 'action' });
  expect(table.state.tieBreaker).toBe(-1);
});

test('S-HID-1: a bid is unknown to others until all have answered; that someone has bid is not', () => {
  const table = auction(0, [3, 3, 3, 3]);
  table.play(1, 2);
  const seen = ankh.view(table.state, 0).scenario as AuctionState;
  const own = ankh.view(table.state, 1).scenario as AuctionState;
  expect(seen.bids).toEqual([-1, -2, -1, -1]);
  expect(own.bids).toEqual([-1, 2, -1, -1]);
  expect(factsFor(table.told('auction-bid'), 0)).toEqual([]);
  expect(factsFor(table.told('auction-bid'), 1)).toHaveLength(1);
});

/** What a bot may think that seat 1 bid, out of two followers. */
function thought(position: Partial<Given>): Set<number | undefined> {
  const seen = ankh.view(auction(0, [3, 2, 3, 3], position).play(1, 1).state, 0);
  return new Set(
    Array.from(
      { length: 60 },
      (_, seed) => (ankh.sample(seen, 0, chanceFrom(`${seed}`)).scenario as AuctionState).bids[1],
    ),
  );
}

test('S-GUARD-10, A-HID-1: a hidden bid may be any number of followers, and nothing where nobody may decline', () => {
  expect(thought({})).toEqual(new Set([0, 1, 2]));
  expect(thought({ rulings: { 'auction-declining': 'may' } })).toEqual(new Set([DECLINED, 0, 1, 2]));
});
