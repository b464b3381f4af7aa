import type { Decision, Json, Option, Seat } from '@ennead/kernel';

/** An answer that somebody laid down in advance: for a kind of question, and what it is about, where that matters. */
export interface PlannedAnswer {
  readonly kind: string;
  /** Only where the question is about this; of an object only the named fields count. Absent: whatever it is about. */
  readonly about?: Json;
  readonly option: Option;
  /** `others`: only while it is not one's own turn. */
  readonly turn: 'any' | 'others';
}

/** What a plan says to the questions of a seat. */
export interface Planned<P extends PlannedAnswer> {
  readonly plan: P;
  /** The rules offer the answer. Otherwise the plan no longer fits, and its question waits for its person. */
  readonly fits: boolean;
}

/** What is planned for what a seat is asked now: the first that fits, else the first that would have; null: nothing. */
export function plannedFor<P extends PlannedAnswer>(
  plans: readonly P[],
  asked: readonly Decision[],
  seat: Seat,
  active: Seat | undefined,
): Planned<P> | null {
  const isOwnTurn = active === seat;
  const meant = plans.flatMap((plan) => {
    if (plan.turn === 'others' && isOwnTurn) return [];
    const questions = asked.filter(
      (decision) =>
        decision.seat === seat && decision.kind === plan.kind && isAbout(plan.about, decision.about),
    );
    if (questions.length === 0) return [];
    return [{ plan, fits: questions.some(({ options }) => options.includes(plan.option)) }];
  });
  return meant.find(({ fits }) => fits) ?? meant[0] ?? null;
}

/** Whether a question is about what was meant. */
function isAbout(meant: Json | undefined, about: Json | undefined): boolean {
  if (meant === undefined) return true;
  if (!isFields(meant)) return JSON.stringify(meant) === JSON.stringify(about);
  return (
    isFields(about) &&
    Object.keys(meant).every((key) => Object.hasOwn(about, key) && isAbout(meant[key], about[key]))
  );
}

function isFields(value: Json | undefined): value is { readonly [key: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
