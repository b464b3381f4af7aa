import { missing } from '@ennead/kernel';
import {
  devotionFrom,
  type Effect,
  effect,
  endedBy,
  followersFrom,
  raisedMajority,
  rewardOf,
  since,
  summonBy,
  told,
  toldUnder,
} from '../effects/effect.ts';
import type { AnkhFact } from '../facts.ts';
import { NEIGHBOURS, spaceNamed } from '../map/spaces.ts';
import flood from './data/flood.ts';

/** The same spaces in both layouts. */
const DROWNED = new Set((flood.layouts[0]?.closed ?? []).map(spaceNamed));

/** An end of the side between two spaces is a corner of a drowned one. */
function touchesTheFlood(side: string): boolean {
  const [one, other] = side.split('-').map(spaceNamed) as [number, number];
  const around = NEIGHBOURS[other] ?? missing();
  return (NEIGHBOURS[one] ?? missing()).some((space) => around.includes(space) && DROWNED.has(space));
}

/** The highest bids of an auction, as often as they were made. */
function highestBids({ bids }: Extract<AnkhFact, { type: 'auction-ended' }>): number[] {
  const made = bids.flatMap(({ bid }) => (typeof bid === 'number' ? [bid] : []));
  return made.filter((bid) => bid === Math.max(...made));
}

const capitals = (rule: string, isSo: (counts: readonly number[]) => boolean = () => true) =>
  told('capitals-judged', (fact) => fact.rule === rule && isSo(fact.counts.map(({ count }) => count)));

const wave = (amount: number): Effect =>
  effect(
    `a wave of unbelief of ${amount}`,
    'S-CRISIS-5',
    told('followers', (fact) => fact.rule === 'S-CRISIS-5' && fact.amount === amount),
  );

/** The fact just before this one was a guardian put down by its new owner. */
const wasAuctioned = (earlier: readonly AnkhFact[]): boolean => {
  const before = earlier.at(-1);
  return before?.type === 'figure-summoned' && before.slot === 'auction';
};

/** A figure dies after its region was reached with this status, not by a Plague. */
const diedAfter = (status: 'battle' | 'dominated') =>
  told('figure-killed', ({ cause }, earlier) => {
    const [region] = since('region-reached', earlier);
    return cause === 'casualties' && region?.type === 'region-reached' && region.status === status;
  });

/** The team has won the battle under way. */
const isWinner = (team: number, earlier: readonly AnkhFact[]): boolean => {
  const [decided] = since('battle-decided', since('battle-began', earlier));
  return decided?.type === 'battle-decided' && decided.winner === team;
};

