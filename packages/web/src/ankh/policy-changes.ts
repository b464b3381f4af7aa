import { type AnkhState, findPolicy, houseOfLife, royalRoad } from '@ennead/ankh/tables';

/** The policy cards whose change of an action is shown before it is taken. */
const SHOWN = [royalRoad, houseOfLife];

/** What the card changes that was played before the action under way. */
function changesOf({ pharaoh }: AnkhState) {
  if (pharaoh === null) return undefined;
  return SHOWN.find(({ name }) => findPolicy(name) === pharaoh.card)?.changes;
}

/** How far figures may move in the action under way (A-MOVE-1, P-CARD-2). */
export function moveRangeOf(view: AnkhState): number {
  return changesOf(view)?.moveRange ?? view.setup.houseRules.moveRange;
}

/** What a power of the level costs in the action under way (A-UNL-3, P-CARD-7). */
export function unlockCostOf(view: AnkhState, level: number): number {
  const cost = view.setup.houseRules.unlockCosts[level - 1] ?? 0;
  return Math.max(0, cost - (changesOf(view)?.unlockDiscount ?? 0));
}
