import {
  type Board,
  boardOf,
  controller,
  hasTwoTemples,
  isScoring,
  type KemetState,
  maySacrifice,
  owns,
  PASSES,
  prayerOfTemples,
  TILE_KINDS,
  templesControlled,
  UNITS,
} from '@ennead/kemet/tables';
import type { Seat } from '@ennead/kernel';
import { missing } from '@ennead/kernel';
import type { Reason } from '../bot.ts';
import { type Judgement, term } from '../judgement.ts';
import { opinionBy } from '../opinion.ts';
import { winnerTold } from '../winner-told.ts';
import { KEMET_EXPERT } from './expert.ts';
import { KEMET_OPINIONS } from './opinions.ts';
import { type Survey, survey } from './survey.ts';
import { TILE_WORTH } from './tile-values.ts';

/** By level of a pyramid. */
const PYRAMID = [0, 0.25, 0.55, 0.95, 1.4];
const UNIT = 0.13;
const UNIT_IN_RESERVE = 0.05;
const PRAYER = 0.12;
const PRAYER_BEYOND = 0.05;
const ENOUGH_PRAYER = 7;
const CARD_IN_HAND = 0.12;
const TEMPLE = 0.4;
const TEMPLE_PRAYER = 0.08;
/** What is left of the prayer points of the Delta Temple, which asks for a unit. */
export const DELTA = 2;
const TWO_TEMPLES = 0.9;
const HIGH_PYRAMID = 0.5;
/** What it is worth to the defender that a tie is his. */
const WINS_TIES = 0.5;

/** What wins at Kemet, in victory points. */
export const kemetJudgement: Judgement<KemetState, Survey> = {
  players: ({ setup }) => setup.players,
  spread: () => 1.5,
  turn: ({ phase, round, pass, turn }) => (phase === 'day' ? (round * PASSES + pass) * 8 + turn + 1 : -round),
  horizon: ({ setup }) => setup.players + 1,
  side: (_state, seat) => seat,
  opinion: opinionBy(KEMET_OPINIONS),
  isFighting: ({ battle }, seat) => battle !== null && (battle.attacker === seat || battle.defender === seat),
  hasWon: (_state, seat, told) => winnerTold(told, 'battle-won', seat),
  expert: KEMET_EXPERT,
  survey,
  value(state, seat, reasons, seen = survey(state)) {
    const board = boardOf(state);
    const { end } = seen;
    return (
      term(reasons, 'points', state.permanent[seat] ?? missing()) +
      temples(state, board, seat, end, reasons) +
      pyramids(state, board, seat, end, reasons) +
      term(reasons, 'tiles', tiles(state, seat) * (1 - 0.6 * end)) +
      term(reasons, 'units', units(state, seat)) +
      term(reasons, 'prayer', prayer(state.prayer[seat] ?? missing()) * (1 - 0.4 * end)) +
      term(reasons, 'cards', CARD_IN_HAND * (state.handSize[seat] ?? missing())) +
      fronts(state, board, seat, seen, reasons)
    );
  },
};

/** A temple counts at the end of the day, if it is still held then. */
function temples(
  state: KemetState,
  { delta }: Board,
  seat: Seat,
  end: number,
  reasons: Reason[] | null,
): number {
  const late = state.phase === 'day' ? (state.pass + 1) / PASSES : 0.2;
  const kept = 0.3 + 0.65 * late;
  const held = templesControlled(state, seat);
  const income = TEMPLE_PRAYER * (prayerOfTemples(state, seat) + (state.holder[delta] === seat ? DELTA : 0));
  return (
    term(reasons, 'temples', kept * (held * (TEMPLE + 0.6 * end * end) + income)) +
    (hasTwoTemples(state, seat) ? term(reasons, 'two-temples', kept * TWO_TEMPLES) : 0) +
    (maySacrifice(state, seat) ? term(reasons, 'sanctuary', kept * 0.7) : 0)
  );
}

function pyramids(
  state: KemetState,
  { districts }: Board,
  seat: Seat,
  end: number,
  reasons: Reason[] | null,
): number {
  let value = 0;
  for (let district = 0; district < districts; district++) {
    const level = state.pyramidLevel[district] ?? missing();
    if (level === 0 || controller(state, district) !== seat) continue;
    value += (PYRAMID[level] ?? missing()) * (1 - 0.6 * end);
    if (isScoring(state, district)) value += HIGH_PYRAMID + 0.4 * end * end;
  }
  return term(reasons, 'pyramids', value);
}

function tiles(state: KemetState, seat: Seat): number {
  let value = 0;
  for (let kind = 0; kind < TILE_KINDS.length; kind++)
    if (owns(state, seat, kind)) value += TILE_WORTH[kind] ?? missing();
  return value;
}

function units({ reserve }: KemetState, seat: Seat): number {
  const waiting = reserve[seat] ?? missing();
  return UNIT * (UNITS - waiting) + UNIT_IN_RESERVE * waiting;
}

function prayer(points: number): number {
  return PRAYER * Math.min(points, ENOUGH_PRAYER) + PRAYER_BEYOND * Math.max(0, points - ENOUGH_PRAYER);
}

/** Neighbouring enemies: battles one is likely to win, and such as one is likely to lose. */
function fronts(
  state: KemetState,
  { adjacent, size }: Board,
  seat: Seat,
  { troops: { attack, defense } }: Survey,
  reasons: Reason[] | null,
): number {
  let chance = 0;
  let danger = 0;
  for (let sector = 0; sector < size; sector++) {
    if (state.holder[sector] !== seat) continue;
    for (const other of adjacent[sector] ?? missing()) {
      const enemy = state.holder[other] ?? missing();
      if (enemy < 0 || enemy === seat) continue;
      chance = Math.max(
        chance,
        odds((attack[sector] ?? missing()) - (defense[other] ?? missing()) - WINS_TIES),
      );
      danger = Math.max(
        danger,
        odds((attack[other] ?? missing()) - (defense[sector] ?? missing()) - WINS_TIES),
      );
    }
  }
  return term(reasons, 'good-attack', 0.35 * chance) + term(reasons, 'danger', -0.35 * danger);
}

/** Chance to win a battle with so much more strength than the other side before cards are played. */
function odds(lead: number): number {
  return 1 / (1 + Math.exp(-lead));
}
