import { isRecord, shown, strayField } from '@ennead/kernel';
import { ALL_CARDS, CARD_NAMES } from '../cards/names.ts';
import { emptyTeam } from '../ending/leave.ts';
import { GUARDIAN_KINDS } from '../guardians/kinds.ts';
import { POWER_NAMES } from '../powers/names.ts';
import type { AnkhState, Team } from '../state.ts';
import { allThings, findGod } from '../table/things.ts';
import { teamAt } from '../teams.ts';
import { isNumbers, isTexts, isWhole, type Loose } from './loose.ts';
import type { AnkhPosition, TeamPosition } from './position.ts';

/** Who plays for whom, and what each team has beside the board. The sentence says what is wrong; null: nothing. */
export function readTeams(
  state: AnkhState,
  { seats, teams = {}, ladder }: Loose<AnkhPosition>,
): string | null {
  const { players } = state.setup;
  if (seats !== undefined) {
    if (!isNumbers(seats) || seats.length !== players || seats.some((team) => team < -1 || team >= players))
      return 'Seats list the team of every seat, -1 for one that is out of the game.';
    state.teamOf = [...seats];
    state.ladder = state.ladder.filter((team) => seats.includes(team));
    for (const team of state.teams.keys()) if (!state.ladder.includes(team)) emptyTeam(state, team);
  }
  if (!isRecord(teams)) return 'Teams are a record by team number.';
  for (const [key, given] of Object.entries(teams)) {
    const team = /^[0-9]$/.test(key) ? state.teams[Number(key)] : undefined;
    if (team === undefined) return `There is no team ${shown(key)}.`;
    const problem = isRecord(given)
      ? readTeam(team, given, state.ladder.includes(Number(key)))
      : 'is no record';
    if (problem !== null) return `Team ${key} ${problem}.`;
  }
  return readLadder(state, ladder);
}

const MANY = 9999;

const FIELDS = [
  'devotion',
  'followers',
  'powers',
  'used',
  'guardians',
  'lower',
] satisfies (keyof TeamPosition)[];

function readTeam(team: Team, given: Loose<TeamPosition>, isActive: boolean): string | null {
  const { devotion = team.devotion, followers = team.followers, powers, used, guardians, lower } = given;
  const own = allThings().flatMap(({ position }) => position?.teamFields ?? []);
  const stray = strayField(given, [...FIELDS, ...own]);
  if (stray !== null) return `has no field ${stray}`;
  if (lower !== undefined) {
    team.lower = findGod(lower);
    if (team.lower < 0) return 'is merged with a god that does not exist';
  }
  if (!isActive) return Object.keys(given).some((key) => key !== 'lower') ? 'is out of the game' : null;
  if (!isWhole(devotion, 0, MANY)) return 'has no such devotion';
  if (!isWhole(followers, 0, MANY)) return 'has no such number of followers';
  team.devotion = devotion;
  team.followers = followers;
  const powerBits = bitsOfNames(powers, POWER_NAMES);
  if (powerBits === null) return 'has a power that does not exist';
  team.powers = powerBits;
  const usedBits = bitsOfNames(used, CARD_NAMES);
  if (usedBits === null) return 'has used a card that does not exist';
  team.hand = ALL_CARDS & ~usedBits;
  if (guardians !== undefined) {
    const kinds = kindsOfNames(guardians);
    if (kinds === null) return 'has a guardian that does not exist';
    team.guardians = kinds;
  }
  return null;
}

function bitsOfNames(given: unknown, names: readonly string[]): number | null {
  if (given === undefined) return 0;
  if (!isTexts(given)) return null;
  let bits = 0;
  for (const name of given) {
    const bit = 1 << names.indexOf(name);
    if (!names.includes(name) || (bits & bit) !== 0) return null;
    bits |= bit;
  }
  return bits;
}

/** Figure kinds in the order of pools. */
export function kindsOfNames(given: unknown): number[] | null {
  if (!isTexts(given)) return null;
  const kinds: number[] = [];
  for (const name of given) {
    const guardian = GUARDIAN_KINDS.find((each) => each.name === name);
    if (guardian === undefined) return null;
    kinds.push(guardian.kind);
  }
  return kinds.sort((a, b) => a - b);
}

/** From least to most devotion; on one number in the order given, or as they lay at the start. */
function readLadder(state: AnkhState, ladder: unknown): string | null {
  if (ladder === undefined) {
    state.ladder.sort((a, b) => teamAt(state, a).devotion - teamAt(state, b).devotion);
    return null;
  }
  const isOrder =
    isNumbers(ladder) &&
    ladder.length === state.ladder.length &&
    state.ladder.every((team) => ladder.includes(team));
  if (!isOrder) return 'The ladder lists every active team once.';
  state.ladder = [...ladder];
  return null;
}
