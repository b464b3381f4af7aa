/** Actions as indexes of `state.markers`. */
export const MOVE = 0;
export const SUMMON = 1;
export const GAIN = 2;
export const UNLOCK = 3;

/** From the top row to the bottom one (A-TURN-2). */
export const ACTION_NAMES = ['move', 'summon', 'gain', 'unlock'] as const;
export type ActionName = (typeof ACTION_NAMES)[number];

export function actionName(action: number): ActionName {
  return ACTION_NAMES[action] as ActionName;
}
