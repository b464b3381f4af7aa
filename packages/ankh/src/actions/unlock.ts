import { answersOf, enter, missing, procedure, ruled, type Seat } from '@ennead/kernel';
import { always, prepared } from '../ask.ts';
import type { AnkhFact } from '../facts.ts';
import { addGuardian } from '../figures.ts';
import { changeFollowers } from '../followers.ts';
import { BASES_PER_SIZE, guardianOf } from '../guardians/kinds.ts';
import { guardiansOwned } from '../guardians/owned.ts';
import { POWER_NAMES, POWERS_OF_LEVEL } from '../powers/names.ts';
import { levelAfter } from '../powers/next-level.ts';
import type { AnkhOption } from '../questions.ts';
import type { AnkhState } from '../state.ts';
import { modulesOf, unlockingGivesGuardians } from '../table/modules.ts';
import { teamAt, teamOfSeat } from '../teams.ts';
import type { Log } from '../turn/hooks.ts';
import { unlockDiscountOf } from '../turn/moments.ts';
import { isFirstAction } from '../turn/track.ts';
import type { ActionFrame } from '../turn/turn.ts';

/** By the number of powers held before: the level of the guardian whose symbol the next one uncovers, 0 for none (A-UNL-6). */
const SYMBOLS: readonly number[] = [0, 1, 0, 2, 3, 0];

/** A power goes by its number; behind them comes what is none. */
const ANSWERS = answersOf<AnkhOption<'unlock'>>([...POWER_NAMES, 'pass']);
const PASS = POWER_NAMES.length;

export function beginUnlock(state: AnkhState, seat: Seat): void {
  enter<ActionFrame>(state, { procedure: 'unlock', at: 0, seat });
}

/** Unlock Ankh Power (A-UNL-1 to A-UNL-8). */
export const unlock = procedure<AnkhState, ActionFrame, AnkhFact>(
  prepared({
    kind: 'unlock',
    skip(state, { seat }, log) {
      const team = teamOfSeat(state, seat);
      if (canUnlock(state, team)) return null;
      log?.push({ type: 'action-without-effect', rule: 'A-UNL-4', team, action: 'unlock' });
      return 'end';
    },
    isAlwaysAsked: always,
    answers: () => ANSWERS,
    set: (state, { seat }) => choices(state, teamOfSeat(state, seat)),
    about: (state, { seat }) => nextLevel(state, teamOfSeat(state, seat)),
    take(state, { seat }, power, log) {
      const team = teamOfSeat(state, seat);
      if (power === PASS)
        log?.push({ type: 'action-without-effect', rule: 'A-TURN-10', team, action: 'unlock' });
      else unlockPower(state, team, power, log);
      return 'end';
    },
  }),
);

/** Only asked while there is one. */
function nextLevel(state: AnkhState, team: number): number {
  return levelAfter(powerCount(state, team)) ?? missing();
}

function powerCount(state: AnkhState, team: number): number {
  let bits = teamAt(state, team).powers;
  let count = 0;
  for (; bits !== 0; bits &= bits - 1) count += 1;
  return count;
}

/** What the next power costs the team in the action under way. */
function costOfNext(state: AnkhState, team: number): number {
  const cost = state.setup.houseRules.unlockCosts[nextLevel(state, team) - 1] ?? missing();
  return Math.max(0, cost - unlockDiscountOf(state));
}

/** A-UNL-4. */
export function canUnlock(state: AnkhState, team: number): boolean {
  if (levelAfter(powerCount(state, team)) === null) return false;
  return teamAt(state, team).followers >= costOfNext(state, team);
}

/** The powers of a level that the team does not have and may have at this table, one bit each. */
export function lockedPowers(state: AnkhState, team: number, level: number): number {
  let locked = (POWERS_OF_LEVEL[level] ?? missing()) & ~teamAt(state, team).powers;
  for (const { lockedPowers: barred = 0 } of modulesOf(state)) locked &= ~barred;
  return locked;
}

/** The first action is carried out in full; only the second may be declined (A-TURN-10). */
function mustUnlock(state: AnkhState): boolean {
  return ruled(state, 'first-unlock') === 'must' && state.frames.some(isFirstAction);
}

/** The powers and to pass, one bit each. */
function choices(state: AnkhState, team: number): number {
  const locked = lockedPowers(state, team, nextLevel(state, team));
  return mustUnlock(state) ? locked : locked | (1 << PASS);
}

function unlockPower(state: AnkhState, team: number, power: number, log: Log): void {
  const before = powerCount(state, team);
  const cost = costOfNext(state, team);
  teamAt(state, team).powers |= 1 << power;
  changeFollowers(state, team, -cost, 'A-UNL-8', log, 'unlock');
  log?.push({ type: 'power-unlocked', rule: 'A-UNL-3', team, power: POWER_NAMES[power] ?? missing(), cost });
  const symbol = SYMBOLS[before] ?? missing();
  if (symbol > 0 && unlockingGivesGuardians(state)) gainGuardian(state, team, symbol, log);
}

/** A-UNL-7. What is missed for lack of supply or bases is never made up for. */
function gainGuardian(state: AnkhState, team: number, level: number, log: Log): void {
  const { guardianSupply } = state;
  const at = guardianSupply.findIndex((kind) => guardianOf(kind).level === level);
  const kind = guardianSupply[at];
  if (kind === undefined)
    log?.push({ type: 'guardian-missed', rule: 'A-UNL-7', team, level, reason: 'supply' });
  else if (guardiansOwned(state, team, guardianOf(kind).base) >= BASES_PER_SIZE)
    log?.push({ type: 'guardian-missed', rule: 'A-COMP-9', team, level, reason: 'base' });
  else {
    state.guardianSupply = guardianSupply.toSpliced(at, 1);
    addGuardian(teamAt(state, team), kind);
    log?.push({
      type: 'guardian-gained',
      rule: 'A-UNL-7',
      team,
      guardian: guardianOf(kind).name,
    });
  }
}
