import { type Fact, factsFor, type Seat, type Viewer } from '@ennead/kernel';
import type { Step } from './steps.ts';

/** Facts of answers in a window that is still open: for later. */
export interface Untold {
  readonly seat: Seat;
  readonly secret: string;
  readonly facts: readonly Fact[];
}

/** What a step tells. `by` is null where it must not be known who answered last. */
export interface Telling {
  readonly kind: 'move' | 'undo';
  readonly by: Seat | null;
  readonly at: number;
  /** Null: everybody sees it; else only this seat. */
  readonly only: Seat | null;
  facts(viewer: Viewer): readonly Fact[];
}

/**
 * Turns a step into what each viewer is told. Answers in a secret window are told to their seat alone; when the window
 * closes all of them come out together, in the order of seats, so that neither time nor order says who did what when.
 */
export function tell(untold: Untold[], step: Step, facts: readonly Fact[]): Telling {
  const { kind, seat, secret, hidden, at } = step;
  if (kind === 'undo') return { kind, by: seat, at, only: null, facts: () => [] };
  if (secret === null) {
    const toAll = facts.every(({ to }) => to === undefined);
    return {
      kind,
      by: seat,
      at,
      only: null,
      facts: (viewer) => (toAll ? facts : factsFor(facts, viewer)),
    };
  }
  if (hidden) {
    untold.push({ seat, secret, facts });
    return { kind, by: seat, at, only: seat, facts: (viewer) => factsFor(facts, viewer) };
  }
  const coming = untold.filter((each) => each.secret === secret).sort((a, b) => a.seat - b.seat);
  const later = untold.filter((each) => each.secret !== secret);
  untold.splice(0, untold.length, ...later);
  return {
    kind,
    by: null,
    at,
    only: null,
    facts: (viewer) => [
      ...coming.flatMap((each) => (each.seat === viewer ? [] : factsFor(each.facts, viewer))),
      ...factsFor(facts, viewer),
    ],
  };
}
