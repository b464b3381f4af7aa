import {
  BATTLE_CARDS,
  type Board,
  boardOf,
  COLOURS,
  CREATURES,
  cityOf,
  controller,
  goalOf,
  hasTwoTemples,
  INTERVENTIONS,
  isScoring,
  type KemetState,
  owns,
  PASSES,
  pointsAtDusk,
  prayerOfTemples,
  SPACES,
  TILE_KINDS,
  TILES,
  templesControlled,
  UNITS,
} from '@ennead/kemet/tables';
import { missing, type Seat } from '@ennead/kernel';
import { layoutOf, mark } from '../net/layout.ts';
import type { Inputs } from '../net/net.ts';
import { type Fronts, frontsOf } from './fronts.ts';
import { DELTA } from './judgement.ts';
import { type Survey, survey } from './survey.ts';

const POINTS = { steps: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] };
/** Points beyond the goal, below zero while some are missing. */
const MISSING = { steps: [-6, -5, -4, -3, -2, -1, 0] };
const GAPS = { steps: [-4, -3, -2, -1, 0, 1, 2, 3, 4] };
const PRAYER = { steps: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] };
const UNITS_STEPS = { steps: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] };
const STRENGTHS = { steps: [2, 3, 4, 5, 6, 7, 8] };
const LEADS = { steps: [-3, -2, -1, 0, 1, 2, 3] };
const upTo = (most: number) => ({ steps: Array.from({ length: most }, (_, i) => i + 1) });
const UP_TO_3 = upTo(3);
const UP_TO_4 = upTo(4);
const UP_TO_5 = upTo(5);
const UP_TO_6 = upTo(6);
const ROUNDS = { steps: [1, 2, 3, 4, 5, 6, 8] };
/** Prayer points that pay for no more than one card in a battle. */
const POOR = 1;
/** Points of the leader, as a share of the goal, at which a phase of the game ends. */
const PHASE_ENDS = [0.4, 0.75];
/**
 * What the shipped nets have learned of. New things come last in the lists of the rules, and nets see nothing of them until
 * they are trained with larger numbers here.
 */
const KINDS = TILE_KINDS.slice(0, 39);
const BEASTS = CREATURES.slice(0, 7);
const HANDS = INTERVENTIONS.slice(0, 14).map(({ id }) => id);
const CARDS = BATTLE_CARDS.slice(0, 8).map(({ id }) => id);

const SIDE = layoutOf({
  'permanent points': POINTS,
  'points missing at dusk': MISSING,
  'lead at dusk': GAPS,
  'goal at dusk in pass': PASSES,
  'goal but for one in pass': PASSES,
  'battle points': UP_TO_4,
  temples: UP_TO_4,
  'prayer of temples': UP_TO_6,
  'two temples': 1,
  sanctuary: 1,
  'own pyramid white': UP_TO_4,
  'own pyramid red': UP_TO_4,
  'own pyramid blue': UP_TO_4,
  'foreign pyramid white': UP_TO_4,
  'foreign pyramid red': UP_TO_4,
  'foreign pyramid blue': UP_TO_4,
  'scoring pyramids': UP_TO_3,
  'own pyramid taken': UP_TO_4,
  tile: KINDS,
  'white tiles': UP_TO_4,
  'red tiles': UP_TO_4,
  'blue tiles': UP_TO_4,
  'prayer points': PRAYER,
  'units on the board': UNITS_STEPS,
  'strongest attack': STRENGTHS,
  'attack from afar': STRENGTHS,
  'attack from far off': STRENGTHS,
  'strongest defense': STRENGTHS,
  'defense of temples': STRENGTHS,
  'best attack on a neighbour': LEADS,
  'best attack on a temple': LEADS,
  'worst danger': LEADS,
  'worst danger to a temple': LEADS,
  'temples in no danger': UP_TO_3,
  'temples to take': UP_TO_3,
  'poor in danger': 1,
  creature: BEASTS,
  'cards in hand': UP_TO_5,
  intervention: HANDS,
  'battle card left': CARDS,
  'tokens left': UP_TO_5,
  space: SPACES.map(({ id }) => id),
  'silver token free': 1,
  'gold token free': 1,
  place: 5,
  'on turn': 1,
});

