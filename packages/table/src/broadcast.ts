import {
  type Fact,
  factsFor,
  type Game,
  type Seat,
  type Seen,
  type Stop,
  type StopView,
  stopsFor,
  stopsText,
  type Texts,
  type Viewer,
} from '@ennead/kernel';
import type { Step } from './steps.ts';

/** Facts of answers in a window that is still open: for later. */
export interface Untold {
  readonly seat: Seat;
  readonly secret: string;
  readonly facts: readonly Fact[];
}

/** What a step tells. `by` is null where it must not be known who answered last. */
export interface Broadcast {
  readonly kind: 'move' | 'undo';
  readonly by: Seat | null;
  readonly at: number;
  /** Null: everybody sees it; else only this seat. */
  readonly only: Seat | null;
  facts(viewer: Viewer): readonly Fact[];
  /** The way there for a viewer who saw `before`; empty where only the end may be seen. */
  stops(game: Game, viewer: Viewer, before: object): readonly StopView[];
  /** The same as JSON; what several see alike is written once. */
  stopsText(game: Game, viewer: Viewer, before: Seen, texts?: Texts): string;
}

const NO_STOPS = { stops: () => [], stopsText: () => '[]' };

/**
 * Turns a step into what each viewer is told. Answers in a secret window are told to their seat alone; when the window
 * closes all of them come out together, in the order of seats, so that neither time nor order says who did what when.
 */
export function broadcastOf(
  untold: Untold[],
  step: Step,
  facts: readonly Fact[],
  stops: readonly Stop[] = [],
): Broadcast {
  const { kind, seat, secret, hidden, at } = step;
  if (kind === 'undo') return { kind, by: seat, at, only: null, facts: () => [], ...NO_STOPS };
  // While a window is open, a state on the way would show who has answered in it.
  const stopsAfter = (told: (viewer: Viewer) => number): Pick<Broadcast, 'stops' | 'stopsText'> =>
    untold.length > 0 || stops.length === 0
      ? NO_STOPS
      : {
          stops: (game, viewer, before) => stopsFor(game, viewer, before, facts, stops, told(viewer)),
          stopsText: (game, viewer, before, texts) =>
            stopsText(game, viewer, before, facts, stops, told(viewer), texts),
        };
  if (secret === null) {
    const toAll = facts.every(({ to }) => to === undefined);
    return {
      kind,
      by: seat,
      at,
      only: null,
      facts: (viewer) => (toAll ? facts : factsFor(facts, viewer)),
      ...stopsAfter(() => 0),
    };
  }
  if (hidden) {
    untold.push({ seat, secret, facts });
    return { kind, by: seat, at, only: seat, facts: (viewer) => factsFor(facts, viewer), ...NO_STOPS };
  }
  const coming = untold.filter((each) => each.secret === secret).sort((a, b) => a.seat - b.seat);
  const later = untold.filter((each) => each.secret !== secret);
  untold.splice(0, untold.length, ...later);
  const comingTo = (viewer: Viewer) =>
    coming.flatMap((each) => (each.seat === viewer ? [] : factsFor(each.facts, viewer)));
  return {
    kind,
    by: null,
    at,
    only: null,
    facts: (viewer) => [...comingTo(viewer), ...factsFor(facts, viewer)],
    ...stopsAfter((viewer) => comingTo(viewer).length),
  };
}
