import type { BaseState, Fact, Seat, StopView } from '@ennead/kernel';
import type { Fresh, Moved, Proposal, UndoAsk } from '@ennead/wire';

/** What the server told one viewer so far: the latest position, kept up to date by small steps. */
export interface Stream {
  readonly position: Fresh | Moved;
  readonly view: BaseState;
  /** New since the position number `since`; empty after a fresh view. */
  readonly facts: readonly Fact[];
  readonly since: number;
  /** The views on the way, and who made the step. */
  readonly stops: readonly StopView[];
  readonly by: Seat | null;
  readonly ask: UndoAsk | null;
}

/** The stream with what is proposed now. */
export function withProposals(stream: Stream, proposals: readonly Proposal[]): Stream {
  return { ...stream, position: { ...stream.position, proposals: [...proposals] } };
}

/** The stream after a message; null: a step is missing and the whole view must be asked for. */
export function follow(stream: Stream | null, message: Fresh | Moved): Stream | null {
  if (message.type === 'fresh')
    return {
      position: message,
      view: message.view as unknown as BaseState,
      facts: [],
      since: message.number,
      stops: [],
      by: null,
      ask: message.ask,
    };
  if (stream === null || message.number !== stream.position.number + 1) return null;
  const view: Record<string, unknown> = { ...stream.view, ...message.changed };
  for (const key of message.removed) delete view[key];
  return {
    position: message,
    view: view as unknown as BaseState,
    ...(message.kind === 'undo'
      ? { facts: [], since: message.number, stops: [], by: null }
      : { facts: message.facts, since: stream.position.number, stops: message.stops, by: message.by }),
    ask: stream.ask,
  };
}
