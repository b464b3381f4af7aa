import {
  ATTACKER,
  BATTLE_CARDS,
  type Board,
  boardOf,
  COLOURS,
  CREATURES,
  controller,
  creatureWith,
  DEFENDER,
  goalOf,
  INTERVENTIONS,
  type KemetState,
  owns,
  PASSES,
  pointsAtDusk,
  SCORING_LEVEL,
  SPACES,
  sureStrength,
  TILE_KINDS,
  UNITS,
} from '@ennead/kemet/tables';
import { missing, type Seat } from '@ennead/kernel';
import { layoutOf, mark } from '../net/layout.ts';
import type { Inputs } from '../net/net.ts';

const POINTS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
const MISSING = [0, 1, 2, 3, 4, 5, 6];
const GAPS = [-4, -3, -2, -1, 0, 1, 2, 3, 4];
const PRAYER = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];
const UNITS_STEPS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
const STRENGTHS = [2, 3, 4, 5, 6, 7, 8];
const LEADS = [-3, -2, -1, 0, 1, 2, 3];
const LEVELS = 4;
const HANDS = INTERVENTIONS.map(({ id }) => id);

const SIDE = layoutOf({
  'permanent points': POINTS.map(String),
  'points missing at dusk': MISSING.map(String),
  'lead at dusk': GAPS.map(String),
  'battle points': 4,
  temples: 4,
  'prayer of temples': 6,
  'two temples': 1,
  sanctuary: 1,
  'pyramid of own city': COLOURS.flatMap((colour) => [1, 2, 3, 4].map((level) => `${colour} ${level}`)),
  'pyramid of another city': COLOURS.flatMap((colour) => [1, 2, 3, 4].map((level) => `${colour} ${level}`)),
  'scoring pyramids': 3,
  'own pyramid taken': LEVELS,
  tile: TILE_KINDS,
  'prayer points': PRAYER.map(String),
  'units on the board': UNITS_STEPS.map(String),
  'strongest attack': STRENGTHS.map(String),
  'strongest defense': STRENGTHS.map(String),
  'defense of temples': STRENGTHS.map(String),
  'best attack on a neighbour': LEADS.map(String),
  'best attack on a temple': LEADS.map(String),
  'worst danger': LEADS.map(String),
  'worst danger to a temple': LEADS.map(String),
  creature: CREATURES,
  'cards in hand': 5,
  intervention: HANDS,
  'battle card left': BATTLE_CARDS.map(({ id }) => id),
  'tokens left': 5,
  space: SPACES.map(({ id }) => id),
  'silver token free': 1,
  'gold token free': 1,
  place: 5,
  'on turn': 1,
});

const TABLE = layoutOf({
  night: 1,
  pass: PASSES,
  round: 7,
  goal: [4, 8, 10].map(String),
  players: 4,
});

