import type { Standings } from '@ennead/ankh/read-model';
import {
  type AnkhState,
  CARD_NAMES,
  controllerOf,
  DESERT,
  EVENT_TRACK,
  FIGURE_NAMES,
  GOD_NAMES,
  GUARDIAN_KINDS,
  groundOf,
  isGuardian,
  kindOf,
  lastSpace,
  monumentKind,
  NEUTRAL,
  ownerOf,
  POWER_NAMES,
  priceAfter,
  SCENARIO_BOXES,
  startSpace,
  TERRAIN,
} from '@ennead/ankh/tables';
import { missing, type Seat } from '@ennead/kernel';
import { layoutOf, mark } from '../net/layout.ts';
import type { Inputs } from '../net/net.ts';
import { type Survey, survey } from './conflict.ts';

const GUARDIANS = GUARDIAN_KINDS.map(({ name }) => name);
/** By kind of figure: its place among the guardians. */
const GUARDIAN_AT = FIGURE_NAMES.map((name) =>
  GUARDIAN_KINDS.findIndex((guardian) => guardian.name === name),
);
const DROUGHT = CARD_NAMES.indexOf('drought');
const PLAGUE = CARD_NAMES.indexOf('plague-of-locusts');
const SCENARIOS = SCENARIO_BOXES.map(({ id }) => id as string);
const KINDS = 3;

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

const SIDE = layoutOf({
  devotion: DEVOTION,
  'lead in devotion': GAPS,
  'last but for ties': 1,
  followers: FOLLOWERS,
  'lead in followers': LEADS,
  power: POWER_NAMES,
  powers: UP_TO_6,
  'next power paid': 2,
  card: CARD_NAMES,
  cards: UP_TO_5,
  'plague with most followers': 1,
  'drought in desert': DESERTS,
  'guardian on the board': GUARDIANS,
  'guardian in the pool': GUARDIANS,
  god: GOD_NAMES,
  'lower god': GOD_NAMES,
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
  fill(state, seats, sides, table, counted) {
    const seen = (counted as Survey | undefined) ?? survey(state);
    const spread = spreadOf(state, seen.standings.teams);
    for (let i = 0; i < seats.length; i++)
      fillSide(state, seen, spread, seats[i] ?? missing(), sides[i] ?? missing());
    fillTable(state, seats.length, table);
  },
};

/** What stands where, by team. */
interface Spread {
  readonly guardians: readonly number[][];
  readonly kinds: readonly number[][];
  /** Figures in the desert, and neutral monuments a figure stands beside. */
  readonly desert: readonly number[];
  readonly neutral: readonly number[];
}

function spreadOf(state: AnkhState, teams: number): Spread {
  const lists = (length: number) => Array.from({ length: teams }, () => new Array<number>(length).fill(0));
  const guardians = lists(GUARDIANS.length);
  const kinds = lists(KINDS + 1);
  const desert = new Array<number>(teams).fill(0);
  const neutral = new Array<number>(teams).fill(0);
  const ground = groundOf(state);
  for (let space = 0; space < state.figures.length; space++) {
    const figure = state.figures[space] ?? missing();
    if (figure !== 0) {
      const team = ownerOf(figure);
      const kind = kindOf(figure);
      if (team < teams) {
        if (isGuardian(kind)) add(guardians[team], GUARDIAN_AT[kind] ?? missing());
        if (TERRAIN[space] === DESERT) add(desert, team);
      }
    }
    const monument = state.monuments[space] ?? missing();
    if (monument === 0) continue;
    const owner = controllerOf(monument);
    if (owner !== NEUTRAL) add(kinds[owner], Math.min(KINDS, monumentKind(monument) - 1));
    else {
      let beside = 0;
      for (const around of ground.adjacent[space] ?? missing()) {
        const figure = state.figures[around] ?? missing();
        if (figure !== 0) beside |= 1 << ownerOf(figure);
      }
      for (let team = 0; team < teams; team++) if (beside & (1 << team)) add(neutral, team);
    }
  }
  return { guardians, kinds, desert, neutral };
}

function add(counts: number[] | undefined, at: number): void {
  if (counts !== undefined && at >= 0 && at < counts.length) counts[at] = (counts[at] ?? 0) + 1;
}

function fillSide(state: AnkhState, seen: Survey, spread: Spread, seat: Seat, into: Int16Array): void {
  const { at } = SIDE;
  const number = state.teamOf[seat] ?? missing();
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
  const kinds = (spread.kinds[number] ?? missing()).slice(0, KINDS);
  mark(into, at.devotion, DEVOTION, devotion);
  mark(into, at['lead in devotion'], GAPS, devotion - mostDevotion);
  if (isLast) into[at['last but for ties']] = 1;
  mark(into, at.followers, FOLLOWERS, followers);
  const lead = followers - mostFollowers;
  mark(into, at['lead in followers'], LEADS, lead);
  bits(into, at.power, POWER_NAMES.length, powers);
  const unlocked = countBits(powers);
  mark(into, at.powers, UP_TO_6, unlocked);
  const price = priceAfter(state, unlocked);
  if (price !== null && followers >= price)
    into[at['next power paid'] + (followers >= 2 * price + 1 ? 1 : 0)] = 1;
  bits(into, at.card, CARD_NAMES.length, hand);
  mark(into, at.cards, UP_TO_5, countBits(hand));
  if (hand & (1 << PLAGUE) && lead > 0) into[at['plague with most followers']] = 1;
  if (hand & (1 << DROUGHT)) mark(into, at['drought in desert'], DESERTS, spread.desert[number] ?? missing());
  for (let kind = 0; kind < GUARDIANS.length; kind++) {
    into[at['guardian on the board'] + kind] = spread.guardians[number]?.[kind] ?? missing();
  }
  for (const kind of team.guardians) {
    const place = at['guardian in the pool'] + (GUARDIAN_AT[kind] ?? missing());
    into[place] = (into[place] ?? missing()) + 1;
  }
  into[at.god + team.god] = 1;
  if (team.lower >= 0) into[at['lower god'] + team.lower] = 1;
  mark(into, at['warriors in the pool'], WARRIORS, team.warriors);
  mark(into, at.figures, COUNT, seen.standings.figures[number] ?? missing());
  mark(into, at['monuments held'], COUNT, seen.standings.controlled[number] ?? missing());
  mark(into, at['of one kind'], UP_TO_4, Math.max(...kinds));
  for (let kind = 0; kind < KINDS; kind++) into[at.kind + kind] = kinds[kind] ?? missing();
  mark(into, at.income, COUNT, seen.standings.income[number] ?? missing());
  mark(into, at['neutral beside'], UP_TO_3, spread.neutral[number] ?? missing());
  mark(into, at['gain in a conflict'], GAINS, 2 * (seen.gains[number] ?? missing()));
  fillRegions(seen.standings, number, into);
  if (state.tieBreaker === number) into[at['tie-breaker'] + (state.tieBreakerUsed ? 1 : 0)] = 1;
  const { players } = state.setup;
  if (state.teamOf[state.turn] === number) into[at['on turn']] = 1;
  if (state.teamOf[(state.turn + 1) % players] === number) into[at['next on turn']] = 1;
  if (devotion <= state.setup.houseRules.redSection) into[at['in the red']] = 1;
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
  for (let action = 0; action < state.markers.length; action++) {
    const left =
      lastSpace(state.setup, action) - Math.max(startSpace(state.setup), state.markers[action] ?? missing());
    mark(into, at['move left'] + 4 * action, UP_TO_4, left);
  }
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
