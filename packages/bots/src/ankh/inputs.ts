import { type Standings, takeable } from '@ennead/ankh/read-model';
import {
  type AnkhState,
  CARD_NAMES,
  EVENT_TRACK,
  FEWEST_TO_MERGE,
  GOD_NAMES,
  MONUMENT_NAMES,
  POWER_NAMES,
  type PowerName,
  priceAfter,
  SCENARIO_BOXES,
  trappedBy,
} from '@ennead/ankh/tables';
import { missing } from '@ennead/kernel';
import { layoutOf, mark } from '../net/layout.ts';
import type { Inputs } from '../net/net.ts';
import { type Survey, survey } from './conflict.ts';
import { type Counts, countsOf, GUARDIAN_AT, GUARDIANS as GUARDIANS_OF_ALL, KINDS } from './counts.ts';
import { type Prospects, prospectsOf } from './prospects.ts';
import { leftOf, TEMPI, tempoOf } from './tempo.ts';

const DROUGHT = CARD_NAMES.indexOf('drought');
const PLAGUE = CARD_NAMES.indexOf('plague-of-locusts');
/**
 * What the shipped nets have learned of. New things come last in the lists of the rules, and nets see nothing of them until
 * they are trained with larger numbers here.
 */
const GODS = GOD_NAMES.slice(0, 5);
const POWERS = POWER_NAMES.slice(0, 12);
const CARDS = CARD_NAMES.slice(0, 7);
const GUARDIANS = GUARDIANS_OF_ALL.slice(0, 6);
const SCENARIOS = SCENARIO_BOXES.slice(0, 11).map(({ id }) => id as string);

const DEVOTION = { steps: [1, 2, 3, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 29, 30, 31] };
const FOLLOWERS = { steps: [1, 2, 3, 4, 5, 6, 8, 10, 12, 15] };
const COUNT = { steps: [1, 2, 3, 4, 5, 6, 8] };
const GAINS = { steps: [1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 14, 16, 20, 24] };
const GAPS = { steps: [-12, -8, -6, -4, -3, -2, -1, 0, 1, 2, 3, 4, 6, 8, 12] };
const LEADS = { steps: [-4, -2, -1, 0, 1, 2, 4] };

const DESERTS = { steps: [1, 2, 4] };
const WARRIORS = { steps: [1, 2, 4, 6] };
const TWO_TO_4 = { steps: [2, 3, 4] };
const upTo = (most: number) => ({ steps: Array.from({ length: most }, (_, i) => i + 1) });
const UP_TO_3 = upTo(3);
const UP_TO_4 = upTo(4);
const UP_TO_5 = upTo(5);
const UP_TO_6 = upTo(6);
/** In tenths. */
const TENTHS = { steps: [2, 5, 8, 11, 14, 18, 22, 28, 35, 45] };
const DEVOTION_TENTHS = { steps: [10, 15, 20, 25, 30, 35, 40, 50, 60, 70, 85, 100] };
const FALLS = { steps: [1, 2, 4, 7] };

/** The event space after which gods merge, and those where a phase of the game ends. */
const MERGE = EVENT_TRACK.findIndex(({ after }) => after === 'merge') + 1;
const PHASE_ENDS = [
  EVENT_TRACK.findLastIndex(({ event }, at) => event === 'conflict' && at + 1 < MERGE) + 1,
  MERGE,
];