/** What a net sees of Kemet. */
export const KEMET_INPUTS: Inputs<KemetState> = {
  ofSide: SIDE.names,
  ofTable: TABLE.names,
  fill(state, seats, sides, table) {
    const board = boardOf(state);
    const atDusk = Array.from({ length: state.setup.players }, (_, seat) => pointsAtDusk(state, seat));
    for (let i = 0; i < seats.length; i++) {
      const into = sides[i] ?? missing();
      const seat = seats[i] ?? missing();
      fillPoints(state, atDusk, seat, into);
      fillBoard(state, board, seat, into);
      fillFronts(state, board, seat, into);
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
  for (const step of MISSING) if (missed <= step) into[at['points missing at dusk'] + step] = 1;
  let most = 0;
  for (let other = 0; other < atDusk.length; other++)
    if (other !== seat) most = Math.max(most, atDusk[other] ?? missing());
  mark(into, at['lead at dusk'], GAPS, own - most);
  mark(into, at['battle points'], [1, 2, 3, 4], state.battlePoints[seat] ?? missing());
}

function fillBoard(state: KemetState, board: Board, seat: Seat, into: Int16Array): void {
  const { at } = SIDE;
  let held = 0;
  let income = 0;
  for (const temple of board.temples) {
    if (state.holder[temple] !== seat) continue;
    held += 1;
    income += temple === board.delta ? 2 : (board.templePrayer[temple] ?? missing());
  }
  mark(into, at.temples, [1, 2, 3, 4], held);
  mark(into, at['prayer of temples'], [1, 2, 3, 4, 5, 6], income);
  if (held >= 2) into[at['two temples']] = 1;
  if (board.sanctuary >= 0 && state.holder[board.sanctuary] === seat) into[at.sanctuary] = 1;
  let scoring = 0;
  for (let district = 0; district < board.districts; district++) {
    const level = state.pyramidLevel[district] ?? missing();
    if (level === 0) continue;
    const isOwn = district >= seat * 3 && district < seat * 3 + 3;
    if (controller(state, district) === seat) {
      const group = isOwn ? at['pyramid of own city'] : at['pyramid of another city'];
      mark(into, group + LEVELS * (state.pyramidColour[district] ?? missing()), [1, 2, 3, 4], level);
      if (level === SCORING_LEVEL) scoring += 1;
    } else if (isOwn) mark(into, at['own pyramid taken'], [1, 2, 3, 4], level);
  }
  mark(into, at['scoring pyramids'], [1, 2, 3], scoring);
  for (let kind = 0; kind < TILE_KINDS.length; kind++) if (owns(state, seat, kind)) into[at.tile + kind] = 1;
}

/** Troops, and how they stand against those next to them. */
function fillFronts(state: KemetState, board: Board, seat: Seat, into: Int16Array): void {
  const { at } = SIDE;
  const none = -9;
  let attack = 0;
  let defense = 0;
  let atTemples = 0;
  let best = none;
  let bestTemple = none;
  let worst = none;
  let worstTemple = none;
  for (let sector = 0; sector < board.size; sector++) {
    if (state.holder[sector] !== seat) continue;
    const attacking = sureStrength(state, seat, sector, ATTACKER);
    const defending = sureStrength(state, seat, sector, DEFENDER);
    const isTemple = (board.templePrayer[sector] ?? missing()) > 0;
    attack = Math.max(attack, attacking);
    defense = Math.max(defense, defending);
    if (isTemple) atTemples = Math.max(atTemples, defending);
    const creature = creatureWith(state, seat, sector);
    if (creature >= 0) into[at.creature + creature] = 1;
    for (const next of board.adjacent[sector] ?? missing()) {
      const enemy = state.holder[next] ?? missing();
      if (enemy < 0 || enemy === seat) continue;
      const chance = attacking - sureStrength(state, enemy, next, DEFENDER);
      const danger = sureStrength(state, enemy, next, ATTACKER) - defending;
      best = Math.max(best, chance);
      worst = Math.max(worst, danger);
      if ((board.templePrayer[next] ?? missing()) > 0) bestTemple = Math.max(bestTemple, chance);
      if (isTemple) worstTemple = Math.max(worstTemple, danger);
    }
  }
  mark(into, at['units on the board'], UNITS_STEPS, UNITS - (state.reserve[seat] ?? missing()));
  mark(into, at['strongest attack'], STRENGTHS, attack);
  mark(into, at['strongest defense'], STRENGTHS, defense);
  mark(into, at['defense of temples'], STRENGTHS, atTemples);
  mark(into, at['best attack on a neighbour'], LEADS, best);
  mark(into, at['best attack on a temple'], LEADS, bestTemple);
  mark(into, at['worst danger'], LEADS, worst);
  mark(into, at['worst danger to a temple'], LEADS, worstTemple);
}

function fillHand(state: KemetState, seat: Seat, into: Int16Array): void {
  const { at } = SIDE;
  mark(into, at['prayer points'], PRAYER, state.prayer[seat] ?? missing());
  mark(into, at['cards in hand'], [1, 2, 3, 4, 5], state.handSize[seat] ?? missing());
  for (let card = 0; card < HANDS.length; card++)
    into[at.intervention + card] = state.hands[seat * HANDS.length + card] ?? missing();
  const left =
    (state.cards[seat] ?? missing()) &
    ~((state.played[seat] ?? missing()) | (state.discarded[seat] ?? missing()));
  const spaces = state.spaces[seat] ?? missing();
  for (let card = 0; card < BATTLE_CARDS.length; card++)
    if (left & (1 << card)) into[at['battle card left'] + card] = 1;
  mark(into, at['tokens left'], [1, 2, 3, 4, 5], state.tokens[seat] ?? missing());
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
  mark(into, at.round, [1, 2, 3, 4, 5, 6, 8], round);
  const goal = goalOf(state);
  into[at.goal + (goal <= 4 ? 0 : goal <= 8 ? 1 : 2)] = 1;
  into[at.players + setup.players - 2] = 1;
}
