import { freeUndo, missing, type Seat } from '@ennead/kernel';
import type { Play } from './play.ts';
import { numberAt, standingAt, stepAt } from './steps.ts';

/** Numbers of a stream that its seat can go back to; null where it cannot. */
export interface UndoView {
  /** Free: one decision back, and back to where the seat's free moves began. */
  readonly step: number | null;
  readonly turn: number | null;
  /** Before the seat's last decision, if the others agree. */
  readonly ask: number | null;
}

const NOWHERE: UndoView = { step: null, turn: null, ask: null };

/**
 * The lowest number of moves the seat may go back to on its own; the number of moves now when it may not.
 * While answers are secret nobody may: that it is no longer possible would tell that somebody has answered.
 */
function freeTo({ match }: Play, seat: Seat): number {
  const { moves, open } = match;
  return open.length === 0 || open.some(({ secret }) => secret !== undefined)
    ? moves.length
    : freeUndo(moves, seat);
}

/** Where the seat may go back to, in numbers of its stream. */
export function undoView(play: Play, seat: Seat): UndoView {
  const { moves, open } = play.match;
  if (open.length === 0) return NOWHERE;
  const at = (keep: number) =>
    numberAt(play.steps, seat, keep === 0 ? -1 : (play.steps.standing[keep - 1] ?? missing()));
  const free = freeTo(play, seat);
  const own = moves.findLastIndex((move) => move.seat === seat);
  return {
    step: free < moves.length ? at(moves.length - 1) : null,
    turn: free < moves.length ? at(free) : null,
    ask: own >= 0 ? at(own) : null,
  };
}

/** How many moves stand at that number of the seat's stream, and whether going there is free. */
export function undoTarget(play: Play, seat: Seat, to: number): { keep: number; free: boolean } | undefined {
  const index = stepAt(play.steps, seat, to);
  const keep = index === undefined ? undefined : standingAt(play.steps, index);
  if (keep === undefined || keep >= play.match.moves.length) return undefined;
  return { keep, free: keep >= freeTo(play, seat) };
}