const SIDE = layoutOf({
  devotion: DEVOTION,
  'lead in devotion': GAPS,
  'last but for ties': 1,
  followers: FOLLOWERS,
  'lead in followers': LEADS,
  power: POWERS,
  powers: UP_TO_6,
  'next power paid': 2,
  card: CARDS,
  cards: UP_TO_5,
  'plague with most followers': 1,
  'drought in desert': DESERTS,
  'guardian on the board': GUARDIANS,
  'guardian in the pool': GUARDIANS,
  god: GODS,
  'lower god': GODS,
  'warriors in the pool': WARRIORS,
  figures: COUNT,
  'monuments held': COUNT,
  'of one kind': UP_TO_4,
  kind: KINDS,
  income: COUNT,
  'neutral beside': UP_TO_3,
  'gain in a conflict': GAINS,
  'regions alone': UP_TO_4,
  'battles led': UP_TO_3,
  'battles even': UP_TO_3,
  'battles trailed': UP_TO_3,
  'most in battles': TWO_TO_4,
  'tie-breaker': 2,
  'on turn': 1,
  'next on turn': 1,
  'in the red': 1,
  'battles won': TENTHS,
  'figures lost': TENTHS,
  'devotion in a conflict': DEVOTION_TENTHS,
  'plague kills': UP_TO_4,
  'plague threatens': UP_TO_4,
  'drought brings': TENTHS,
  'miracle brings': TENTHS,
  'obelisks bring': UP_TO_4,
  'temples with the power': UP_TO_3,
  'pyramids with the power': UP_TO_3,
  'of one kind with the power': UP_TO_4,
  'bountiful in the red': 1,
  'followers with worshipful': DESERTS,
  'trapped by it': UP_TO_3,
  'trapped by a rival': UP_TO_3,
  'control targets': UP_TO_3,
  tempo: TEMPI,
  'below before the merge': 4,
  'falls in the merge': FALLS,
});

const TABLE = layoutOf({
  event: EVENT_TRACK.length + 1,
  'move left': UP_TO_4,
  'summon left': UP_TO_4,
  'gain left': UP_TO_4,
  'unlock left': UP_TO_4,
  sides: 4,
  players: 4,
  scenario: SCENARIOS,
  pharaoh: 1,
});

/** What a net sees of Ankh. */
export const ANKH_INPUTS: Inputs<AnkhState> = {
  ofSide: SIDE,
  ofTable: TABLE,
  phases: PHASE_ENDS.length + 1,
  phase({ event }) {
    let phase = 0;
    while (event >= (PHASE_ENDS[phase] ?? Number.POSITIVE_INFINITY)) phase += 1;
    return phase;
  },
  fill(state, seats, sides, table, counted) {
    const seen = (counted as Survey | undefined) ?? survey(state);
    const counts = countsOf(state, seen.standings);
    const prospects = prospectsOf(state, seen, counts);
    for (let i = 0; i < seats.length; i++) {
      const into = sides[i] ?? missing();
      const team = state.teamOf[seats[i] ?? missing()] ?? missing();
      fillSide(state, seen, counts, team, into);
      fillProspects(prospects, team, into);
      fillPowers(state, counts, team, into);
      fillTurn(state, team, into);
    }
    fillTable(state, seats.length, table);
  },
};

