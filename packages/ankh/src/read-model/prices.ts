import { CHANGING } from '../policies/changing.ts';
import { findPolicy } from '../policies/names.ts';
import type { ActionChanges } from '../policies/policy.ts';
import { levelAfter } from '../powers/next-level.ts';
import type { AnkhState } from '../state.ts';

/** What the policy card changes that was played before the action under way. */
export function policyChanges({ pharaoh }: AnkhState): ActionChanges | undefined {
  if (pharaoh === null) return undefined;
  return CHANGING.find(({ name }) => findPolicy(name) === pharaoh.card)?.changes;
}

/** How far figures go in the Move action under way or to come (A-MOVE-1, P-CARD-2). */
export function moveRange(view: AnkhState): number {
  return policyChanges(view)?.moveRange ?? view.setup.houseRules.moveRange;
}

/** Followers that a power of the level costs in the Unlock action under way or to come (A-UNL-3, P-CARD-7). */
export function unlockPrice(view: AnkhState, level: number): number {
  const cost = view.setup.houseRules.unlockCosts[level - 1] ?? 0;
  return Math.max(0, cost - (policyChanges(view)?.unlockDiscount ?? 0));
}

/** The same for the power that comes after so many; null when there are no more. */
export function priceAfter(view: AnkhState, powers: number): number | null {
  const level = levelAfter(powers);
  return level === null ? null : unlockPrice(view, level);
}
