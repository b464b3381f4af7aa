import { add, enter, type Frame, missing, pick, procedure, type Seat } from '@ennead/kernel';
import { beginMove } from '../actions/move.ts';
import { ACTION_NAMES, type ActionName, actionName, UNLOCK } from '../actions/names.ts';
import { beginSummon } from '../actions/summon.ts';
import { beginUnlock } from '../actions/unlock.ts';
import { always, question } from '../ask.ts';
import type { AnkhFact } from '../facts.ts';
import type { AnkhState } from '../state.ts';
import { isMerged, teamOfSeat } from '../teams.ts';
import type { Log } from './hooks.ts';
import { AFTER_ACTION, AT_SETUP, BEFORE_ACTION, type HookFrame, type SetupFrame } from './moments.ts';
import { hasFired, lastSpace, startSpace } from './track.ts';

/** What the table does before the first turn, then turn after turn, until a step ends the game. */
export const game = procedure<AnkhState, SetupFrame, AnkhFact>(
  { run: AT_SETUP },
  {
    run(state, _frame, log) {
      const seat = state.turn;
      log?.push({ type: 'turn-began', rule: 'A-TURN-1', seat, team: teamOfSeat(state, seat) });
      enter<TurnFrame>(state, { procedure: 'turn', at: 0, seat, action: -1, first: -1, hook: 0 });
      return 'stay';
    },
  },
);

export interface TurnFrame extends HookFrame {
  readonly seat: Seat;
  /** The action under way. */
  action: number;
  /** The first action, once the second is being chosen; -1 before. */
  first: number;
}

/** What a single action is done in: it ends when the action is resolved. */
export interface ActionFrame extends Frame {
  readonly seat: Seat;
}

const CHOOSE = 0;

/** By action. */
const BEGIN: readonly ((state: AnkhState, seat: Seat) => void)[] = [
  beginMove,
  beginSummon,
  (state, seat) => enter<ActionFrame>(state, { procedure: 'gain', at: 0, seat }),
  beginUnlock,
];

const firstAction = question<TurnFrame, 'action'>({
  kind: 'action',
  options: (_state, frame) => actionsOf(frame),
  isAlwaysAsked: always,
  take: takeAction,
});

const secondAction = question<TurnFrame, 'second-action'>({
  kind: 'second-action',
  options: (_state, frame) => actionsOf(frame),
  about: (_state, { first }) => actionName(first),
  isAlwaysAsked: always,
  take: takeAction,
});

function takeAction(state: AnkhState, frame: TurnFrame, option: ActionName, log: Log): 'next' {
  const action = ACTION_NAMES.indexOf(option);
  frame.action = action;
  const marker = add(state.markers, action, 1);
  log?.push({
    type: 'action-taken',
    rule: frame.first < 0 ? 'A-TURN-3' : 'A-TURN-5',
    seat: frame.seat,
    team: teamOfSeat(state, frame.seat),
    action: option,
    second: frame.first >= 0,
    marker,
    last: lastSpace(state.setup, action),
  });
  return 'next';
}

/** A turn: one or two actions (A-TURN-1), each as A-TURN-3 says, and at most one event (A-EVT-6). */
export const turn = procedure<AnkhState, TurnFrame, AnkhFact>(
  {
    decisions: (state, frame) => (frame.first < 0 ? firstAction : secondAction).decisions(state, frame),
    answer: firstAction.answer,
    answerRandomly: (state, frame, chance, log) =>
      takeAction(state, frame, pick(chance, actionsOf(frame)), log),
  },
  { run: (state, frame, log) => BEFORE_ACTION(state, frame, log, frame.action) },
  {
    run(state, { action, seat }) {
      BEGIN[action]?.(state, seat);
      return 'next';
    },
  },
  { run: (state, frame, log) => AFTER_ACTION(state, frame, log, frame.action) },
  {
    run(state, frame) {
      if (hasFired(state, frame.action)) {
        enter<ActionFrame>(state, { procedure: 'event', at: 0, seat: frame.seat });
        return 'next';
      }
      if (hasSecondAction(state, frame)) {
        frame.first = frame.action;
        frame.at = CHOOSE;
        return 'stay';
      }
      passTurn(state);
      return 'end';
    },
  },
  {
    run(state, { action }, log) {
      const marker = startSpace(state.setup);
      state.markers[action] = marker;
      log?.push({ type: 'marker-reset', rule: 'A-TURN-8', action: actionName(action), marker });
      passTurn(state);
      return 'end';
    },
  },
);

/** By the first action: the actions on lower rows (A-TURN-5). */
const LOWER_ACTIONS: readonly (readonly ActionName[])[] = ACTION_NAMES.map((_, first) =>
  ACTION_NAMES.slice(first + 1),
);

function actionsOf({ first }: TurnFrame): readonly ActionName[] {
  return first < 0 ? ACTION_NAMES : (LOWER_ACTIONS[first] ?? missing());
}

/** A-TURN-6. */
function hasSecondAction(state: AnkhState, { seat, action, first }: TurnFrame): boolean {
  return first < 0 && action !== UNLOCK && !isMerged(state, teamOfSeat(state, seat));
}

/** A-TURN-11: to the next seat clockwise that is still in the game. */
function passTurn(state: AnkhState): void {
  const { players } = state.setup;
  let seat = state.turn;
  do seat = (seat + 1) % players;
  while (teamOfSeat(state, seat) < 0);
  state.turn = seat;
}