function fillSide(state: AnkhState, seen: Survey, counts: Counts, number: number, into: Int16Array): void {
  const { at } = SIDE;
  const team = state.teams[number] ?? missing();
  let mostDevotion = 0;
  let mostFollowers = 0;
  let isLast = true;
  for (const other of state.ladder) {
    if (other === number) continue;
    const rival = state.teams[other] ?? missing();
    mostDevotion = Math.max(mostDevotion, rival.devotion);
    mostFollowers = Math.max(mostFollowers, rival.followers);
    if (rival.devotion < team.devotion) isLast = false;
  }
  const { devotion, followers, powers, hand } = team;
  /** A sphinx and the like come after the kinds of everybody. */
  const kinds = (counts.kinds[number] ?? missing()).slice(0, KINDS);
  mark(into, at.devotion, DEVOTION, devotion);
  mark(into, at['lead in devotion'], GAPS, devotion - mostDevotion);
  if (isLast) into[at['last but for ties']] = 1;
  mark(into, at.followers, FOLLOWERS, followers);
  const lead = followers - mostFollowers;
  mark(into, at['lead in followers'], LEADS, lead);
  bits(into, at.power, POWERS.length, powers);
  const unlocked = countBits(powers);
  mark(into, at.powers, UP_TO_6, unlocked);
  const price = priceAfter(state, unlocked);
  if (price !== null && followers >= price)
    into[at['next power paid'] + (followers >= 2 * price + 1 ? 1 : 0)] = 1;
  bits(into, at.card, CARDS.length, hand);
  mark(into, at.cards, UP_TO_5, countBits(hand));
  if (hand & (1 << PLAGUE) && lead > 0) into[at['plague with most followers']] = 1;
  if (hand & (1 << DROUGHT)) mark(into, at['drought in desert'], DESERTS, counts.desert[number] ?? missing());
  for (let kind = 0; kind < GUARDIANS.length; kind++) {
    into[at['guardian on the board'] + kind] = counts.guardians[number]?.[kind] ?? missing();
  }
  for (const kind of team.guardians) {
    const guardian = GUARDIAN_AT[kind] ?? missing();
    const place = at['guardian in the pool'] + guardian;
    if (guardian < GUARDIANS.length) into[place] = (into[place] ?? missing()) + 1;
  }
  if (team.god < GODS.length) into[at.god + team.god] = 1;
  if (team.lower >= 0 && team.lower < GODS.length) into[at['lower god'] + team.lower] = 1;
  mark(into, at['warriors in the pool'], WARRIORS, team.warriors);
  mark(into, at.figures, COUNT, seen.standings.figures[number] ?? missing());
  mark(into, at['monuments held'], COUNT, seen.standings.controlled[number] ?? missing());
  mark(into, at['of one kind'], UP_TO_4, Math.max(...kinds));
  for (let kind = 0; kind < KINDS; kind++) into[at.kind + kind] = kinds[kind] ?? missing();
  mark(into, at.income, COUNT, seen.standings.income[number] ?? missing());
  mark(into, at['neutral beside'], UP_TO_3, counts.neutral[number] ?? missing());
  mark(into, at['gain in a conflict'], GAINS, 2 * (seen.gains[number] ?? missing()));
  fillRegions(seen.standings, number, into);
  if (devotion <= state.setup.houseRules.redSection) into[at['in the red']] = 1;
}

const tenths = (amount: number) => Math.round(10 * amount);

/** What the coming Conflict should bring. */
function fillProspects(prospects: Prospects, team: number, into: Int16Array): void {
  const { at } = SIDE;
  const of = (list: readonly number[]) => list[team] ?? missing();
  mark(into, at['battles won'], TENTHS, tenths(of(prospects.wins)));
  mark(into, at['figures lost'], TENTHS, tenths(of(prospects.losses)));
  mark(into, at['devotion in a conflict'], DEVOTION_TENTHS, tenths(of(prospects.devotion)));
  mark(into, at['plague kills'], UP_TO_4, of(prospects.plague));
  mark(into, at['plague threatens'], UP_TO_4, of(prospects.plagued));
  mark(into, at['drought brings'], TENTHS, tenths(of(prospects.drought)));
  mark(into, at['miracle brings'], TENTHS, tenths(of(prospects.miracle)));
  mark(into, at['obelisks bring'], UP_TO_4, of(prospects.reserves));
}

const power = (name: PowerName) => 1 << POWER_NAMES.indexOf(name);
const TEMPLE_ATTUNED = power('temple-attuned');
const PYRAMID_ATTUNED = power('pyramid-attuned');
const RESPLENDENT = power('resplendent');
const BOUNTIFUL = power('bountiful');
const WORSHIPFUL = power('worshipful');
const ANUBIS = GOD_NAMES.indexOf('anubis');
/** Places of kinds, as `Counts` has them. */
const TEMPLES = MONUMENT_NAMES.indexOf('temple') - 1;
const PYRAMIDS = MONUMENT_NAMES.indexOf('pyramid') - 1;