/** What scenarios with rules of their own do, by scenario. */
export const SCENARIO_EFFECTS: Readonly<Record<string, readonly Effect[]>> = {
  flood: [
    effect(
      'a caravan ends at the drowned delta',
      'S-FLOOD-7',
      told('caravan-drawn', ({ sides }) => sides.some(touchesTheFlood)),
    ),
    effect('a god is forgotten', 'S-FLOOD-8', told('god-forgotten')),
  ],
  'two-capitals': [
    effect('one team controls the cities', 'S-CAPITALS-7', capitals('S-CAPITALS-7')),
    effect('it takes the followers', 'S-CAPITALS-9', followersFrom('two-capitals')),
    effect('the others pay', 'S-CAPITALS-9', toldUnder('devotion', 'S-CAPITALS-9')),
    effect(
      'the most is shared',
      'S-CAPITALS-10',
      capitals('S-CAPITALS-10', (counts) => Math.max(...counts) > 0),
    ),
    effect('those outside the tie pay', 'S-CAPITALS-10', toldUnder('devotion', 'S-CAPITALS-10')),
    effect(
      'nobody is beside a city',
      'S-CAPITALS-11',
      capitals('S-CAPITALS-10', (counts) => Math.max(...counts) === 0),
    ),
    effect(
      'a merged god is judged',
      'S-CAPITALS-13',
      told('capitals-judged', (_fact, earlier) => earlier.some(({ type }) => type === 'gods-merged')),
    ),
  ],
  'gift-of-the-delta': [
    effect('domination is worth more', 'S-DELTA-3', rewardOf('gift-of-the-delta', 'domination')),
    effect('victory is worth more', 'S-DELTA-3', rewardOf('gift-of-the-delta', 'battle')),
    effect('a majority is worth more', 'S-DELTA-4', raisedMajority('gift-of-the-delta')),
    effect(
      'the bonus adds to others',
      'S-DELTA-6',
      told(
        'reward',
        ({ terms }) => terms.length > 2 && terms.some(({ source }) => source === 'gift-of-the-delta'),
      ),
    ),
  ],
  'dynastic-crisis': [
    effect('everybody loses devotion', 'S-CRISIS-4', devotionFrom('dynastic-crisis')),
    wave(2),
    wave(4),
    wave(6),
    effect('a god is forgotten', 'S-CRISIS-7', told('god-forgotten')),
    effect('nobody is left', 'S-CRISIS-7', endedBy('A-FGT-5')),
  ],
  'great-rebuilding': [
    effect('a monument is drafted', 'S-REBUILD-3', told('monument-drafted')),
    effect('a starting monument is chosen', 'S-REBUILD-5', told('start-chosen')),
    effect('it is revealed', 'S-REBUILD-5', toldUnder('piece-placed', 'S-REBUILD-5')),
    effect('a monument is built by card', 'S-REBUILD-10', toldUnder('monument-built', 'A-CARD-4')),
    effect('a monument rises on a site', 'S-REBUILD-11', toldUnder('monument-built', 'S-REBUILD-11')),
    effect('a site is cleared', 'S-REBUILD-12', told('site-cleared')),
    effect('the event does nothing', 'S-REBUILD-13', toldUnder('event-without-effect', 'S-REBUILD-13')),
    effect(
      'an enemy monument is taken',
      'S-REBUILD-14',
      told('monument-taken', ({ from }) => from !== undefined),
    ),
    effect(
      'a site is destroyed',
      'S-REBUILD-15',
      told('monument-destroyed', ({ monument }) => monument === 'site'),
    ),
    effect(
      'a monument goes back to a stock',
      'S-REBUILD-16',
      told('monument-destroyed', ({ team, by }) => team !== undefined && by !== undefined),
    ),
    effect('stocks are joined', 'S-REBUILD-17', toldUnder('monument-destroyed', 'A-MRG-4')),
    effect('a stock leaves the game', 'S-REBUILD-18', told('god-forgotten')),
  ],
  'guardians-of-kemet': [
    effect('the follower of the event', 'S-GUARD-7', toldUnder('followers', 'S-GUARD-7')),
    effect(
      'a team without a base stays out',
      'S-GUARD-9',
      told('auction-ended', ({ barred }) => barred !== undefined),
    ),
    effect(
      'a team commits nothing',
      'S-GUARD-10',
      told('auction-bid', ({ bid }) => bid === 0),
    ),
    effect(
      'the winner pays',
      'S-GUARD-11',
      told('followers', ({ rule, amount }) => rule === 'S-GUARD-11' && amount < 0),
    ),
    effect(
      'a guardian for nothing',
      'S-GUARD-11',
      told('auction-ended', (fact) => fact.team !== undefined && highestBids(fact)[0] === 0),
    ),
    effect(
      'the nearest of two wins',
      'S-GUARD-12',
      told('auction-ended', (fact) => highestBids(fact).length > 1),
    ),
    effect('the guardian comes at once', 'S-GUARD-14', summonBy('auction')),
    effect(
      'it gets a sun',
      'S-GUARD-15',
      told('sun-given', (_fact, earlier) => wasAuctioned(earlier)),
    ),
    effect(
      'it is aimed',
      'S-GUARD-15',
      told('scorpion-aimed', (_fact, earlier) => wasAuctioned(earlier)),
    ),
    effect('a merge leaves too many', 'S-GUARD-16', told('guardian-given-up')),
  ],
  'new-kingdom-strife': [
    effect('a majority is worth more', 'S-STRIFE-6', raisedMajority('new-kingdom-strife')),
    effect('a controller pays', 'S-STRIFE-7', toldUnder('devotion', 'S-STRIFE-7')),
    effect(
      'a battle without a winner costs it too',
      'S-STRIFE-8',
      told('devotion', ({ rule }, earlier) => {
        const [decided] = since('battle-decided', since('region-reached', earlier));
        return rule === 'S-STRIFE-7' && decided?.type === 'battle-decided' && decided.winner === undefined;
      }),
    ),
    effect('a city is assigned', 'S-STRIFE-10', told('city-assigned')),
    effect(
      'a controller is forgotten',
      'S-STRIFE-13',
      told('god-forgotten', ({ team }, earlier) =>
        since('conflict-began', earlier).some((fact) => fact.type === 'city-assigned' && fact.team === team),
      ),
    ),
  ],
  'peoples-revolt': [
    effect('the winner of a battle loses a figure', 'S-REVOLT-4', diedAfter('battle')),
    effect('who dominates loses a figure', 'S-REVOLT-9', diedAfter('dominated')),
    effect(
      'a battle without a winner kills nobody',
      'S-REVOLT-5',
      told('battle-ended', (_fact, earlier) => {
        const told = since('battle-decided', since('battle-began', earlier));
        const [decided] = told;
        const isNobodys = decided?.type === 'battle-decided' && decided.winner === undefined;
        return isNobodys && !told.some(({ type }) => type === 'figure-killed');
      }),
    ),
    effect(
      'Flood protects the winner',
      'S-REVOLT-7',
      told('figure-spared', ({ by, team }, earlier) => by === 'flood' && isWinner(team, earlier)),
    ),
    effect(
      'Isis keeps a figure of the winner',
      'S-REVOLT-7',
      told('figure-spared', ({ by, team }, earlier) => by === 'isis' && isWinner(team, earlier)),
    ),
    effect(
      'Miracle pays the winner for its dead',
      'S-REVOLT-7',
      told('devotion', ({ source, team }, earlier) => source === 'miracle' && isWinner(team, earlier)),
    ),
    effect('the follower of the event', 'S-REVOLT-10', followersFrom('peoples-revolt')),
    effect('regions are joined', 'S-REVOLT-11', told('regions-joined')),
    effect('the highest token leaves', 'S-REVOLT-12', told('conflict-token-removed')),
    effect('a token takes its place', 'S-REVOLT-13', toldUnder('conflict-token-placed', 'S-REVOLT-13')),
    effect('no camels are left', 'S-REVOLT-14', toldUnder('event-without-effect', 'S-REVOLT-14')),
  ],
  syncretism: [
    effect(
      'a second merge',
      'S-SYNC-3',
      told('gods-merged', (_fact, earlier) => earlier.some(({ type }) => type === 'gods-merged')),
    ),
    effect('the last of the merged takes the follower', 'S-SYNC-5', followersFrom('syncretism')),
  ],
};
