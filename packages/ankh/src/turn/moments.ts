import type { Frame, Progress, Seat } from '@ennead/kernel';
import type { ActionChoice } from '../questions.ts';
import type { AnkhState } from '../state.ts';
import { type AskingHook, askingHooksOf, turnHooksOf } from '../table/modules.ts';
import type { Log, Offered } from './hooks.ts';

/** A frame that goes through the hooks of a moment: `hook` counts those done. */
export interface HookFrame extends Frame {
  readonly seat: Seat;
  hook: number;
}

/** The frame under all others: `hook` counts what was done before the first turn. */
export interface SetupFrame extends Frame {
  hook: number;
}

/** After the pieces stand: the table's own preparations, one after the other. */
export function AT_SETUP(state: AnkhState, frame: SetupFrame, log: Log): Progress {
  const hooks = turnHooksOf(state);
  while (frame.hook < hooks.length) if (hooks[frame.hook++]?.atSetup?.(state, log) === true) return 'stay';
  return 'next';
}

/**
 * Runs the hooks of a moment one after the other; one that asks is played out before the next. `detail` is the action
 * or the space the moment is about.
 */
type Moment = (state: AnkhState, frame: HookFrame, log: Log, detail: number) => Progress;

function moment(name: AskingHook): Moment {
  return (state, frame, log, detail) => {
    const hooks = askingHooksOf(state, name);
    while (frame.hook < hooks.length) {
      const hook = hooks[frame.hook++];
      if (hook?.(state, frame.seat, detail, log) === true) return 'stay';
      if (state.outcome !== null) return 'over';
    }
    frame.hook = 0;
    return 'next';
  };
}

export const BEFORE_ACTION = moment('beforeAction');
export const AFTER_ACTION = moment('afterAction');
export const ON_SUMMONED = moment('onSummoned');
export const AFTER_CONTROL = moment('afterControl');

/** True when the table has put something in the place of this event. */
export function isReplaced(
  state: AnkhState,
  event: 'insteadOfControl' | 'insteadOfCaravan',
  seat: Seat,
  log: Log,
): boolean {
  for (const record of turnHooksOf(state)) if (record[event]?.(state, seat, log)) return true;
  return false;
}

/** What the table offers beside figures in the action under way; pushed to `options`. */
export function addChoices(state: AnkhState, seat: Seat, action: number, options: Offered): void {
  for (const record of turnHooksOf(state)) record.addChoices?.(state, seat, action, options);
}

const none: ActionChoice[] = [];

export function hasChoices(state: AnkhState, seat: Seat, action: number): boolean {
  while (none.length > 0) none.pop();
  addChoices(state, seat, action, none);
  return none.length > 0;
}

/** One of what the table offers must still be taken before the action may end. */
export function owesChoice(state: AnkhState, seat: Seat, action: number): boolean {
  return turnHooksOf(state).some((record) => record.owesChoice?.(state, seat, action) === true);
}

export function takeChoice(
  state: AnkhState,
  seat: Seat,
  action: number,
  option: ActionChoice,
  log: Log,
): void {
  for (const record of turnHooksOf(state)) record.onChoice?.(state, seat, action, option, log);
}

/** How far figures go in the Move action that begins. */
export function moveRangeOf(state: AnkhState): number {
  for (const { moveRange } of turnHooksOf(state)) {
    const range = moveRange?.(state) ?? 0;
    if (range > 0) return range;
  }
  return state.setup.houseRules.moveRange;
}

export function isSummonBesideNeutral(state: AnkhState): boolean {
  for (const { summonsBesideNeutral } of turnHooksOf(state)) if (summonsBesideNeutral?.(state)) return true;
  return false;
}

export function isGainFromEnemies(state: AnkhState): boolean {
  for (const { gainsFromEnemies } of turnHooksOf(state)) if (gainsFromEnemies?.(state)) return true;
  return false;
}

export function unlockDiscountOf(state: AnkhState): number {
  let discount = 0;
  for (const { unlockDiscount } of turnHooksOf(state)) discount += unlockDiscount?.(state) ?? 0;
  return discount;
}
