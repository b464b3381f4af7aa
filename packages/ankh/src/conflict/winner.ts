import { missing } from '@ennead/kernel';
import { questionTo, yesOrNo } from '../ask.ts';
import { groundOf } from '../ground/ground.ts';
import type { AnkhState } from '../state.ts';
import { type BattleState, battleOf } from './battle-state.ts';
import type { Log } from './hooks.ts';
import { bitsOf, regionName } from './region.ts';

/** B10: the strongest wins; if several are, the holder of the tie-breaker may. */
export const findWinner = questionTo<unknown, 'tie-breaker'>({
  kind: 'tie-breaker',
  skip(state, _frame, log) {
    const strongest = strongestOf(battleOf(state));
    const alone = (strongest & (strongest - 1)) === 0;
    if (!alone && canBreakTie(state, strongest)) return null;
    decide(state, alone && strongest !== 0 ? 31 - Math.clz32(strongest) : -1, log);
    return 'next';
  },
  seat: (state) => state.tieBreaker,
  options: yesOrNo,
  take(state, _frame, option, log) {
    const team = state.tieBreaker;
    const used = option === 'yes';
    if (used) state.tieBreakerUsed = true;
    log?.push({ type: 'tie-breaker', rule: 'A-WIN-3', team, used });
    decide(state, used ? team : -1, log);
    return 'next';
  },
});

/** The contenders of highest strength, one bit each: only teams with a figure left contend (A-WIN-1, A-WIN-2). */
function strongestOf({ participants, present, strength }: BattleState): number {
  let highest = -1;
  let teams = 0;
  for (let team = 0; team < present.length; team++) {
    if ((participants & (1 << team)) === 0 || present[team] === 0) continue;
    const own = strength[team] ?? missing();
    if (own > highest) teams = 0;
    if (own >= highest) {
      highest = own;
      teams |= 1 << team;
    }
  }
  return teams;
}

function canBreakTie({ tieBreaker, tieBreakerUsed }: AnkhState, tied: number): boolean {
  return tieBreaker >= 0 && !tieBreakerUsed && (tied & (1 << tieBreaker)) !== 0;
}

function decide(state: AnkhState, winner: number, log: Log): void {
  const battle = battleOf(state);
  battle.winner = winner;
  log?.push({
    type: 'battle-decided',
    rule: winner < 0 ? 'A-WIN-4' : 'A-WIN-1',
    region: regionName(groundOf(state), battle.region),
    ...(winner >= 0 && { winner }),
    losers: bitsOf(losersOf(battle)),
  });
}

/** All participants other than the winner, one bit each (A-WIN-7). */
export function losersOf({ participants, winner }: BattleState): number {
  return winner < 0 ? participants : participants & ~(1 << winner);
}