/** What powers and gods are worth on this board. */
function fillPowers(state: AnkhState, { kinds }: Counts, number: number, into: Int16Array): void {
  const { at } = SIDE;
  const { powers, god, lower, devotion, followers } = state.teams[number] ?? missing();
  const held = kinds[number] ?? missing();
  if (powers & TEMPLE_ATTUNED) mark(into, at['temples with the power'], UP_TO_3, held[TEMPLES] ?? missing());
  if (powers & PYRAMID_ATTUNED)
    mark(into, at['pyramids with the power'], UP_TO_3, held[PYRAMIDS] ?? missing());
  if (powers & RESPLENDENT)
    mark(into, at['of one kind with the power'], UP_TO_4, Math.max(...held.slice(0, KINDS)));
  if (powers & BOUNTIFUL && devotion <= state.setup.houseRules.redSection)
    into[at['bountiful in the red']] = 1;
  if (powers & WORSHIPFUL) mark(into, at['followers with worshipful'], DESERTS, followers);
  const trapped = trappedBy(state);
  if (trapped.length === 0) return;
  if (god === ANUBIS || lower === ANUBIS) mark(into, at['trapped by it'], UP_TO_3, trapped.length);
  else mark(into, at['trapped by a rival'], UP_TO_3, trapped.filter((owner) => owner === number).length);
}

/** Whose turn it is, who can trigger the next event, and who would merge. */
function fillTurn(state: AnkhState, number: number, into: Int16Array): void {
  const { at } = SIDE;
  const { players } = state.setup;
  const reached = takeable(state, number).length;
  if (state.tieBreaker === number) into[at['tie-breaker'] + (state.tieBreakerUsed ? 1 : 0)] = 1;
  mark(into, at['control targets'], UP_TO_3, reached);
  if (state.teamOf[state.turn] === number) {
    into[at['on turn']] = 1;
    const tempo = tempoOf(state, reached);
    if (tempo >= 0) into[at.tempo + tempo] = 1;
  }
  if (state.teamOf[(state.turn + 1) % players] === number) into[at['next on turn']] = 1;
  if (players < FEWEST_TO_MERGE || state.event >= MERGE) return;
  const below = state.ladder.indexOf(number);
  into[at['below before the merge'] + Math.min(3, below)] = 1;
  const lowest = state.teams[state.ladder[0] ?? missing()] ?? missing();
  const { devotion } = state.teams[number] ?? missing();
  if (below === 1) mark(into, at['falls in the merge'], FALLS, devotion - lowest.devotion);
}

/** Where a team is alone, and how it stands where it is not. */
function fillRegions({ present, regions, teams }: Standings, team: number, into: Int16Array): void {
  const { at } = SIDE;
  let alone = 0;
  let led = 0;
  let even = 0;
  let trailed = 0;
  let lead = 0;
  for (let region = 0; region < regions; region++) {
    const own = present[region * teams + team] ?? missing();
    if (own === 0) continue;
    let most = 0;
    for (let other = 0; other < teams; other++)
      if (other !== team) most = Math.max(most, present[region * teams + other] ?? missing());
    if (most === 0) alone += 1;
    else if (own > most) led += 1;
    else if (own === most) even += 1;
    else trailed += 1;
    if (most > 0) lead = Math.max(lead, own - most);
  }
  mark(into, at['regions alone'], UP_TO_4, alone);
  mark(into, at['battles led'], UP_TO_3, led);
  mark(into, at['battles even'], UP_TO_3, even);
  mark(into, at['battles trailed'], UP_TO_3, trailed);
  mark(into, at['most in battles'], TWO_TO_4, lead);
}

function fillTable(state: AnkhState, sides: number, into: Int16Array): void {
  const { at } = TABLE;
  const { players, scenario, pharaoh } = state.setup;
  into[at.event + state.event] = 1;
  for (let action = 0; action < state.markers.length; action++)
    mark(into, at['move left'] + 4 * action, UP_TO_4, leftOf(state, action));
  into[at.sides + Math.max(0, sides - 2)] = 1;
  into[at.players + players - 2] = 1;
  const known = SCENARIOS.indexOf(scenario);
  if (known >= 0) into[at.scenario + known] = 1;
  if (pharaoh !== null) into[at.pharaoh] = 1;
}

function bits(into: Int16Array, at: number, count: number, set: number): void {
  for (let i = 0; i < count; i++) if (set & (1 << i)) into[at + i] = 1;
}

function countBits(set: number): number {
  let count = 0;
  for (let left = set; left !== 0; left &= left - 1) count += 1;
  return count;
}