const TABLE = layoutOf({
  night: 1,
  pass: PASSES,
  round: ROUNDS,
  goal: ['4', '8', '10'],
  players: 4,
});

/** What a net sees of Kemet. */
export const KEMET_INPUTS: Inputs<KemetState> = {
  ofSide: SIDE,
  ofTable: TABLE,
  phases: PHASE_ENDS.length + 1,
  phase(state, seen) {
    const { lead } = (seen as Survey | undefined) ?? survey(state);
    let phase = 0;
    while (lead >= (PHASE_ENDS[phase] ?? Number.POSITIVE_INFINITY)) phase += 1;
    return phase;
  },
  fill(state, seats, sides, table, seen) {
    const board = boardOf(state);
    const { troops } = (seen as Survey | undefined) ?? survey(state);
    const tiles = tilesOf(state);
    const atDusk = Array.from({ length: state.setup.players }, (_, seat) => pointsAtDusk(state, seat));
    for (let i = 0; i < seats.length; i++) {
      const into = sides[i] ?? missing();
      const seat = seats[i] ?? missing();
      fillPoints(state, atDusk, seat, into);
      fillBoard(state, board, seat, into);
      fillTiles(tiles, seat, into);
      fillFronts(state, frontsOf(state, board, troops, seat), seat, into);
      fillHand(state, seat, into);
    }
    fillTable(state, table);
  },
};

function fillPoints(state: KemetState, atDusk: readonly number[], seat: Seat, into: Int16Array): void {
  const { at } = SIDE;
  mark(into, at['permanent points'], POINTS, state.permanent[seat] ?? missing());
  const own = atDusk[seat] ?? missing();
  const missed = goalOf(state) - own;
  mark(into, at['points missing at dusk'], MISSING, -missed);
  if (state.phase === 'day' && missed <= 1)
    into[at[missed <= 0 ? 'goal at dusk in pass' : 'goal but for one in pass'] + state.pass] = 1;
  let most = 0;
  for (let other = 0; other < atDusk.length; other++)
    if (other !== seat) most = Math.max(most, atDusk[other] ?? missing());
  mark(into, at['lead at dusk'], GAPS, own - most);
  mark(into, at['battle points'], UP_TO_4, state.battlePoints[seat] ?? missing());
}

function fillBoard(state: KemetState, board: Board, seat: Seat, into: Int16Array): void {
  const { at } = SIDE;
  mark(into, at.temples, UP_TO_4, templesControlled(state, seat));
  const income = prayerOfTemples(state, seat) + (state.holder[board.delta] === seat ? DELTA : 0);
  mark(into, at['prayer of temples'], UP_TO_6, income);
  if (hasTwoTemples(state, seat)) into[at['two temples']] = 1;
  if (board.sanctuary >= 0 && state.holder[board.sanctuary] === seat) into[at.sanctuary] = 1;
  let scoring = 0;
  /** By colour, those of the own city first: the highest level. */
  const levels: number[] = [];
  for (let district = 0; district < board.districts; district++) {
    const level = state.pyramidLevel[district] ?? missing();
    if (level === 0) continue;
    const isOwn = cityOf(district) === seat;
    if (controller(state, district) === seat) {
      const kind = (isOwn ? 0 : COLOURS.length) + (state.pyramidColour[district] ?? missing());
      levels[kind] = Math.max(levels[kind] ?? 0, level);
      if (isScoring(state, district)) scoring += 1;
    } else if (isOwn) mark(into, at['own pyramid taken'], UP_TO_4, level);
  }
  for (const [kind, level = 0] of levels.entries())
    mark(into, at['own pyramid white'] + UP_TO_4.steps.length * kind, UP_TO_4, level);
  mark(into, at['scoring pyramids'], UP_TO_3, scoring);
  for (let kind = 0; kind < KINDS.length; kind++) if (owns(state, seat, kind)) into[at.tile + kind] = 1;
}

