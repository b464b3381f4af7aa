import { addedToGain, dyingTeams } from '@ennead/ankh';
import {
  type AnkhState,
  CARD_NAMES,
  MAJORITY_KINDS,
  POWER_NAMES,
  POWER_NUMBERS,
  type PowerName,
} from '@ennead/ankh/tables';
import { missing } from '@ennead/kernel';
import { type Board, boardOf } from './board.ts';

const power = (name: PowerName) => 1 << POWER_NAMES.indexOf(name);
const RESPLENDENT = power('resplendent');
const TEMPLE_ATTUNED = power('temple-attuned');
const GLORIOUS = power('glorious');
const MAGNANIMOUS = power('magnanimous');
const WORSHIPFUL = power('worshipful');
const CHARIOTS = 1 << CARD_NAMES.indexOf('chariots');
const STRONG_CARDS = (1 << CARD_NAMES.indexOf('drought')) | (1 << CARD_NAMES.indexOf('plague-of-locusts'));

const { resplendent, glorious, magnanimous, worshipful } = POWER_NUMBERS;

/** What a glorious victory is worth that is likely but not sure, and what followers given for devotion are. */
const GLORY = 2.5;
const WORSHIP = 0.7;
/** So much more strength makes the chance to win a battle e times as large. */
const STRENGTH = 1.3;
/** What a figure lost in battle costs. */
const LOSS = 0.3;

/** The board, and what a Conflict would bring each team. */
export interface Survey extends Board {
  readonly gains: readonly number[];
}

export function survey(state: AnkhState): Survey {
  const board = boardOf(state);
  return { ...board, gains: state.teams.map((_, team) => conflictGains(state, board, team)) };
}

/** Devotion a team may expect from a Conflict with everything as it stands now. */
function conflictGains(state: AnkhState, board: Board, team: number): number {
  const bonus = addedToGain(state, team)?.amount ?? 0;
  const prices = pricesOf(state, team);
  let gains = 0;
  for (let region = 0; region < board.regions; region++) {
    const at = region * board.teams + team;
    if (board.present[at] === 0) continue;
    const majorities = countMajorities(board, region, team);
    if (majorities > 0) gains += majorities + bonus;
    gains += isAlone(board, region, team)
      ? 1 + (board.radiant[at] ?? missing()) + bonus - prices.held * mortals(board, at)
      : battle(state, board, region, team, bonus, prices);
  }
  return gains;
}

/** What each figure in a region costs a team that holds it afterwards, and one that has lost there. */
interface Prices {
  readonly held: number;
  readonly lost: number;
}

function pricesOf(state: AnkhState, team: number): Prices {
  const dies = (holder: number, losers: number) =>
    dyingTeams(state, holder, losers) & (1 << team) ? LOSS : 0;
  const enemy = (team + 1) % state.teams.length;
  return { held: dies(team, 0), lost: dies(enemy, ~(1 << enemy)) };
}

/** Figures of the team that can die there. */
function mortals({ present, hasGod }: Board, at: number): number {
  return (present[at] ?? missing()) - (hasGod[at] ?? missing());
}

function isAlone({ present, teams }: Board, region: number, team: number): boolean {
  for (let other = 0; other < teams; other++)
    if (other !== team && (present[region * teams + other] ?? missing()) > 0) return false;
  return true;
}

function countMajorities({ monuments, teams }: Board, region: number, team: number): number {
  let majorities = 0;
  for (let kind = 0; kind < MAJORITY_KINDS; kind++) {
    const own = monuments[(region * teams + team) * MAJORITY_KINDS + kind] ?? missing();
    if (own === 0) continue;
    let most = 0;
    for (let other = 0; other < teams; other++)
      if (other !== team)
        most = Math.max(most, monuments[(region * teams + other) * MAJORITY_KINDS + kind] ?? missing());
    if (own > most) majorities += 1;
  }
  return majorities;
}

function battle(
  state: AnkhState,
  board: Board,
  region: number,
  team: number,
  bonus: number,
  { held, lost }: Prices,
): number {
  const own = strength(state, board, region, team);
  let shares = 0;
  let strongest = 0;
  for (let other = 0; other < board.teams; other++) {
    if ((board.present[region * board.teams + other] ?? missing()) === 0) continue;
    const theirs = other === team ? own : strength(state, board, region, other);
    shares += Math.exp((theirs - own) / STRENGTH);
    if (other !== team) strongest = Math.max(strongest, theirs);
  }
  const win = 1 / shares;
  const at = region * board.teams + team;
  const { powers, followers } = state.teams[team] ?? missing();
  const reward =
    (powers & GLORIOUS && own >= strongest + glorious.margin - 1 ? GLORY : 1) +
    (board.radiant[at] ?? missing()) +
    bonus;
  const mortal = mortals(board, at);
  const consolation =
    powers & MAGNANIMOUS && (board.present[at] ?? missing()) >= magnanimous.figures
      ? magnanimous.devotion + bonus
      : 0;
  const worship = powers & WORSHIPFUL && followers >= worshipful.followers ? WORSHIP + bonus : 0;
  return win * (reward - held * mortal) + (1 - win) * (consolation - lost * mortal) + worship;
}

function strength(state: AnkhState, board: Board, region: number, team: number): number {
  const { powers, hand } = state.teams[team] ?? missing();
  const at = region * board.teams + team;
  let total = board.present[at] ?? missing();
  if (
    powers & RESPLENDENT &&
    board.hasGod[at] === 1 &&
    (board.mostOfAKind[team] ?? missing()) >= resplendent.monuments
  )
    total += resplendent.strength - 1;
  if (powers & TEMPLE_ATTUNED)
    total += POWER_NUMBERS['temple-attuned'].strength * (board.temples[at] ?? missing());
  if (hand & CHARIOTS) total += 1.5;
  else if (hand & STRONG_CARDS) total += 0.7;
  return total;
}
