import type { BaseState, Decision, Fact, Outcome, Seat, Viewer } from '@ennead/kernel';
import type { Frame } from '../reel/frame.ts';
import { type InParts, inParts } from '../ui/parts.svelte.ts';
import { share } from '../ui/share.ts';
import type { ClockState, Connection, Next, Room, SeatInfo, Snapshot, UndoState } from './snapshot.ts';

/** A snapshot without the way that led there. */
export type Standing = Omit<Snapshot, 'since' | 'stops' | 'by'>;

/** The table at a frame, with what happened on the way to it. Nothing is asked, and nobody has won, before the present. */
export function standingAt(
  latest: Snapshot,
  { view, number, moment, by }: Frame,
  facts: readonly Fact[],
  isPresent: boolean,
): Standing {
  if (isPresent) return { ...latest, view, facts };
  return {
    ...latest,
    view,
    number,
    moment,
    facts,
    decisions: [],
    joint: [],
    owing: [],
    next: null,
    waiting: by === null ? [] : [by],
    outcome: null,
    undo: { step: null, turn: null, ask: null, request: latest.undo.request },
  };
}

/**
 * The table as it is drawn, a signal for each thing about it: what hangs on one of them is not asked whether the others
 * changed. With a move nearly everything is said anew, and nearly everything is as before.
 */
export class Shown implements Standing {
  game = $state.raw('');
  number = $state.raw(0);
  moment = $state.raw(0);
  view: BaseState = $state.raw() as BaseState;
  viewer: Viewer = $state.raw(null);
  facts: readonly Fact[] = $state.raw([]);
  decisions: readonly Decision[] = $state.raw([]);
  joint: readonly Decision[] = $state.raw([]);
  proposals: NonNullable<Standing['proposals']> = $state.raw([]);
  owing: readonly Seat[] = $state.raw([]);
  next: Next | null = $state.raw(null);
  waiting: readonly Seat[] = $state.raw([]);
  seats: readonly SeatInfo[] = $state.raw([]);
  outcome: Outcome | null = $state.raw(null);
  undo: UndoState = $state.raw() as UndoState;
  clock: ClockState | null = $state.raw(null);
  connection: Connection = $state.raw('here');
  practice = $state.raw(false);
  room: Room | null = $state.raw(null);
  readonly #parts: InParts<BaseState>;

  constructor(first: Standing) {
    this.#parts = inParts(first.view);
    this.show(first);
  }

  /** The view as well, a signal for each part of it. */
  get parts(): BaseState {
    return this.#parts.now;
  }

  /** Views share already; facts that come again have happened again. */
  show(next: Standing): void {
    this.game = next.game;
    this.number = next.number;
    this.moment = next.moment;
    this.view = next.view;
    this.#parts.show(next.view);
    this.viewer = next.viewer;
    this.facts = next.facts;
    this.decisions = share(this.decisions, next.decisions);
    this.joint = share(this.joint, next.joint ?? []);
    this.proposals = share(this.proposals, next.proposals ?? []);
    this.owing = share(this.owing, next.owing);
    this.next = share(this.next, next.next);
    this.waiting = share(this.waiting, next.waiting);
    this.seats = next.seats;
    this.outcome = share(this.outcome, next.outcome);
    this.undo = share(this.undo, next.undo);
    this.clock = share(this.clock, next.clock);
    this.connection = next.connection;
    this.practice = next.practice;
    this.room = share(this.room, next.room);
  }
}
