import { missing } from '@ennead/kernel';
/** From the top row to the bottom one (A-TURN-2): an action's number is its place here and in `state.markers`. */
export const ACTION_NAMES = ['move', 'summon', 'gain', 'unlock'] as const;
export type ActionName = (typeof ACTION_NAMES)[number];

export const MOVE = 0;
export const SUMMON = 1;
export const UNLOCK = 3;

export function actionName(action: number): ActionName {
  return ACTION_NAMES[action] ?? missing();
}