/** By seat, then by colour: tiles owned. */
function tilesOf({ tileOwner, setup }: KemetState): number[] {
  const counts = new Array<number>(setup.players * COLOURS.length).fill(0);
  for (let tile = 0; tile < tileOwner.length; tile++) {
    const owner = tileOwner[tile] ?? missing();
    if (owner < 0) continue;
    const at = owner * COLOURS.length + (TILE_COLOURS[tile] ?? missing());
    counts[at] = (counts[at] ?? missing()) + 1;
  }
  return counts;
}

const TILE_COLOURS = TILES.map(({ colour }) => COLOURS.indexOf(colour));
const TILES_AT = [SIDE.at['white tiles'], SIDE.at['red tiles'], SIDE.at['blue tiles']];

function fillTiles(tiles: readonly number[], seat: Seat, into: Int16Array): void {
  for (const [colour, at] of TILES_AT.entries())
    mark(into, at, UP_TO_4, tiles[seat * COLOURS.length + colour] ?? missing());
}

function fillFronts(state: KemetState, fronts: Fronts, seat: Seat, into: Int16Array): void {
  const { at } = SIDE;
  mark(into, at['units on the board'], UNITS_STEPS, UNITS - (state.reserve[seat] ?? missing()));
  mark(into, at['strongest attack'], STRENGTHS, fronts.attack);
  mark(into, at['attack from afar'], STRENGTHS, fronts.attackFromAfar);
  mark(into, at['attack from far off'], STRENGTHS, fronts.attackFromFarOff);
  mark(into, at['strongest defense'], STRENGTHS, fronts.defense);
  mark(into, at['defense of temples'], STRENGTHS, fronts.atTemples);
  mark(into, at['best attack on a neighbour'], LEADS, fronts.best);
  mark(into, at['best attack on a temple'], LEADS, fronts.bestTemple);
  mark(into, at['worst danger'], LEADS, fronts.worst);
  mark(into, at['worst danger to a temple'], LEADS, fronts.worstTemple);
  mark(into, at['temples in no danger'], UP_TO_3, fronts.safeTemples);
  mark(into, at['temples to take'], UP_TO_3, fronts.templesToTake);
  if (fronts.worst >= 0 && (state.prayer[seat] ?? missing()) <= POOR) into[at['poor in danger']] = 1;
  for (const creature of fronts.creatures) if (creature < BEASTS.length) into[at.creature + creature] = 1;
}

function fillHand(state: KemetState, seat: Seat, into: Int16Array): void {
  const { at } = SIDE;
  mark(into, at['prayer points'], PRAYER, state.prayer[seat] ?? missing());
  mark(into, at['cards in hand'], UP_TO_5, state.handSize[seat] ?? missing());
  for (let card = 0; card < HANDS.length; card++)
    into[at.intervention + card] = state.hands[seat * INTERVENTIONS.length + card] ?? missing();
  const left =
    (state.cards[seat] ?? missing()) &
    ~((state.played[seat] ?? missing()) | (state.discarded[seat] ?? missing()));
  const spaces = state.spaces[seat] ?? missing();
  for (let card = 0; card < CARDS.length; card++)
    if (left & (1 << card)) into[at['battle card left'] + card] = 1;
  mark(into, at['tokens left'], UP_TO_5, state.tokens[seat] ?? missing());
  for (let space = 0; space < SPACES.length; space++) if (spaces & (1 << space)) into[at.space + space] = 1;
  if ((state.silver[seat] ?? missing()) < 0) into[at['silver token free']] = 1;
  if ((state.gold[seat] ?? missing()) < 0) into[at['gold token free']] = 1;
  const place = state.order.indexOf(seat);
  if (place >= 0) into[at.place + place] = 1;
  if (state.active === seat) into[at['on turn']] = 1;
}

function fillTable(state: KemetState, into: Int16Array): void {
  const { at } = TABLE;
  const { phase, pass, round, setup } = state;
  if (phase === 'day') into[at.pass + pass] = 1;
  else into[at.night] = 1;
  mark(into, at.round, ROUNDS, round);
  const goal = goalOf(state);
  into[at.goal + (goal <= 4 ? 0 : goal <= 8 ? 1 : 2)] = 1;
  into[at.players + setup.players - 2] = 1;
}
