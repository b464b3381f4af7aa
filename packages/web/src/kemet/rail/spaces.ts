import { type Idle, idleReason, type KemetState } from '@ennead/kemet/tables';
import type { Option, Seat } from '@ennead/kernel';
import { actionIcons } from '../looks.ts';
import { ACTION_SPACES, type ActionKey, actionName, type Row, rowName } from '../names.ts';
import { t } from '../words.ts';

/** A space of a player's action board. */
export interface Space {
  readonly id: string;
  readonly row: Row;
  readonly action: ActionKey;
  readonly token: 'regular' | 'silver' | null;
  /** What takes it now; null: it cannot be taken. */
  readonly option: Option | null;
  /** Why it would do nothing; null: it would do something. */
  readonly idle: Idle | null;
}

export interface SpaceRow {
  readonly row: Row;
  readonly spaces: readonly Space[];
  readonly isEmpty: boolean;
}

/** A token is asked for. */
export interface Asking {
  readonly isSilver: boolean;
  isLegal(option: Option): boolean;
}

const ROWS: readonly Row[] = ['top', 'middle', 'bottom'];

/** The action board of a player, row by row; `asking`: null where no token is asked for. */
export function rowsOf(view: KemetState, seat: Seat, asking: Asking | null): SpaceRow[] {
  const spaces = ACTION_SPACES.map((space, index): Space => {
    const isTaken = (((view.spaces[seat] ?? 0) >> index) & 1) === 1;
    const option = asking?.isSilver ? `silver:${space.id}` : space.id;
    return {
      ...space,
      token: !isTaken ? null : view.silver[seat] === index ? 'silver' : 'regular',
      option: asking?.isLegal(option) ? option : null,
      idle: asking === null ? null : idleReason(view, seat, index),
    };
  });
  return ROWS.map((row) => {
    const inRow = spaces.filter((space) => space.row === row);
    return { row, spaces: inRow, isEmpty: inRow.every(({ token }) => token === null) };
  });
}

/** A space with all that is written on it and read out of it. */
export function inWords(space: Space) {
  const name = actionName(space.action);
  const why = space.option !== null && space.idle !== null ? t(`idle.${space.idle}`) : null;
  const state = t(space.token === null ? 'rail.free' : 'rail.taken');
  const label = [name, rowName(space.row), state, why].filter((words) => words !== null).join(', ');
  return { space, name, why, label, icon: actionIcons[space.action] ?? 'footsteps' };
}
