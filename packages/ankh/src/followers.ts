import type { AnkhState } from './state.ts';
import { teamAt } from './teams.ts';
import type { Log } from './turn/hooks.ts';

/** Followers come to a team or, with a negative amount, leave it. They are unlimited (A-COMP-6). */
export function changeFollowers(
  state: AnkhState,
  team: number,
  amount: number,
  rule: string,
  log: Log,
  source: string,
): void {
  const owner = teamAt(state, team);
  owner.followers += amount;
  log?.push({ type: 'followers', rule, team, amount, total: owner.followers, source });
}
