import type { Standings } from '@ennead/ankh/read-model';
import {
  type AnkhState,
  CARD_NAMES,
  type CardName,
  EVENT_TRACK,
  POWER_NAMES,
  type PowerName,
  priceAfter,
  type Team,
  takesPart,
} from '@ennead/ankh/tables';
import { missing } from '@ennead/kernel';
import type { Reason } from '../bot.ts';
import { type Judgement, term } from '../judgement.ts';
import { opinionBy } from '../opinion.ts';
import { winnerTold } from '../winner-told.ts';
import { type Survey, survey } from './conflict.ts';
import { ANKH_EXPERT } from './expert.ts';
import { ANKH_OPINIONS } from './opinions.ts';

/** Event spaces with a Conflict, and the one after which those in the red are forgotten. */
const CONFLICTS = EVENT_TRACK.flatMap(({ event }, before) => (event === 'conflict' ? [before + 1] : []));
const FORGETTING = EVENT_TRACK.findIndex(({ after }) => after === 'forget') + 1;
/** By event: conflicts still to come, and those of them that come before gods are forgotten. */
const STILL_TO_COME = Array.from(
  { length: EVENT_TRACK.length + 1 },
  (_, event) => CONFLICTS.filter((space) => space > event).length,
);
const BEFORE_FORGETTING = STILL_TO_COME.map(
  (_, event) => CONFLICTS.filter((space) => space > event && space <= FORGETTING).length,
);
/** How much more each further conflict brings. */
const GROWTH = 0.7;

/** By conflicts still to come: how much of its full worth it has to own things, and the spread of chances. */
const FUTURE = [0, 0.25, 0.8, 1, 1, 1];
const SPREAD = [1, 1.6, 3.5, 4, 4, 4];
/** By events until the next conflict: how much of what it would bring now it will bring then. */
const NEARNESS = [1, 0.9, 0.6, 0.45, 0.35];
/** The same for each conflict after it. */
const LATER = 0.12;

const FIGURE = 0.7;
const GUARDIAN = 0.8;
const GUARDIAN_IN_POOL = 0.3;
const MONUMENT = 0.9;
const INCOME = 0.2;
const FOLLOWER_FOR_POWER = 0.35;
const FOLLOWER = 0.15;
const MANY_FOLLOWERS = 10;

/** What a power is worth while most of the game lies ahead; like the weights above after a few hundred games of easy bots. */
const POWER: Readonly<Partial<Record<PowerName, number>>> = {
  commanding: 1.3,
  inspiring: 2.4,
  omnipresent: 0.9,
  revered: 1.3,
  resplendent: 2,
  'obelisk-attuned': 1.1,
  'temple-attuned': 1.2,
  'pyramid-attuned': 1.7,
  glorious: 1.6,
  magnanimous: 1.6,
  bountiful: 2.2,
  worshipful: 1.8,
};
/** One that has not been measured. */
const OTHER_POWER = 1.5;
const POWER_WORTH = POWER_NAMES.map((name) => POWER[name] ?? OTHER_POWER);

const CARD: Readonly<Partial<Record<CardName, number>>> = {
  'plague-of-locusts': 0.25,
  'build-monument': 0.3,
  chariots: 0.4,
  'cycle-of-maat': 0,
  drought: 0.25,
  flood: 0.2,
  miracle: 0.2,
};
const OTHER_CARD = 0.25;
const CARD_WORTH = CARD_NAMES.map((name) => CARD[name] ?? OTHER_CARD);

/** What wins at Ankh, in devotion. */
export const ankhJudgement: Judgement<AnkhState, Survey> = {
  players: ({ setup }) => setup.players,
  spread: (state) => SPREAD[conflictsLeft(state)] ?? missing(),
  turn: ({ turn }) => turn,
  horizon: () => 2,
  side: ({ teamOf }, seat) => teamOf[seat] ?? missing(),
  survey,
  survival: (state, seat, board = survey(state)) => survival(state, board, state.teamOf[seat] ?? missing()),
  opinion: opinionBy(ANKH_OPINIONS),
  isFighting: ({ battle, teamOf }, seat) => battle !== null && takesPart(battle, teamOf[seat] ?? missing()),
  hasWon: ({ teamOf }, seat, told) => winnerTold(told, 'battle-decided', teamOf[seat] ?? missing()),
  expert: ANKH_EXPERT,
  value(state, seat, reasons, board = survey(state)) {
    const { standings } = board;
    const number = state.teamOf[seat] ?? missing();
    const team = state.teams[number] ?? missing();
    const left = conflictsLeft(state);
    const future = FUTURE[left] ?? missing();
    return (
      term(reasons, 'devotion', team.devotion) +
      conflicts(state, board, number, left, reasons) +
      term(reasons, 'powers', future * sumOf(team.powers, POWER_WORTH)) +
      term(reasons, 'followers', followers(state, team) * Math.min(1, future + 0.2)) +
      term(reasons, 'figures', future * figures(team, standings, number)) +
      term(reasons, 'monuments', future * MONUMENT * (standings.controlled[number] ?? missing())) +
      term(reasons, 'income', future * INCOME * (standings.income[number] ?? missing())) +
      term(reasons, 'cards', Math.min(1, left) * sumOf(team.hand, CARD_WORTH))
    );
  },
};

function conflictsLeft({ event }: AnkhState): number {
  return STILL_TO_COME[event] ?? 0;
}

/** What the coming conflicts will bring, the next one most. */
function conflicts(
  state: AnkhState,
  board: Survey,
  team: number,
  left: number,
  reasons: Reason[] | null,
): number {
  if (left === 0) return 0;
  const next = CONFLICTS[CONFLICTS.length - left] ?? missing();
  const away = next - state.event;
  const gain = board.gains[team] ?? missing();
  return term(reasons, 'conflict', gain * ((NEARNESS[away] ?? missing()) + LATER * (left - 1)));
}

/** How likely a team is to be out of the red after the fourth conflict, if conflicts go on as they stand now. */
function survival(state: AnkhState, board: Survey, team: number): number {
  const rounds = BEFORE_FORGETTING[state.event] ?? 0;
  if (rounds === 0) return 1;
  const { devotion } = state.teams[team] ?? missing();
  const gain = (board.gains[team] ?? missing()) + GROWTH * (rounds - 1);
  const margin = devotion + gain * rounds - state.setup.houseRules.redSection - 0.5;
  return 1 / (1 + Math.exp(-margin / (0.8 + rounds)));
}

/** Those for the next two powers are worth more than others. */
function followers(state: AnkhState, { followers, powers }: Team): number {
  const unlocked = countBits(powers);
  const wanted = (priceAfter(state, unlocked) ?? 0) + (priceAfter(state, unlocked + 1) ?? 0);
  return (
    FOLLOWER_FOR_POWER * Math.min(followers, wanted) +
    FOLLOWER * Math.min(MANY_FOLLOWERS, Math.max(0, followers - wanted))
  );
}

function figures(team: Team, { figures, guardians }: Standings, number: number): number {
  return (
    FIGURE * (figures[number] ?? missing()) +
    GUARDIAN * (guardians[number] ?? missing()) +
    GUARDIAN_IN_POOL * team.guardians.length
  );
}

function sumOf(bits: number, worth: readonly number[]): number {
  let sum = 0;
  for (let i = 0; i < worth.length; i++) if (bits & (1 << i)) sum += worth[i] ?? missing();
  return sum;
}

function countBits(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count += 1;
  return count;
}
