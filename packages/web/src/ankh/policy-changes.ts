import { type AnkhState, findPolicy } from '@ennead/ankh/tables';

/** True while the card is in force, played before the action under way. */
function isInForce(view: AnkhState, policy: string): boolean {
  return view.pharaoh !== null && view.pharaoh.card === findPolicy(policy);
}

/** How far figures may move in the action under way (A-MOVE-1, P-CARD-2). */
export function moveRangeOf(view: AnkhState): number {
  return isInForce(view, 'royal-road') ? 4 : view.setup.houseRules.moveRange;
}

/** What a power of the level costs in the action under way (A-UNL-3, P-CARD-7). */
export function unlockCostOf(view: AnkhState, level: number): number {
  const cost = view.setup.houseRules.unlockCosts[level - 1] ?? 0;
  return isInForce(view, 'house-of-life') ? Math.max(0, cost - 2) : cost;
}
